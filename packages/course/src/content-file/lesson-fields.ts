import type { LessonFile } from "../schema/lesson-file.ts";
import { LANGUAGES } from "../schema/text.ts";
import { fieldAdder } from "./field-adder.ts";
import { noteFields } from "./quoted-fields.ts";
import type { TextField } from "./text-field.ts";

/** Every text that people read in a lesson, added to the fields. */
export function lessonFields(lesson: LessonFile, fields: TextField[]): void {
  const { add, all, question } = fieldAdder(fields);
  all(["titles"], "label", lesson.titles);
  lesson.words.forEach((word, place) => {
    const at = ["words", place];
    add([...at, "kz"], "kz", "headword", word.kz);
    for (const language of ["ru", "en"] as const) {
      word[language].forEach((text, which) => {
        add([...at, language, which], language, "gloss", text);
      });
    }
    all([...at, "example"], "sentence", word.example);
  });
  if (lesson.dialogue) {
    const { titles, setting, speakers, turns, questions } = lesson.dialogue;
    all(["dialogue", "titles"], "label", titles);
    all(["dialogue", "setting"], "label", setting);
    speakers.forEach(({ name }, place) => {
      all(["dialogue", "speakers", place, "name"], "label", name);
    });
    turns.forEach(({ kz, en, ru }, place) => {
      all(["dialogue", "turns", place], "sentence", { kz, en, ru });
    });
    questions.forEach((entry, place) => {
      question(["dialogue", "questions", place], entry);
    });
  }
  lesson.sentences?.forEach(({ kz, en, ru, also }, place) => {
    all(["sentences", place], "sentence", { kz, en, ru });
    also?.forEach((text, which) => {
      add(["sentences", place, "also", which], "kz", "sentence", text);
    });
  });
  lesson.chunks?.forEach((text, place) => {
    add(["chunks", place], "kz", "label", text);
  });
  if (lesson.note) {
    const { title, body } = lesson.note;
    all(["note", "title"], "label", title);
    for (const language of LANGUAGES) {
      fields.push(...noteFields(["note", "body", language], language, body[language]));
    }
  }
}
