import { m } from "#app/paraglide/messages.js";
import { stepsOf } from "./text-group.ts";

/** What the parts of content files are called; a name that is missing here is shown as the file has it. */
const names: Readonly<Record<string, () => string>> = {
  kz: m.edit_in_kazakh,
  en: m.edit_in_english,
  ru: m.edit_in_russian,
  words: m.edit_part_word,
  example: m.edit_part_example,
  titles: m.edit_part_title,
  title: m.edit_part_title,
  dialogue: m.edit_part_dialogue,
  setting: m.edit_part_setting,
  speakers: m.edit_part_speaker,
  speaker: m.edit_part_speaker,
  name: m.edit_part_name,
  turns: m.edit_part_turn,
  questions: m.edit_part_question,
  question: m.edit_part_question,
  options: m.edit_part_options,
  explanation: m.edit_part_explanation,
  sentences: m.edit_part_sentence,
  also: m.edit_part_also,
  note: m.edit_part_note,
  body: m.edit_part_body,
  chunks: m.edit_part_chunk,
  goal: m.edit_part_goal,
  story: m.edit_part_story,
  summary: m.edit_part_summary,
  contrasts: m.edit_part_contrast,
  line: m.edit_part_line,
  mistakes: m.edit_part_mistake,
  wrong: m.edit_part_wrong,
  right: m.edit_part_right,
  why: m.edit_part_why,
  tables: m.edit_part_table,
  of: m.edit_part_of,
  paragraphs: m.edit_part_paragraph,
  phrases: m.edit_part_phrase,
  usage: m.edit_part_usage,
  proverbs: m.edit_part_proverb,
  literal: m.edit_part_literal,
  meaning: m.edit_part_meaning,
  passage: m.edit_part_passage,
  listening: m.edit_part_listening,
};

/** `words[2].example.kz` in the reader's language: "Word 3 · Example · Kazakh". */
export function placeName(path: string): string {
  const name = stepsOf(path)
    .map(({ name, number }) => {
      const shown = names[name]?.() ?? name;
      return number === null ? shown : `${shown} ${number}`;
    })
    .join(" · ");
  return name.charAt(0).toLocaleUpperCase() + name.slice(1);
}

const folders: Readonly<Record<string, () => string>> = {
  lessons: m.edit_file_lesson,
  units: m.edit_file_unit,
  readings: m.edit_file_reading,
  grammar: m.edit_file_grammar,
  phrases: m.edit_file_phrases,
  proverbs: m.edit_file_proverbs,
  test: m.edit_file_test,
  "words-of-the-day": m.edit_file_day_words,
};

/** `lessons/a-002-family.yaml`: "Lesson · a-002-family". */
export function fileName(file: string): string {
  const [folder = "", rest] = file.replace(/\.yaml$/, "").split("/");
  const kind = folders[folder]?.();
  return kind === undefined ? file : rest === undefined ? kind : `${kind} · ${rest}`;
}

/** In which language a text is written, for whoever reads it aloud. */
export function languageOfPath(path: string): "kk" | "ru" | "en" | undefined {
  const found = /(?:^|\.)(kz|en|ru)(?:\[\d+\])?$/.exec(path)?.[1];
  if (found === "kz") return "kk";
  return found as "en" | "ru" | undefined;
}
