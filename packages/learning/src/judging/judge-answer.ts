import { type Explanation, explainWord, type SuffixId } from "@tilashar/kazakh/morphology";
import { foldLookAlikes, lowerKazakh } from "@tilashar/kazakh/script";
import { harmonyProfile } from "@tilashar/kazakh/sound";
import { type Edit, singleEdit } from "./edit.ts";
import { isDrilled, type Rule, ruleOf } from "./rule.ts";
import { areNeighbours, areSides, areVelars, takeTurns } from "./sound-twins.ts";

/** What is wrong with an answer, by the name it has for a learner. */
export type AnswerError =
  | Edit
  /** A letter of another alphabet, or a Russian one in place of its Kazakh neighbour. */
  | { readonly kind: "look-alike"; readonly expected: string; readonly given: string }
  /** Vowels of the wrong side. `suffix` is missing when it is the word itself. */
  | { readonly kind: "harmony"; readonly suffix: SuffixId | null; readonly rule: Rule | null }
  /** The right suffix with a first sound that does not fit the sound before it. */
  | { readonly kind: "assimilation"; readonly suffix: SuffixId; readonly rule: Rule }
  | { readonly kind: "missing-suffix"; readonly suffix: SuffixId; readonly rule: Rule }
  /** The right word in another form. */
  | { readonly kind: "other-form" }
  /** A real word, but not this one. */
  | { readonly kind: "other-word" }
  | { readonly kind: "other" }
  | { readonly kind: "empty" };

export interface Judgement {
  /** A slip may be mended without penalty, once. */
  readonly verdict: "correct" | "slip" | "wrong";
  /** Told also of a right answer, where letters of another alphabet had to be mended. */
  readonly error: AnswerError | null;
  /** The accepted answer that was meant. */
  readonly expected: string;
}

export interface Expected {
  /** Accepted answers, the one to show first. */
  readonly answers: readonly string[];
  /** How the first answer is made, where it is an inflected form. */
  readonly explanation?: Pick<Explanation, "form" | "stem" | "suffixes"> | undefined;
}

export interface JudgeOptions {
  /** The learner has not used up the one slip of this card. */
  readonly slipAllowed: boolean;
  /** Dictionary forms that a text may stand for; none for what is no word. */
  lemmasOf(text: string): readonly string[];
  /** The dictionary form that is asked about. */
  readonly lemma?: string;
}

const tidy = (text: string): string =>
  lowerKazakh(text.normalize("NFC"))
    .replace(/[«»"“”„.,!?…:;()]/g, " ")
    .replace(/\s+/g, " ")
    .trim();

/**
 * Judges a typed Kazakh answer and names what is wrong with it. Grammar comes before typing: a broken
 * harmony is one wrong letter too, but never a slip.
 */
export function judgeAnswer(given: string, asked: Expected, options: JudgeOptions): Judgement {
  const typed = tidy(given);
  const read = tidy(foldLookAlikes(given));
  const answers = asked.answers.map(tidy);
  const shown = asked.answers[0] ?? "";
  if (typed === "") return { verdict: "wrong", error: { kind: "empty" }, expected: shown };
  const right = answers.indexOf(read);
  if (right !== -1) {
    const error = read === typed ? null : foreignLetter(read, typed);
    return { verdict: "correct", error, expected: asked.answers[right] ?? shown };
  }
  const wrong = (error: AnswerError, expected = shown): Judgement => ({
    verdict: "wrong",
    error,
    expected,
  });
  const grammar = asked.explanation === undefined ? null : brokenRule(read, asked.explanation);
  if (grammar !== null) return wrong(grammar);
  for (const [index, answer] of answers.entries()) {
    const text = asked.answers[index] ?? shown;
    if (breaksHarmony(answer, read))
      return wrong({ kind: "harmony", suffix: null, rule: null }, text);
    const edit = singleEdit(answer, read);
    if (edit === null) continue;
    const lemmas = options.lemmasOf(read);
    if (lemmas.length > 0 && !lemmas.includes(options.lemma ?? answer))
      return wrong({ kind: "other-word" }, text);
    const error: AnswerError =
      edit.kind === "letter" && areNeighbours(edit.expected, edit.given)
        ? { kind: "look-alike", expected: edit.expected, given: edit.given }
        : edit;
    // Half of a short word is more than a slip.
    const isSlip = options.slipAllowed && [...answer].length > 2;
    return { verdict: isSlip ? "slip" : "wrong", error, expected: text };
  }
  const lemmas = options.lemmasOf(read);
  if (options.lemma !== undefined && lemmas.includes(options.lemma))
    return wrong({ kind: "other-form" });
  return wrong({ kind: lemmas.length > 0 ? "other-word" : "other" });
}

function foreignLetter(read: string, typed: string): AnswerError | null {
  const letters = [...read];
  const at = [...typed].findIndex((letter, index) => letter !== letters[index]);
  const expected = letters[at];
  const given = [...typed][at];
  return expected === undefined || given === undefined
    ? null
    : { kind: "look-alike", expected, given };
}

/** The first suffix of the form whose rule the answer breaks. */
function brokenRule(
  read: string,
  { form, stem, suffixes }: Pick<Explanation, "form" | "stem" | "suffixes">,
): AnswerError | null {
  const whole = tidy(form);
  for (const [index, suffix] of suffixes.entries()) {
    const before = tidy(index === 0 ? stem : (suffixes[index - 1]?.word ?? stem));
    if (read === before) return missing(suffix);
    const without = explainWord(
      stem,
      suffixes.filter((other) => other !== suffix).map(({ id }) => id),
    ).form;
    if (suffixes.length > 1 && read === tidy(without)) return missing(suffix);
  }
  if (read.length !== whole.length) return null;
  const differing = [...whole].flatMap((letter, at) => {
    const other = read[at] as string;
    return letter === other ? [] : [{ at, letter, other }];
  });
  const places = suffixes.map((suffix) => ({
    suffix,
    from: tidy(suffix.word).length - suffix.surface.length,
    to: tidy(suffix.word).length,
  }));
  const placeOf = (at: number) => places.find(({ from, to }) => at >= from && at < to);
  const places_ = differing.map(({ at }) => placeOf(at));
  const first = places_[0];
  if (first === undefined || places_.some((place) => place === undefined)) return null;
  const rule = ruleOf(first.suffix);
  if (
    differing.some(({ letter, other }) => isVowelSide(letter, other)) &&
    differing.every(
      ({ letter, other }) =>
        areSides(letter, other) || takeTurns(letter, other) || areVelars(letter, other),
    )
  )
    return { kind: "harmony", suffix: first.suffix.id, rule };
  if (differing.every(({ letter, other }) => takeTurns(letter, other)))
    return { kind: "assimilation", suffix: first.suffix.id, rule };
  return null;
}

const missing = (suffix: Explanation["suffixes"][number]): AnswerError => ({
  kind: "missing-suffix",
  suffix: suffix.id,
  rule: ruleOf(suffix),
});

const isVowelSide = (one: string, other: string): boolean =>
  areSides(one, other) && !areVelars(one, other);

/** Whether a word whose vowels are all of one side was given vowels of both. */
function breaksHarmony(answer: string, read: string): boolean {
  const differing = [...answer].filter((letter, at) => letter !== read[at]);
  if (answer.length !== read.length || answer.includes(" ")) return false;
  const swapsOnly = [...answer].every(
    (letter, at) => letter === read[at] || isVowelSide(letter, read[at] as string),
  );
  return (
    swapsOnly && differing.length > 0 && sidesOf(answer).size === 1 && sidesOf(read).size === 2
  );
}

const sidesOf = (word: string): ReadonlySet<string> =>
  new Set(harmonyProfile(word).map(({ harmony }) => harmony));

/** The rule that a wrong answer should feed, beside the word that was asked about. */
export function fedRule(error: AnswerError | null): Rule | null {
  const rule = error !== null && "rule" in error ? error.rule : null;
  return rule !== null && isDrilled(rule) ? rule : null;
}
