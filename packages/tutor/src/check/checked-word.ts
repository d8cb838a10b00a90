import type { Candidate } from "@tilashar/kazakh";
import type { Person } from "../grammar/clause.ts";
import { knownReadings } from "../text/chat-spelling.ts";

/** Kinds of slip the tutor can name. */
export type RuleName =
  | "look-alike"
  | "letters"
  | "spelling"
  | "harmony"
  | "assimilation"
  | "voicing"
  | "particle-apart"
  | "particle"
  | "two-questions"
  | "agreement"
  | "copula"
  | "possessive"
  | "number"
  | "case"
  | "tense"
  | "having";

/** One word of a checked sentence, as it stands after what has been mended so far. */
export interface CheckedWord {
  /** As the learner wrote it. */
  readonly typed: string;
  /** As it should be; may be two words (барасың ба), or "" when it is too much. */
  text: string;
  rule?: RuleName;
  readings: readonly Candidate[];
  /** Sentence punctuation after it. */
  readonly after: string;
}

/** Gives a word another form and remembers by which rule. */
export function mend(word: CheckedWord, text: string, rule: RuleName): void {
  if (text === "" || text === word.text) return;
  const capital = /^\p{Lu}/u.test(word.text);
  word.text = capital ? text.charAt(0).toUpperCase() + text.slice(1) : text;
  word.rule ??= rule;
  word.readings = knownReadings(text.toLowerCase());
}

/** Whether some reading of the word has these features. */
export const reads = (
  word: CheckedWord | undefined,
  test: (reading: Candidate) => boolean,
): boolean => word?.readings.some(test) ?? false;

const PRONOUN_PERSON: Readonly<Record<string, Person>> = {
  мен: "1s",
  сен: "2s",
  сіз: "2f",
  ол: "3",
  біз: "1p",
  сендер: "2p",
  сіздер: "2pf",
  олар: "3p",
};

/** The person of a bare subject pronoun. */
export const subjectPerson = (word: CheckedWord | undefined): Person | undefined =>
  word && PRONOUN_PERSON[word.text.toLowerCase()];

/**
 * Where the subject pronoun of a one-clause sentence stands; -1 when there is none, when "мен" is
 * "and", or when a comma parts it from the verb.
 */
export function subjectAt(words: readonly CheckedWord[], verbAt: number): number {
  const at = words.findIndex((word, index) => {
    if (subjectPerson(word) === undefined) return false;
    const before = words[index - 1];
    const joins =
      word.text.toLowerCase() === "мен" &&
      reads(before, (one) => /^(?:NOUN|PROPN|PRON)$/.test(one.upos));
    return !joins || /,/.test(before?.after ?? "") || reads(before, (one) => one.upos === "ADV");
  });
  if (at < 0 || at > verbAt) return -1;
  const parted = words.slice(at, verbAt).some((word) => /[,;:—–]/.test(word.after));
  const described = reads(words[at + 1], (one) => one.features.VerbForm === "Part");
  return parted || described ? -1 : at;
}

const GENITIVE_PERSON: Readonly<Record<string, Person>> = {
  менің: "1s",
  сенің: "2s",
  сіздің: "2f",
  оның: "3",
  біздің: "1p",
  олардың: "3p",
};

/** The person of an owner: менің, сенің… */
export const ownerPerson = (word: CheckedWord | undefined): Person | undefined =>
  word && GENITIVE_PERSON[word.text.toLowerCase()];
