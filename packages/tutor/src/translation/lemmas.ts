import { readingsOf } from "../russian/readings.ts";
import { englishForms } from "../words/english-forms.ts";
import type { GlossLanguage } from "../words/glossary.ts";
import { russianForms } from "../words/russian-forms.ts";

/** Dictionary forms that a folded word may be of, the word itself among them; both aspects of a Russian verb are one. */
export function lemmasOf(word: string, language: GlossLanguage): ReadonlySet<string> {
  if (language === "en") return new Set([word, ...englishForms(word).map(({ lemma }) => lemma)]);
  const read = readingsOf(word).map(({ lemma }) => lemma);
  return new Set([
    word,
    ...read,
    ...russianForms(word).flatMap((one) => (one.pos === "v" || read.length === 0 ? one.lemma : [])),
  ]);
}
