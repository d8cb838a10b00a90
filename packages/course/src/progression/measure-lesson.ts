import type { ValuePath } from "../content-file/problem.ts";
import type { Lesson } from "../course/course.ts";
import type { KazakhKnowledge } from "../gate/kazakh-knowledge.ts";
import { kazakhWords } from "../gate/kazakh-problems.ts";
import { type KnownWords, knownWords } from "./known-words.ts";
import { dialogueTexts, exampleTexts, type StepText, sentenceTexts } from "./step-texts.ts";
import type { TaughtSoFar } from "./taught-so-far.ts";
import type { FormJudge, UntaughtForm } from "./untaught-forms.ts";

/** An untaught form with the sentence it stands in. */
export interface PlacedForm extends UntaughtForm {
  readonly path: ValuePath;
  readonly kz: string;
}

export interface LessonMeasure {
  /** Words of the dialogue and the further sentences. */
  readonly words: number;
  /** Forms of the dialogue and the further sentences that are not taught yet. */
  readonly untaught: readonly PlacedForm[];
  readonly exampleWords: number;
  readonly untaughtInExamples: readonly PlacedForm[];
  readonly known: KnownWords;
  /** Of the dialogue's turns and the sentences together. */
  readonly lines: number;
  /** Lines that are a question. */
  readonly questions: number;
  /** Lines that ask or speak to somebody. */
  readonly asking: number;
}

/** Measures a lesson by what is taught by then, itself included. */
export function measureLesson(
  lesson: Lesson,
  taught: TaughtSoFar,
  judge: FormJudge,
  kazakh: KazakhKnowledge,
): LessonMeasure {
  const lines = [...dialogueTexts(lesson), ...sentenceTexts(lesson)];
  const examples = exampleTexts(lesson);
  const chunks = lesson.chunks ?? [];
  const known = knownWords(
    kazakh,
    taught.words,
    lines.map(({ kz }) => kz),
  );
  return {
    words: known.all,
    untaught: untaughtForms(lines, taught, judge, chunks),
    exampleWords: wordCount(examples),
    untaughtInExamples: untaughtForms(examples, taught, judge, chunks),
    known,
    lines: lines.length,
    questions: lines.filter(({ kz }) => kz.includes("?")).length,
    asking: lines.filter(({ kz }) => kz.includes("?") || speaksToYou(kz, kazakh)).length,
  };
}

/** Untaught forms of some texts with their places. */
export function untaughtForms(
  texts: readonly StepText[],
  taught: TaughtSoFar,
  judge: FormJudge,
  chunks: readonly string[],
): PlacedForm[] {
  return texts.flatMap(({ path, kz }) =>
    judge.untaughtIn(kz, taught, chunks).map((form) => ({ ...form, path, kz })),
  );
}

export const wordCount = (texts: readonly { readonly kz: string }[]): number =>
  texts.reduce((sum, { kz }) => sum + kazakhWords(kz).length, 0);

const YOU = new Set(["сен", "сіз", "сендер", "сіздер"]);

function speaksToYou(kz: string, kazakh: KazakhKnowledge): boolean {
  return kazakhWords(kz).some((word) => {
    const [reading] = kazakh.readingsOf(word);
    return (
      reading !== undefined &&
      (YOU.has(reading.lemma) ||
        reading.features.Person === "2" ||
        reading.features["Person[psor]"] === "2")
    );
  });
}
