import type { Language } from "@tilashar/contracts";

/** A piece of a text in the page's language, or Kazakh that stands in it. */
export interface TextRun {
  text: string;
  isKazakh: boolean;
}

/** Cyrillic in English is Kazakh; words that follow one another are one run, and a suffix has its hyphen. */
const inEnglish = /-?[\u0400-\u04ff]+(?:[ -][\u0400-\u04ff]+)*-?/g;
/** In Russian only a suffix tells itself apart, by the hyphen that it begins with. */
const inRussian = /(?<![\u0400-\u04ff\d])-[\u0400-\u04ff]+/g;

/** The Kazakh inside of a text that does not mark it, as titles and messages do not. */
export function kazakhRuns(text: string, language: Language): TextRun[] {
  if (language === "kz") return [{ text, isKazakh: false }];
  const runs: TextRun[] = [];
  let from = 0;
  const add = (until: number) => {
    if (until > from) runs.push({ text: text.slice(from, until), isKazakh: false });
  };
  for (const { 0: found, index } of text.matchAll(language === "en" ? inEnglish : inRussian)) {
    add(index);
    runs.push({ text: found, isKazakh: true });
    from = index + found.length;
  }
  add(text.length);
  return runs;
}
