import type { ValuePath } from "../content-file/problem.ts";
import type { Lesson, Scene, Unit } from "../course/course.ts";

/** A Kazakh text of a lesson or unit, with its place in the file. */
export interface StepText {
  readonly path: ValuePath;
  readonly kz: string;
}

/** What is said in a lesson's dialogue. */
export function dialogueTexts({ dialogue }: Lesson): StepText[] {
  return (dialogue?.turns ?? []).map(({ kz }, place) => ({
    path: ["dialogue", "turns", place, "kz"],
    kz,
  }));
}

/** A lesson's further sentences. */
export function sentenceTexts({ sentences = [] }: Lesson): StepText[] {
  return sentences.map(({ kz }, place) => ({ path: ["sentences", place, "kz"], kz }));
}

/** The examples of a lesson's words. */
export function exampleTexts({ words }: Lesson): StepText[] {
  return words.map(({ example }, place) => ({
    path: ["words", place, "example", "kz"],
    kz: example.kz,
  }));
}

/** The sentences of a unit's story. */
export function storyTexts({ story }: Unit): StepText[] {
  return (story?.sentences ?? []).map(({ kz }, place) => ({
    path: ["story", "sentences", place, "kz"],
    kz,
  }));
}

/** What is said in a unit's film. */
export function filmTexts({ lines }: Scene): StepText[] {
  return lines.map(({ kz }, place) => ({ path: ["lines", place, "kz"], kz }));
}
