import { foldText } from "../text/fold.ts";
import { englishForms } from "../words/english-forms.ts";
import type { Glossary, GlossLanguage, Sense } from "../words/glossary.ts";
import { russianForms } from "../words/russian-forms.ts";

/** A word of an English or Russian sentence with every lemma it may have. */
export interface SourceWord {
  readonly text: string;
  readonly lemmas: ReadonlySet<string>;
}

/** So far to either side stands what tells how a word is meant. */
const NEAR = 3;

/** The words of a sentence in order. */
export const sourceWords = (text: string, language: GlossLanguage): readonly SourceWord[] =>
  (foldText(text).match(/[\p{L}'-]+/gu) ?? []).map((one) => {
    const word = one.replace(/'s?$/u, "");
    const forms = language === "en" ? englishForms(word) : russianForms(word);
    return { text: word, lemmas: new Set([word, ...forms.map(({ lemma }) => lemma)]) };
  });

/** Lemmas of the words near a place, each once. */
export function lemmasBeside(words: readonly SourceWord[], at: number): ReadonlySet<string> {
  const near = words.slice(Math.max(0, at - NEAR), at + NEAR + 1);
  return new Set(near.filter((one) => one !== words[at]).flatMap(({ lemmas }) => [...lemmas]));
}

/** Classes of headwords among which one is chosen. */
const CLASSES = { n: /^n(?!ame)/u, v: /^v/u, a: /^adj/u } as const;

/** The class of a sense; undefined of words that are no nouns, verbs or adjectives. */
export const classOf = ({ pos }: Sense): string | undefined =>
  Object.entries(CLASSES).find(([, ofClass]) => ofClass.test(pos))?.[0];

/** Headwords that mean a text, by class, the dictionary's first one first. */
export function meantBy(
  text: string,
  language: GlossLanguage,
  glossary: Glossary,
): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  for (const sense of glossary.meaning(text, language)) {
    const kind = classOf(sense);
    if (kind === undefined) continue;
    const own = found.get(kind) ?? [];
    found.set(kind, own);
    own.push(sense.kz);
  }
  return found;
}
