import type { UnitMaterial } from "@tilashar/learning/session";
import type { SessionGrade } from "@tilashar/learning/session/judging";

/** What a session's grade means for the reviews. */
export function reviewOf(material: UnitMaterial, { met, missed }: SessionGrade) {
  const words = new Map(
    material.lessons.flatMap((lesson) => lesson.words).map((one) => [one.id, one]),
  );
  const pool = new Map(material.pool.map((one) => [one.id, one]));
  const sentences = [
    ...material.lessons.flatMap((lesson) => [
      ...(lesson.dialogue?.turns ?? []),
      ...lesson.sentences,
    ]),
    ...(material.story?.sentences ?? []),
  ];
  return {
    words: met.flatMap((id) => {
      const word = words.get(id);
      return word === undefined
        ? []
        : [{ kz: word.kz, en: word.meaning.en, ru: word.meaning.ru, example: word.example }];
    }),
    missed: missed.words.flatMap((id) => (words.get(id) ?? pool.get(id))?.kz ?? []),
    rules: missed.rules,
    sentences: sentences.filter(({ id }) => missed.sentences.includes(id)),
    sounds: missed.sounds,
  };
}
