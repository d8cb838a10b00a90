import { wordsOf } from "../../text/fold.ts";

/** One place of a pattern: words that may stand there, or a slot. */
interface Step {
  /** Alternatives, each of one or more words; a last `*` leaves the end of a word open. */
  readonly words?: readonly (readonly RegExp[])[];
  readonly slot?: string;
  readonly optional: boolean;
}

/** How something is said, made ready to be matched. */
export interface Pattern {
  readonly steps: readonly Step[];
  /** Words that must stand in the sentence, in any of these spellings. */
  readonly needed: readonly RegExp[];
}

/** What stands in each slot of a sentence. */
export type Slots = Readonly<Record<string, string>>;

const open = (word: string): RegExp =>
  new RegExp(`^${word.replace(/[.?+^$()[\]\\]/g, "\\$&").replace(/\*/g, "\\p{L}*")}$`, "u");

/**
 * A pattern of words (`a|b` alternatives, `a_b` two words, `word*` any end, `(word)` may be missing) and slots
 * (`{x}`).
 */
export function readPattern(text: string): Pattern {
  const steps = text.split(" ").map((token): Step => {
    const optional = token.startsWith("(");
    const bare = optional ? token.slice(1, -1) : token;
    const slot = /^\{(.+)\}$/.exec(bare)?.[1];
    return slot === undefined
      ? { words: bare.split("|").map((one) => one.split("_").map(open)), optional }
      : { slot, optional };
  });
  const needed = steps.flatMap(({ words, optional }) =>
    words && !optional && words.length === 1 ? (words[0] ?? []) : [],
  );
  return { steps, needed };
}

/** Words of a sentence, with the places before which a comma stands. */
export interface PatternWords {
  readonly words: readonly string[];
  readonly commas: ReadonlySet<number>;
}

/** Words of a folded sentence as patterns see them; `left` out are words that ask for nothing. */
export function patternWords(folded: string, left: RegExp): PatternWords {
  const commas = new Set<number>();
  const words: string[] = [];
  for (const part of folded.split(",")) {
    if (words.length > 0) commas.add(words.length);
    words.push(...wordsOf(part).filter((word) => !left.test(word)));
  }
  return { words, commas };
}

/** Every way a sentence fits a pattern; a slot ends rather at a comma, and where a clause may begin. */
export function* fits({ steps, needed }: Pattern, told: PatternWords): Generator<Slots> {
  if (!needed.every((one) => told.words.some((word) => one.test(word)))) return;
  yield* from(steps, 0, told, 0, {});
}

const BEGINS =
  /^(?:i|you|he|she|it|we|they|the|my|your|his|her|our|their|this|that|there|я|ты|вы|он|она|мы|они|мой|моя|мои|наш|наша|это)$/;

function* from(
  steps: readonly Step[],
  step: number,
  told: PatternWords,
  at: number,
  slots: Slots,
): Generator<Slots> {
  const { words, commas } = told;
  const here = steps[step];
  if (!here) {
    if (at === words.length) yield slots;
    return;
  }
  if (here.slot !== undefined) {
    const ends = words.map((_, end) => end + 1).slice(at);
    const rank = (end: number): number =>
      commas.has(end) ? 0 : BEGINS.test(words[end] ?? "") ? 1 : 2;
    const isPair = /^[ab]$/.test(here.slot) && /^[ab]$/.test(steps[step + 1]?.slot ?? "");
    // Two clauses part at the comma, where there is one
    const hasComma = isPair && [...commas].some((comma) => comma > at);
    const parting = hasComma ? ends.filter((end) => commas.has(end)) : ends;
    // What stands behind a comma is another clause
    const isClause = /^[ab]$/.test(here.slot);
    const within = (end: number): boolean =>
      isClause && [...commas].some((comma) => comma > at && comma < end);
    for (const end of parting.sort((a, b) => rank(a) - rank(b) || a - b)) {
      if (within(end)) continue;
      yield* from(steps, step + 1, told, end, {
        ...slots,
        [here.slot]: words.slice(at, end).join(" "),
      });
    }
  } else {
    for (const one of here.words ?? [])
      if (one.every((word, off) => word.test(words[at + off] ?? "")))
        yield* from(steps, step + 1, told, at + one.length, slots);
  }
  if (here.optional) yield* from(steps, step + 1, told, at, slots);
}
