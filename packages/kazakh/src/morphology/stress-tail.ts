import { analyse } from "./analyse.ts";
import type { SuffixId } from "./suffix-table.ts";

/** Suffixes that carry no stress at the end of a word. Source: school grammar (екпін түспейтін қосымшалар). */
const UNSTRESSED: ReadonlySet<SuffixId> = new Set<SuffixId>([
  "ins",
  "like",
  "manner",
  "ques",
  "please",
  "cop1s",
  "cop2s",
  "cop2f",
  "cop1p",
  "cop2p",
  "cop2pf",
]);

const BEFORE_SHA = /[^аәеоөұүыі]ш[ае]$/;
const MADE_WITH_SHA: ReadonlySet<string> = new Set(["ADV", "PRON"]);

/**
 * The end of a word that carries no stress, suffix by suffix (барамын: мын, адаммен: мен), by the
 * likeliest reading of the word; empty for a word the lexicon does not know. A negated verb is stressed
 * before -ма, whatever follows (бармады: ма, ды).
 */
export const stressTail = (word: string): readonly string[] => {
  const [reading] = analyse(word);
  if (reading === undefined || reading.guessed) return [];
  const { suffixes } = reading;
  const negated = suffixes.findIndex(({ id }) => id === "neg");
  let from = suffixes.length;
  while (from > 0 && UNSTRESSED.has(suffixes[from - 1]?.id as SuffixId)) from--;
  if (negated >= 0) from = Math.min(from, negated);
  // Dictionary words made with -ша are stressed before it as well: қазақша, онша
  if (suffixes.length === 0 && BEFORE_SHA.test(word) && MADE_WITH_SHA.has(reading.upos))
    return [word.slice(-2)];
  const tail = suffixes.slice(from).map(({ surface }) => surface);
  // A word all of whose syllables belong to the tail has its stress by the plain rule.
  return tail.join("").length < word.length ? tail : [];
};
