import type { Word } from "../course/course.ts";
import type { Language } from "../schema/text.ts";
import { foldGloss, foldHeadword } from "./fold-answer.ts";

/** The translation of a word that is shown in a language: English where the language is Kazakh. */
export function shownGloss(word: Word, language: Language): string {
  const glosses = language === "ru" ? word.ru : word.en;
  return glosses[0] ?? word.kz;
}

/**
 * Folded answers that count as this word in a language. Compare with `foldGloss(answer)`, or
 * `foldHeadword(answer)` for Kazakh. English verbs are right with and without "to", nouns with and
 * without an article.
 */
export function acceptedAnswers(word: Word, language: Language): ReadonlySet<string> {
  if (language === "kz") return new Set([foldHeadword(word.kz)]);
  const accepted = new Set<string>();
  for (const gloss of language === "ru" ? word.ru : word.en) {
    const folded = foldGloss(gloss);
    accepted.add(folded);
    if (language === "en") {
      if (word.pos === "verb") accepted.add(folded.replace(/^to /, ""));
      if (word.pos === "noun")
        for (const article of ["a", "an", "the"]) accepted.add(`${article} ${folded}`);
    }
  }
  return accepted;
}

/** Whether two words could both answer a question about one of them in this language. */
export function sharesAnswer(one: Word, other: Word, language: Language): boolean {
  const answers = acceptedAnswers(one, language);
  for (const answer of acceptedAnswers(other, language)) if (answers.has(answer)) return true;
  return false;
}
