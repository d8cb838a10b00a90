import type { Candidate } from "@tilashar/kazakh";
import { PERSON_LABEL, type Person } from "../grammar/clause.ts";
import { form } from "../words/kazakh-word.ts";

const TENSES: readonly (readonly [string, string])[] = [
  ["past", "IND;PST"],
  ["cond", "COND"],
  ["perf", "IND;PST;PRF"],
  ["hab", "IND;PST;HAB"],
  ["inten", "IND;FUT;INTEN"],
  ["futNeg", "IND;FUT;POT"],
  ["fut", "IND;FUT;POT"],
  ["conv", "IND;PST;EVID"],
  ["pres", "IND;PRS"],
];

/** The same finite form in another person, or another tense. */
export function inPerson(reading: Candidate, person: Person, tense?: string): string {
  const ids = reading.suffixes.map(({ id }) => id as string);
  const own = TENSES.find(([id]) => ids.includes(id))?.[1];
  if (own === undefined && /^(?:жатыр|отыр|тұр|жүр)/.test(reading.segments[0] ?? "")) {
    const stem = reading.segments[0] as string;
    return person.startsWith("3") ? stem : form(stem, `N;PRED;${PERSON_LABEL[person]}`);
  }
  const mood = tense ?? own;
  if (mood === undefined) return "";
  const negative = ids.includes("neg") ? ";NEG" : "";
  return form(reading.lemma, `V;${mood};${PERSON_LABEL[person]}${negative}`);
}
