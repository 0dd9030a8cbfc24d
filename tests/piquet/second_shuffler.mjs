// Makes packs as the rules pages "Checking deals" and "The deal of the day" of the bot describe it. It was written from
// these pages alone, and shares no code with the bot. Standard input has one JSON object a line: number, secret, cuts,
// and how many deals; for a deal of the day also the numbers of the day and of the deal.
// Each is answered with a line: the fingerprint, the keys, the packs, the pack of the cut, and the seed of the house.
import { createHash, createHmac } from "node:crypto";
import { createInterface } from "node:readline";

const lines = (...all) => all.map((line) => line + "\n").join("");
const hash = (text) => createHash("sha256").update(text, "utf8").digest("hex");
const key = (words) => (/^key:[0-9a-f]{64}$/.exec(words) ? words.slice(4) : hash(lines("piquet 2", "words", words)));

function* bytes(secret, purpose, number, cuts) {
  for (let block = 0; ; block++) {
    const text = lines("piquet 2", purpose, number, ...cuts.map(key), `block ${block}`);
    yield* createHmac("sha256", Buffer.from(secret, "hex")).update(text, "utf8").digest();
  }
}

function pack(source) {
  const cards = [..."SHDC"].flatMap((suit) => [..."AKQJT987"].map((rank) => rank + suit));
  for (let i = 31; i >= 1; i--) {
    const limit = Math.floor(256 / (i + 1)) * (i + 1);
    let byte;
    do byte = source.next().value;
    while (byte >= limit);
    const j = byte % (i + 1);
    [cards[i], cards[j]] = [cards[j], cards[i]];
  }
  return cards.join(" ");
}

function answer({ number, secret, cuts, deals, day }) {
  const stream = (purpose) => bytes(secret, day ? `day ${day.join(" ")} ${purpose}` : purpose, number, cuts);
  const seed = stream("house");
  return {
    commitment: hash(lines("piquet 2", day ? "day" : "commitment", number, secret)),
    keys: cuts.map(key),
    packs: Array.from({ length: deals }, (_, n) => pack(stream(`pack ${n}`))),
    cut: pack(stream("cut 0")),
    seed: Array.from({ length: 8 }, () => BigInt(seed.next().value)).reduce((sum, byte) => sum * 256n + byte).toString(),
  };
}

for await (const line of createInterface({ input: process.stdin })) {
  console.log(JSON.stringify(answer(JSON.parse(line))));
}
