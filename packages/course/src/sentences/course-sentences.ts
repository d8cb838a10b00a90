import type { Course } from "../course/course.ts";
import type { Level } from "../schema/common-fields.ts";
import type { AlignedSentence, Trilingual } from "../schema/text.ts";

/** What of the course a sentence stands in. */
export type SentenceKind =
  | "lesson"
  | "dialogue"
  | "story"
  | "reading"
  | "film"
  | "phrase"
  | "proverb"
  | "day";

/** Where a sentence of the course stands. */
export interface SentencePlace {
  readonly kind: SentenceKind;
  /**
   * Of the lesson (of a dialogue, too), reading or film; the unit of a story, `03-22` of a day,
   * `at-the-table-4` of a phrase or proverb.
   */
  readonly id: number | string;
  /** Of the lesson, dialogue, story, reading, film or topic. */
  readonly titles: Trilingual;
}

/** A sentence of the course in three languages. */
export interface CourseSentence extends AlignedSentence {
  readonly place: SentencePlace;
  /** How hard the place is; what belongs to no level counts as the middle one. */
  readonly level: Level;
}

/** Every sentence of the course in a fixed order: the same content gives the same places in the list. */
export function courseSentences(course: Course): CourseSentence[] {
  const sentences: CourseSentence[] = [];
  const add = (place: SentencePlace, level: Level, { kz, en, ru }: AlignedSentence) =>
    sentences.push({ kz, en, ru, place, level });
  for (const { id, titles, level, words, sentences: further = [], dialogue } of course.lessons) {
    const place: SentencePlace = { kind: "lesson", id, titles };
    for (const { example } of words) add(place, level, example);
    for (const sentence of further) add(place, level, sentence);
    if (dialogue === undefined) continue;
    for (const turn of dialogue.turns) {
      add({ kind: "dialogue", id, titles: dialogue.titles }, level, turn);
    }
  }
  for (const { id, level, story } of course.units) {
    if (story === undefined) continue;
    for (const sentence of story.sentences) {
      add({ kind: "story", id, titles: story.titles }, level, sentence);
    }
  }
  for (const { id, titles, level, paragraphs } of course.readings) {
    const place: SentencePlace = { kind: "reading", id, titles };
    for (const paragraph of paragraphs) {
      for (const sentence of paragraph.sentences) add(place, level, sentence);
    }
  }
  for (const { id, titles, level, lines } of course.scenes) {
    const place: SentencePlace = { kind: "film", id, titles };
    for (const line of lines) add(place, level, line);
  }
  for (const { titles, level, phrases } of course.phraseTopics) {
    for (const { id, ...phrase } of phrases) add({ kind: "phrase", id, titles }, level, phrase);
  }
  for (const { titles, proverbs } of course.proverbTopics) {
    for (const { id, kz, literal } of proverbs) {
      add({ kind: "proverb", id, titles }, "intermediate", { kz, ...literal });
    }
  }
  for (const { month, day, kz, en, ru, example } of course.dayWords) {
    const id = [month, day].map((part) => String(part).padStart(2, "0")).join("-");
    add({ kind: "day", id, titles: { kz, en, ru } }, "intermediate", example);
  }
  return sentences;
}
