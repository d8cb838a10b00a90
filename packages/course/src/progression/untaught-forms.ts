import type { Course } from "../course/course.ts";
import type { KazakhKnowledge, KazakhReading } from "../gate/kazakh-knowledge.ts";
import { kazakhWords } from "../gate/kazakh-problems.ts";
import { taughtPart } from "../grammar/taught-part.ts";
import { particle } from "./particle-variants.ts";
import type { TaughtSoFar } from "./taught-so-far.ts";

/** A word whose every reading asks for grammar that is not taught yet. */
export interface UntaughtForm {
  readonly word: string;
  /** What its likeliest reading lacks, as points name it in `teaches`: `cond`, `helper:a:алу`, `word:екен`. */
  readonly lacks: readonly string[];
}

/** Finds forms that a learner cannot explain yet. */
export interface FormJudge {
  /** @param chunks sentences and phrases that are learned whole */
  untaughtIn(sentence: string, taught: TaughtSoFar, chunks: readonly string[]): UntaughtForm[];
}

/** Cases that are built into a pronoun's form: маған. */
const CASES: Readonly<Record<string, string>> = {
  Gen: "gen",
  Dat: "dat",
  Acc: "acc",
  Loc: "loc",
  Abl: "abl",
  Ins: "ins",
};

/** Endings of what is owned, by the owner. */
const OWNER: Readonly<Record<string, string>> = {
  мен: "pss1s",
  сен: "pss2s",
  сіз: "pss2f",
  ол: "pss3",
  біз: "pss1p",
};

/** Parts of speech whose spelling follows the word before. */
const PARTICLES: ReadonlySet<string> = new Set(["PART", "CCONJ", "SCONJ"]);

/** Suffixes that make a word: whoever has learned the word need not have learned them. */
const WORD_MAKING: ReadonlySet<string> = new Set(
  "passL passN causT causD causG recp attr rel agent worthy prone ord coll lyq shy ly syz mate house shyl sha ys la lan las".split(
    " ",
  ),
);

/** The bare stem as a bid (кел!) is taught with the polite one (келіңіз). */
const BID = "imp2f";

export function makeFormJudge(course: Course, kazakh: KazakhKnowledge): FormJudge {
  const helpers = new Set<string>();
  const words = new Set<string>();
  for (const part of course.grammar.flatMap(({ teaches }) => teaches.map(taughtPart))) {
    if (part.kind === "helper") helpers.add(`${part.converb}:${part.lemma}`);
    if (part.kind === "word") words.add(part.lemma.toLowerCase());
  }

  return {
    untaughtIn(sentence, taught, chunks) {
      const tokens = kazakhWords(sentence);
      const whole = wholePlaces(tokens, [...taught.expressions, ...chunks.map(wordsOf)]);
      return tokens.flatMap((word, at) => {
        const folded = word.toLowerCase();
        if (whole.has(at) || taught.words.has(particle(folded))) return [];
        const before = kazakh.readingsOf(tokens[at - 1] ?? "");
        const after = kazakh.readingsOf(tokens[at + 1] ?? "");
        const lacked = (readings: readonly KazakhReading[]) =>
          readings.map((reading) => lackedBy(reading, folded, before, after, taught));
        const likely = lacked(kazakh.readingsOf(word));
        const isTaught = (lacks: readonly string[]) => lacks.length === 0;
        if (likely.length === 0 || likely.some(isTaught)) return [];
        if (lacked(kazakh.rareReadingsOf(word)).some(isTaught)) return [];
        const lacks = likely.reduce((least, one) => (one.length < least.length ? one : least));
        return [{ word, lacks }];
      });
    },
  };

  function lackedBy(
    reading: KazakhReading,
    word: string,
    before: readonly KazakhReading[],
    after: readonly KazakhReading[],
    taught: TaughtSoFar,
  ): string[] {
    const own = reading.lemma.toLowerCase();
    const lemma = PARTICLES.has(reading.upos) ? particle(own) : own;
    const isLearned = taught.words.has(lemma);
    const asked = reading.suffixes.filter((id) => !isLearned || !WORD_MAKING.has(id));
    if (reading.upos === "PRON") {
      const built = CASES[reading.features.Case ?? ""];
      if (asked.length === 0 && word !== own && built !== undefined) asked.push(built);
      // Менің, сенің are learned with the endings of what is owned
      if (asked[0] === "gen" && taught.suffixes.has(OWNER[own] ?? "")) asked.shift();
    }
    if (reading.features.Mood === "Imp" && asked.length === 0) asked.push(BID);
    const lacks = asked.filter((id) => !taught.suffixes.has(id));
    // A helper verb is taught with the converb before it: барып жатырмын
    const converb = converbOf(reading.suffixes);
    const isHelped = after.some(({ lemma: verb }) => taught.helpers.has(`${converb}:${verb}`));
    if (lacks.length === 1 && lacks[0] === asked.at(-1) && isHelped) lacks.pop();
    const helper = helperAfter(before, reading);
    if (helper !== undefined && !taught.helpers.has(helper)) lacks.push(`helper:${helper}`);
    if (words.has(lemma) && !isLearned) lacks.push(`word:${lemma}`);
    return lacks;
  }

  /** The helper that a reading is after the word before it; undefined where it may be a verb by itself. */
  function helperAfter(
    before: readonly KazakhReading[],
    { upos, lemma }: KazakhReading,
  ): string | undefined {
    if (upos !== "VERB" && upos !== "AUX") return undefined;
    const found = new Set(
      before.map(({ suffixes }) => {
        const helper = `${converbOf(suffixes)}:${lemma}`;
        return helpers.has(helper) ? helper : undefined;
      }),
    );
    return found.has(undefined) ? undefined : [...found][0];
  }
}

/** The converb that a form may be, as helpers name it; -май takes the helpers of -ып: жүрмей қалды. */
function converbOf(suffixes: readonly string[]): "p" | "a" | undefined {
  const last = suffixes.at(-1);
  if (last === "conv") return "p";
  if (last !== "pres") return undefined;
  return suffixes.at(-2) === "neg" ? "p" : "a";
}

const wordsOf = (text: string): string[] => kazakhWords(text).map((word) => word.toLowerCase());

/** Places of words that stand in one of the runs of words, as written there. */
function wholePlaces(
  tokens: readonly string[],
  runs: readonly (readonly string[])[],
): ReadonlySet<number> {
  const folded = tokens.map((word) => word.toLowerCase());
  const places = new Set<number>();
  for (const run of runs) {
    const [first] = run;
    if (first === undefined) continue;
    for (let at = folded.indexOf(first); at !== -1; at = folded.indexOf(first, at + 1)) {
      if (run.every((word, offset) => folded[at + offset] === word))
        run.forEach((_, offset) => {
          places.add(at + offset);
        });
      // The last word of an expression may carry endings of its own: сатып аламын
      else if (run.slice(0, -1).every((word, offset) => folded[at + offset] === word))
        run.slice(0, -1).forEach((_, offset) => {
          places.add(at + offset);
        });
    }
  }
  return places;
}
