import type { Tools } from "../ask.ts";
import type { Sense } from "../words/glossary.ts";
import { form } from "../words/kazakh-word.ts";
import { turnedSubject } from "./turned-subject.ts";

/** Where a third person stands in a sentence, by its pronoun, and the case that it stands in. */
const THIRD: Readonly<Record<string, string>> = {
  ол: "NOM",
  оның: "GEN",
  оған: "DAT",
  оны: "ACC",
  одан: "ABL",
  онда: "LOC",
  онымен: "INS",
};
const PERSONS: ReadonlySet<string> = new Set(["person", "kin", "calling", "woman", "man"]);

/**
 * A Kazakh sentence of the speaker told of somebody who is named: «Тісім ауырады» → «Ұлымның тісі ауырады». Undefined where
 * the word names nobody or the check finds fault.
 */
export function turnedToSomebody(
  sentence: string,
  to: readonly Pick<Sense, "kz" | "pos">[],
  tools: Tools,
): string | undefined {
  const classes = tools.course.government?.classes ?? [];
  const somebody = to.find(({ kz: lemma }) =>
    classes.some(({ id, lemmas }) => PERSONS.has(id) && lemmas.includes(lemma)),
  )?.kz;
  const base = somebody === undefined ? undefined : turnedSubject(sentence, "3", tools);
  if (somebody === undefined || base === undefined) return undefined;
  const words = base.split(/\s+/u);
  const at = words.findIndex((word) => THIRD[word.toLowerCase()] !== undefined);
  const inCase = THIRD[(words[at] ?? "").toLowerCase()];
  if (inCase === undefined) return undefined;
  const isKin = classes.some(({ id, lemmas }) => id === "kin" && lemmas.includes(somebody));
  const noun = form(somebody, `N;${inCase};SG${isKin ? ";PSS1S" : ""}`);
  const text = [...words.slice(0, at), noun, ...words.slice(at + 1)].join(" ");
  const shown = text.charAt(0).toUpperCase() + text.slice(1);
  return noun !== "" && tools.judge.check(shown).verdict === "right" ? shown : undefined;
}
