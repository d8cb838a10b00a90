import type { Candidate } from "@tilashar/kazakh";
import type { Tools } from "../ask.ts";
import type { Language } from "../reply.ts";
import { foldText, wordsOf } from "../text/fold.ts";
import type { RememberedLine } from "./sentence-memory.ts";

/** Personal pronouns by their names in the texts (`pronoun.dat.men`). */
const NAMES: Readonly<Record<string, string>> = {
  мен: "men",
  сен: "sen",
  сіз: "siz",
  ол: "ol",
  біз: "biz",
  сендер: "sender",
  сіздер: "sizder",
  олар: "olar",
};

/** What a personal pronoun says in its case: маған is "to me", менің "my"; undefined in the nominative and of other words. */
export function pronounMeaning(
  { lemma, features }: Pick<Candidate, "lemma" | "features">,
  language: Language,
  tools: Tools,
): string | undefined {
  const name = NAMES[lemma];
  const key = `pronoun.${(features.Case ?? "").toLowerCase()}.${name}`;
  return name !== undefined && tools.course.tutor.texts[key] ? tools.say(key, language) : undefined;
}

/** So many words show a form at work, and no more than has to be read. */
const FEWEST = 3;
const MOST = 5;

/** A short line of the course with the very form: «Бұл — мен.» shows nothing of маған. */
export const lineWithForm = (form: string, { memory }: Tools): RememberedLine | undefined =>
  memory.lines.find(({ kz }) => {
    const words = wordsOf(foldText(kz));
    return words.length >= FEWEST && words.length <= MOST && words.includes(form);
  });
