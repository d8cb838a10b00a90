import type { Course, Lesson, Unit } from "../course/course.ts";
import { taughtPart } from "../grammar/taught-part.ts";

/** What a learner has met at a point of the course; it grows as the course goes on. */
export interface TaughtSoFar {
  /** Suffixes of the engine's table that some point has taught. */
  readonly suffixes: ReadonlySet<string>;
  /** Helper verbs by their converb: `p:жату`. */
  readonly helpers: ReadonlySet<string>;
  /** Dictionary forms, and the parts of expressions, in small letters. */
  readonly words: ReadonlySet<string>;
  /** Expressions of several words, each as its words in small letters. */
  readonly expressions: readonly (readonly string[])[];
}

/** A place in the order of study: a lesson with its words and points taught, or the end of a unit. */
export type Step =
  | { readonly kind: "lesson"; readonly lesson: Lesson; readonly taught: TaughtSoFar }
  | { readonly kind: "end of unit"; readonly unit: Unit; readonly taught: TaughtSoFar };

/** Walks the course in the order of study. `taught` is the same object at every step, and grows. */
export function* stepsOf(course: Course): Generator<Step> {
  const suffixes = new Set<string>();
  const helpers = new Set<string>();
  const words = new Set(namesOf(course));
  const expressions: string[][] = [];
  const taught: TaughtSoFar = { suffixes, helpers, words, expressions };
  const addWord = (kz: string) => {
    const parts = wordsOfHeadword(kz);
    for (const part of parts) words.add(part);
    if (parts.length > 1) expressions.push(parts);
  };
  for (const unit of course.units) {
    for (const id of unit.lessons) {
      const lesson = course.lessonById.get(id);
      if (lesson === undefined) continue;
      for (const { kz } of lesson.words) addWord(kz);
      for (const ahead of lesson.ahead ?? []) {
        const word = course.wordById.get(ahead);
        if (word !== undefined) addWord(word.kz);
      }
      for (const point of lesson.grammar) {
        for (const part of course.grammarById.get(point)?.teaches.map(taughtPart) ?? []) {
          if (part.kind === "suffix") suffixes.add(part.id);
          else if (part.kind === "word") words.add(part.lemma.toLowerCase());
          else helpers.add(`${part.converb}:${part.lemma}`);
        }
      }
      yield { kind: "lesson", lesson, taught };
    }
    yield { kind: "end of unit", unit, taught };
  }
}

/** People who speak in dialogues and films: everybody knows a name when they hear it. */
function namesOf({ lessons, scenes }: Course): string[] {
  const speakers = [
    ...lessons.flatMap(({ dialogue }) => dialogue?.speakers ?? []),
    ...scenes.flatMap(({ characters }) => characters),
  ];
  return speakers
    .flatMap(({ name }) => name.kz.match(/\p{Lu}\p{Ll}+/gu) ?? [])
    .map((name) => name.toLowerCase());
}

/** Words of a headword in small letters, without the brackets and marks around them. */
export function wordsOfHeadword(kz: string): string[] {
  return kz.toLowerCase().match(/[\p{L}-]+/gu) ?? [];
}

/** The lesson that first names a point which teaches a suffix, word or helper, as in `teaches`. */
export function firstLessonOf(course: Course): (taught: string) => Lesson | undefined {
  const first = new Map<string, Lesson>();
  for (const lesson of course.lessons) {
    for (const point of lesson.grammar) {
      for (const part of course.grammarById.get(point)?.teaches ?? []) {
        if (!first.has(part)) first.set(part, lesson);
      }
    }
  }
  return (taught) => first.get(taught);
}
