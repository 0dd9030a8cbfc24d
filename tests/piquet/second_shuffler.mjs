// Makes packs as the rules page "Checking deals" of the bot describes it. It was written from that page alone, and
// shares no code with the bot. Standard input has one JSON object a line: number, secret, cuts, deals. Each is answered
// with a line: the fingerprint, the pack of each deal, the pack of the cut, and the seed of the house.
import { createHash, createHmac } from "node:crypto";
import { createInterface } from "node:readline";

const lines = (...all) => all.map((line) => line + "\n").join("");
const hash = (text) => createHash("sha256").update(text, "utf8").digest("hex");
const wordHash = (words) => (/^sha256:[0-9a-f]{64}$/.exec(words) ? words.slice(7) : hash(words));

function* bytes(secret, purpose, cuts, past) {
  for (let block = 0; ; block++) {
    const text = lines("piquet 1", purpose, ...cuts.map(wordHash), past, `block ${block}`);
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

function answer({ number, secret, cuts, deals }) {
  const packs = [...deals, null].map((_, n) => {
    const before = deals.slice(0, n).map((deal) => lines(deal.dealer, ...deal.hands, deal.talon, ...deal.actions, ""));
    return pack(bytes(secret, `pack ${n}`, cuts, hash(before.join(""))));
  });
  const seed = bytes(secret, "house", cuts, hash(""));
  return {
    commitment: hash(lines("piquet 1", "commitment", number, secret)),
    packs,
    cut: pack(bytes(secret, "cut 0", cuts, hash(""))),
    seed: Array.from({ length: 8 }, () => BigInt(seed.next().value)).reduce((sum, byte) => sum * 256n + byte).toString(),
  };
}

for await (const line of createInterface({ input: process.stdin })) {
  console.log(JSON.stringify(answer(JSON.parse(line))));
}
