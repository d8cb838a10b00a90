import { shuffled } from "../../quiz/random.ts";
import type { Candidate } from "../candidate.ts";
import type { LessonContext } from "../context.ts";
import type { Making } from "../making.ts";
import { exampleOf } from "../subject.ts";
import { sentenceItems } from "./sentence-items.ts";
import { wordItems } from "./word-items.ts";

/** The lesson's sentences: ordered, translated, written down, mended. Examples where there are too few. */
export function useStep({ lesson, material }: LessonContext, making: Making): Candidate[] {
  const own = lesson.sentences.filter((sentence) => exampleOf(sentence) === null);
  const examples = lesson.sentences.filter((sentence) => exampleOf(sentence) !== null);
  const order = [...shuffled(own, making.chance), ...shuffled(examples, making.chance)];
  const sentences = sentenceItems(
    ["order", "translate", "dictation", "cloze", "mend", "hear-and-choose"],
    order,
    lesson.sentences,
    material,
    making,
    14,
  );
  return [...sentences, ...wordItems(lesson.words, material, making)];
}
