import { type Random, shuffled } from "../../quiz/random.ts";
import { keepsFixed } from "../fixed-order.ts";
import type { Answer, OrderItem, Tile, Verdict } from "../item.ts";
import { judgeTiles } from "../judge-tiles.ts";
import type { Making } from "../making.ts";
import type { SentenceMaterial, SentenceToken } from "../material.ts";
import { sentenceSubjects, wordsIn } from "../subject.ts";
import { mistake, rightVerdict, wrongVerdict } from "../verdict.ts";

/** Words of a sentence that is asked for in order. */
export const MIN_ORDERED = 3;
export const MAX_ORDERED = 12;
/** Broken harmony would give a false tile away; what is right elsewhere does not. */
const FALSE_SLIPS: ReadonlySet<string> = new Set(["case", "person", "possessive"]);
/** The point that any order leads to. */
const WORD_ORDER = "word-order";

/** The Kazakh sentence from tiles, one or two of which do not belong. Null for sentences too short or long. */
export function makeOrder(sentence: SentenceMaterial, { chance, pace }: Making): OrderItem | null {
  const { tokens } = sentence;
  if (tokens.length < MIN_ORDERED || tokens.length > MAX_ORDERED) return null;
  const own = tokens.map(({ tile }): Tile => ({ text: tile, slip: null, point: null }));
  const wrong = falseTiles(tokens, chance);
  const tiles = shuffled([...own, ...wrong], chance);
  return {
    kind: "order",
    key: `order:${sentence.id}`,
    subjects: sentenceSubjects(sentence),
    words: wordsIn(sentence),
    points: sentence.points,
    seconds: pace.tiles(tiles.length),
    needs: [],
    sentence,
    tiles,
    accepted: [
      own.map(({ text }) => text),
      ...sentence.also.map(tilesOfText),
      ...sentence.orders.map((order) => order.map((at) => tokens[at]?.tile ?? "")),
    ],
  };
}

function falseTiles(tokens: readonly SentenceToken[], chance: Random): Tile[] {
  const own = new Set(tokens.map(({ tile }) => tile.toLowerCase()));
  const most = tokens.length < 5 ? 1 : 2;
  const from = shuffled(tokens, chance).flatMap(({ wrong }) => {
    const fit = wrong.filter(
      ({ text, slip }) => FALSE_SLIPS.has(slip) && !own.has(text.toLowerCase()),
    );
    return fit[Math.floor(chance() * fit.length)] ?? [];
  });
  return from.slice(0, most).map(({ text, slip, point }) => ({ text, slip, point }));
}

const tilesOfText = (text: string): string[] =>
  text
    .split(/\s+/)
    .map((word) => word.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, ""))
    .filter((word) => word !== "");

/**
 * Any accepted wording is right; one that is not ours is said to be said, too. Of an order that is neither known
 * nor surely wrong it is said that we do not know it: it does not count.
 */
export function judgeOrder({ sentence, tiles, accepted }: OrderItem, given: Answer): Verdict {
  const found = accepted.findIndex((wording) => sameTiles(wording, given));
  if (found !== -1) return rightVerdict(sentence.kz, found === 0 ? null : "also-said");
  if (mayBeSaid(sentence, given)) return rightVerdict(sentence.kz, "unknown-order");
  const ours = accepted[0] ?? [];
  const used = given.flatMap(
    (text) => tiles.find((tile) => tile.slip !== null && tile.text === text) ?? [],
  );
  const false_ = used[0];
  if (false_?.slip != null) {
    const expected = meantBy(sentence, false_.text);
    return wrongVerdict(
      sentence.kz,
      mistake(false_.slip, false_.text, expected, { point: false_.point }),
    );
  }
  return judgeTiles(given, ours, sentence.kz, WORD_ORDER);
}

/** All words of the sentence, in an order that is none of ours and breaks nothing that we know of. */
function mayBeSaid(
  // A unit that a browser kept before there was such a thing says nothing of it
  { tokens, fixed = null }: SentenceMaterial,
  given: Answer,
): boolean {
  const tiles = tokens.map(({ tile }) => tile);
  const sorted = (texts: Answer) => texts.map((text) => text.toLowerCase()).sort();
  return (
    fixed !== null && sameTiles(sorted(tiles), sorted(given)) && keepsFixed(fixed, tiles, given)
  );
}

const meantBy = ({ tokens }: SentenceMaterial, wrong: string): string | null =>
  tokens.find((token) => token.wrong.some(({ text }) => text === wrong))?.tile ?? null;

const sameTiles = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length &&
  one.every((text, at) => text.toLowerCase() === other[at]?.toLowerCase());
