import type { Meaning } from "./meaning.ts";

/** Times that tell of once, beside what was just done or ordered. */
const ONCE = /^(?:in the (?:morning|evening|afternoon)|at (?!week)|later|soon|then|today|tomorrow)/;

/** Барамын: I go and I will go. */
const isUndated = ({ predicate, tense, mood, times, subject, asks }: Meaning): boolean =>
  predicate.kind === "deed" &&
  predicate.verb.kind === undefined &&
  tense === "present" &&
  mood === "plain" &&
  times.every(({ en }) => ONCE.test(en)) &&
  asks === undefined &&
  subject?.person !== undefined &&
  !/^3/.test(subject.person);

/** What the speaker does beside an order, or after what has just happened, is still to come. */
export function datedBeside(meaning: Meaning, before?: Meaning, behind?: Meaning): Meaning {
  if (!isUndated(meaning)) return meaning;
  const isUrged = [before, behind].some(
    (one) => one && /^(?:order|let-us|coming)$/.test(one.tense),
  );
  const isOver = before !== undefined && /^(?:past|perfect)$/.test(before.tense);
  return isUrged || isOver ? { ...meaning, tense: "coming" } : meaning;
}
