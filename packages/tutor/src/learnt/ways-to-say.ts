import type { Glossary } from "../words/glossary.ts";
import type { WordClass } from "./wording-types.ts";

/** What a list of the course says of a word, before its dictionary: ways of each language. */
export type ListedWays = (
  kind: WordClass,
  lemma: string,
) => readonly { readonly en: string; readonly ru: string }[];

const POS: Readonly<Record<WordClass, RegExp>> = { n: /^n(?!ame)/u, a: /^adj/u, v: /^v/u };

/** Ways in which a word may be said: those that are listed first, then the meanings of the dictionary in order. */
export function waysOf(
  language: "en" | "ru",
  kind: WordClass,
  lemma: string,
  listed: ListedWays,
  glossary: Glossary,
): readonly string[] {
  const own = listed(kind, lemma).map((one) => one[language]);
  const glosses = glossary
    .senses(lemma)
    .filter(({ pos }) => POS[kind].test(pos))
    .flatMap((sense) => sense[language].map((gloss) => plainWay(gloss, kind)));
  return [...new Set([...own, ...glosses])].filter((one) => one !== "" && !/[/…]/u.test(one));
}

const plainWay = (gloss: string, kind: WordClass): string => {
  const bare = gloss.replace(/ ?\([^)]*\)/gu, "").trim();
  return kind === "v" ? bare.replace(/^to /u, "") : bare;
};
