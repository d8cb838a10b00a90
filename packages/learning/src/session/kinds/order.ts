import { type Random, shuffled } from "../../quiz/random.ts";
import type { Answer, OrderItem, Tile, Verdict } from "../item.ts";
import { judgeTiles } from "../judge-tiles.ts";
import type { Making } from "../making.ts";
import type { SentenceMaterial, SentenceToken } from "../material.ts";
import { sentenceSubjects, wordsIn } from "../subject.ts";
import { mistake, rightVerdict, wrongVerdict } from "../verdict.ts";

const FEWEST = 3;
const MOST = 12;
/** Broken harmony would give a false tile away; what is right elsewhere does not. */
const FALSE_SLIPS: ReadonlySet<string> = new Set(["case", "person", "possessive"]);
/** The point that any order leads to. */
const WORD_ORDER = "word-order";

/** The Kazakh sentence from tiles, one or two of which do not belong. Null for sentences too short or long. */
export function makeOrder(sentence: SentenceMaterial, { chance, pace }: Making): OrderItem | null {
  const { tokens } = sentence;
  if (tokens.length < FEWEST || tokens.length > MOST) return null;
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
    accepted: [own.map(({ text }) => text), ...sentence.also.map(tilesOfText)],
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

/** Any accepted wording is right; one that is not ours is said to be said, too. */
export function judgeOrder({ sentence, tiles, accepted }: OrderItem, given: Answer): Verdict {
  const found = accepted.findIndex((wording) => sameTiles(wording, given));
  if (found !== -1) return rightVerdict(sentence.kz, found === 0 ? null : "also-said");
  const ours = accepted[0] ?? [];
  if (movesAdverb(sentence, ours, given)) return rightVerdict(sentence.kz, "also-said");
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

const meantBy = ({ tokens }: SentenceMaterial, wrong: string): string | null =>
  tokens.find((token) => token.wrong.some(({ text }) => text === wrong))?.tile ?? null;

/** Words of time, which stand at the start of a clause or after its subject as one likes. */
const OF_TIME = new Set(
  "бүгін ертең кеше қазір таңертең кешке түнде күндіз жазда қыста көктемде күзде әрқашан".split(
    " ",
  ),
);
const SUBJECTS = new Set(
  "мен сен сіз біз ол олар сендер сіздер менің сенің сіздің біздің".split(" "),
);

/** Whether one word of time of a plain clause stands first instead of after its subject, or the other way round. */
function movesAdverb(
  { tokens }: SentenceMaterial,
  ours: readonly string[],
  given: readonly string[],
): boolean {
  if (tokens.slice(0, -1).some(({ after }) => after !== "")) return false;
  const [first, second, ...rest] = ours.map((text) => text.toLowerCase());
  if (first === undefined || second === undefined) return false;
  const swaps =
    (OF_TIME.has(first) && SUBJECTS.has(second)) || (SUBJECTS.has(first) && OF_TIME.has(second));
  return swaps && sameTiles([second, first, ...rest], given);
}

const sameTiles = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length &&
  one.every((text, at) => text.toLowerCase() === other[at]?.toLowerCase());
