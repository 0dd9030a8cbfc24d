from pathlib import Path

from bot.__main__ import main
from bot.piquet.house.problems.problem import read_problems
from tests.cli.records import Capture


def test_the_command_makes_problems_one_by_one_and_checks_them(tmp_path: Path, capsys: Capture) -> None:
    file = str(tmp_path / "made" / "problems.jsonl")
    assert main(["problems", "--make", "1", "--seed", "12", "--grade", "easy", "--file", file]) == 0
    assert "1 of 1 (deals played:" in capsys.readouterr().out
    assert main(["problems", "--make", "1", "--seed", "12", "--grade", "easy", "--file", file]) == 0
    found = read_problems(Path(file))
    assert [problem.number for problem in found] == [1, 2]
    assert found[0].record != found[1].record
    capsys.readouterr()
    assert main(["problems", "--check", "--file", file]) == 0
    assert "Problems checked: 2, 2 of them with the master level. Wrong: 0." in capsys.readouterr().out
    assert main(["problems", "--file", file]) == 0
    assert capsys.readouterr().out == "Problems: 2 (2 easy, 0 medium, 0 hard).\n"


def test_a_problem_that_is_wrong_is_named(tmp_path: Path, capsys: Capture) -> None:
    file = tmp_path / "problems.jsonl"
    main(["problems", "--make", "1", "--seed", "2", "--grade", "easy", "--file", str(file)])
    file.write_text(file.read_text(encoding="utf-8").replace('"number":1', '"number":7'), encoding="utf-8")
    capsys.readouterr()
    assert main(["problems", "--check", "--file", str(file)]) == 2
    assert "Problem 7: its number does not match its place in the file" in capsys.readouterr().out


def test_a_file_that_holds_no_problems_is_refused(tmp_path: Path, capsys: Capture) -> None:
    file = tmp_path / "problems.jsonl"
    for text in ("nonsense", "{}", "[1]"):
        file.write_text(text, encoding="utf-8")
        assert main(["problems", "--check", "--file", str(file)]) == 2
        assert "cannot be read as a file of problems" in capsys.readouterr().err
