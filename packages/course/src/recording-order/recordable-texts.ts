import type { Course } from "../course/course.ts";
import { courseSentences } from "../sentences/course-sentences.ts";
import type { RecordableText } from "./recording-order.ts";

/** Every word and sentence of the course that is heard in it, in the order of the course. */
export function recordableTexts(course: Course): RecordableText[] {
  const words = course.lessons.flatMap(({ words }) =>
    words.map(
      ({ kz, en, ru }): RecordableText => ({
        text: kz,
        kind: "word",
        en: en[0] ?? "",
        ru: ru[0] ?? "",
      }),
    ),
  );
  const sentences = courseSentences(course).map(
    ({ kz, en, ru }): RecordableText => ({
      text: kz,
      kind: "sentence",
      en,
      ru,
    }),
  );
  return [...words, ...sentences];
}
