import { analyse } from "@tilashar/kazakh/morphology";
import type { Clause } from "./clauses.ts";
import { isQuestionParticle } from "./question-words.ts";
import type { SpokenWord } from "./spoken-word.ts";

/** How a word stands to the word of its clause that carries the sentence stress. */
export type Accent = "before" | "nucleus" | "after" | "clitic";

/** Words that lean on the one before them and have no stress. Source: school grammar (екпін түспейтін шылаулар). */
const leaning =
  /^(?:да|де|та|те|ғой|қой|ғана|қана|ақ|ау|мыс|екен|еді|едім|едің|едік|екенсің|екенмін|мен|бен|пен|шы|ші)$/;

/** Words that make the one before them the news of the sentence: тек … ғана, … -ақ, … түгіл, … емес. */
const focusing = /^(?:ғана|қана|ақ|түгіл|емес(?:пін|сің|сіз|піз)?)$/;

/** The next word is the news. */
const pointing = /^(?:тек|әсіресе|тіпті|нақ|дәл)$/;

/** Who or what is meant is known. */
const known =
  /^(?:мен|сен|сіз|ол|біз|сендер|сіздер|олар|мұны|оны|бұл|сол|осы|маған|саған|оған|бізге|сізге|мені|сені|бізді|сізді)$/;

/** Pronouns, which are seldom the news. */
export const isKnownToBoth = ({ read }: Pick<SpokenWord, "read">): boolean => known.test(read);

export const isClitic = ({ read }: Pick<SpokenWord, "read">, at: number): boolean =>
  at > 0 && (isQuestionParticle(read) || leaning.test(read));

/**
 * What each word of a clause is. In a Kazakh sentence whose order says nothing else the sentence stress is
 * on the word before the predicate, which itself is low; a particle of focus moves it to the word before
 * it. Source: school grammar (логикалық екпін); for Turkic languages in general, S. Kamali, "Topics at the
 * PF interface of Turkish" (2011).
 */
export const accentsOf = (clause: Pick<Clause, "words" | "peak">): Accent[] => {
  const { words } = clause;
  const nucleus = clause.peak ?? nucleusOf(words);
  return words.map((word, at) => {
    if (isClitic(word, at) && at !== nucleus) return "clitic";
    return at < nucleus ? "before" : at === nucleus ? "nucleus" : "after";
  });
};

const nucleusOf = (words: readonly SpokenWord[]): number => {
  const focused = words.findLastIndex(({ read }, at) => at > 0 && focusing.test(read));
  if (focused > 0) return focused - 1;
  const pointed = words.findIndex(({ read }) => pointing.test(read));
  if (pointed >= 0 && pointed + 1 < words.length) return pointed + 1;
  let last = words.length - 1;
  while (last > 0 && isClitic(words[last] as SpokenWord, last)) last--;
  const predicate = predicateStart(words, last);
  let before = predicate - 1;
  while (before > 0 && isClitic(words[before] as SpokenWord, before)) before--;
  // "Мен келдім": the news is that I came.
  return predicate > last || before < 0 || known.test(words[before]?.read ?? "")
    ? Math.min(predicate, last)
    : before;
};

/** Where the verb begins that ends a clause, with the verbs it leans on (оқып отырмын); behind the end when there is none. */
const predicateStart = (words: readonly SpokenWord[], last: number): number => {
  const isVerb = (at: number): boolean => {
    const [reading] = analyse(words[at]?.read ?? "");
    return reading !== undefined && (reading.upos === "VERB" || reading.upos === "AUX");
  };
  if (!isVerb(last)) return last + 1;
  const [reading] = analyse(words[last - 1]?.read ?? "");
  const leans = last > 0 && reading?.features.VerbForm === "Conv" && isVerb(last - 1);
  return leans ? last - 1 : last;
};
