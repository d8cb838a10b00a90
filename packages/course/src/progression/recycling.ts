import type { Course, Word } from "../course/course.ts";
import type { KazakhKnowledge } from "../gate/kazakh-knowledge.ts";
import { kazakhWords } from "../gate/kazakh-problems.ts";
import { wordsOfHeadword } from "./taught-so-far.ts";

/** Forms that each word of a sentence may be of: dictionary forms and what it is made from. */
type SentenceForms = readonly ReadonlySet<string>[];

const lemmaOf = ({ lemma }: { readonly lemma: string }) => lemma.toLowerCase();

/**
 * How many later sentences hold each word: its lesson's dialogue and sentences, and all that comes
 * after in the order of study (examples, dialogues, sentences, stories, the units' texts and films).
 */
export function timesMetAgain(course: Course, kazakh: KazakhKnowledge): Map<number, number> {
  const formsOf = (kz: string): SentenceForms =>
    kazakhWords(kz).map(
      (word) =>
        new Set([
          word.toLowerCase(),
          ...kazakh
            .readingsOf(word)
            .flatMap(({ lemma, base }) => [lemma.toLowerCase(), base.toLowerCase()]),
        ]),
    );
  const met = new Map<number, number>();
  /** Words that were taught, by the last word of their headword. */
  const taught = new Map<string, { id: number; parts: readonly string[] }[]>();
  const teach = ({ id, kz }: Word) => {
    met.set(id, 0);
    const parts = wordsOfHeadword(kz);
    const last = parts.at(-1) ?? "";
    // The head of a compound carries its "his" in the dictionary: ғарыш кемесі, кемесінің
    const heads = parts.length < 2 ? [last] : [last, ...kazakh.readingsOf(last).map(lemmaOf)];
    for (const head of new Set(heads)) {
      const known = taught.get(head) ?? [];
      taught.set(head, [...known, { id, parts: [...parts.slice(0, -1), head] }]);
    }
  };
  const read = (kz: string) => {
    const forms = formsOf(kz);
    const found = new Set<number>();
    forms.forEach((readings, at) => {
      for (const form of readings) {
        for (const { id, parts } of taught.get(form) ?? []) {
          const start = at - parts.length + 1;
          if (start >= 0 && parts.every((part, offset) => forms[start + offset]?.has(part)))
            found.add(id);
        }
      }
    });
    for (const id of found) met.set(id, (met.get(id) ?? 0) + 1);
  };
  for (const unit of course.units) {
    for (const lessonId of unit.lessons) {
      const lesson = course.lessonById.get(lessonId);
      if (lesson === undefined) continue;
      for (const { example } of lesson.words) read(example.kz);
      for (const word of lesson.words) teach(word);
      for (const { kz } of lesson.dialogue?.turns ?? []) read(kz);
      for (const { kz } of lesson.sentences ?? []) read(kz);
    }
    for (const { kz } of unit.story?.sentences ?? []) read(kz);
    for (const id of unit.readings) {
      for (const { sentences } of course.readingById.get(id)?.paragraphs ?? [])
        for (const { kz } of sentences) read(kz);
    }
    for (const id of unit.films) {
      for (const { kz } of course.sceneById.get(id)?.lines ?? []) read(kz);
    }
  }
  return met;
}
