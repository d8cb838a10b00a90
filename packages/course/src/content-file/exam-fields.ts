import type { ExamFile } from "../schema/exam-file.ts";
import type { ExamItem, ExamItemsFile } from "../schema/exam-items-file.ts";
import type { ExamTasksFile } from "../schema/exam-tasks-file.ts";
import { OPTION_LETTERS } from "../schema/option-letters.ts";
import { LANGUAGES, type LocalisedLine, type Trilingual } from "../schema/text.ts";
import type { ValuePath } from "./problem.ts";
import { quotingFields } from "./quoted-fields.ts";
import type { TextField, TextRole } from "./text-field.ts";

/** Where one registers: no word of any language. */
const WEB_ADDRESS = /\b[a-z0-9-]+(?:\.[a-z]{2,})+\b/g;

/** The texts of an examination's description. */
export function examFields(data: ExamFile, fields: TextField[]): void {
  quoting(["titles"], data.titles, fields);
  quoting(["about"], data.about, fields);
  data.sections.forEach(({ titles }, place) => {
    all(["sections", place, "titles"], "label", titles, fields);
  });
  data.documents?.forEach(({ titles }, place) => {
    quoting(["documents", place, "titles"], titles, fields);
  });
  data.facts.forEach(({ text }, place) => {
    quoting(["facts", place, "text"], text, fields);
  });
}

/** The texts of examination items, with the passages they are about. */
export function examItemsFields(data: ExamItemsFile, fields: TextField[]): void {
  const kazakh = (path: ValuePath, text: string) =>
    fields.push({ path, language: "kz", role: "label", text });
  data.passages?.forEach(({ title, lines = [], text, items }, place) => {
    const at = ["passages", place];
    if (title) kazakh([...at, "title"], title);
    lines.forEach(({ kz }, which) => {
      kazakh([...at, "lines", which, "kz"], kz);
    });
    if (text) kazakh([...at, "text"], text);
    items.forEach((entry, which) => {
      itemFields([...at, "items", which], entry, fields);
    });
  });
  data.items?.forEach((entry, place) => {
    itemFields(["items", place], entry, fields);
  });
}

/** The texts of tasks for writing and speaking. */
export function examTasksFields(data: ExamTasksFile, fields: TextField[]): void {
  data.tasks.forEach(({ task, models, remarks, criteria }, place) => {
    const at = ["tasks", place];
    quoting([...at, "task"], task, fields);
    models.forEach(({ kz }, which) => {
      const path = [...at, "models", which, "kz"];
      fields.push({ path, language: "kz", role: "label", text: kz });
    });
    if (remarks) quoting([...at, "remarks"], remarks, fields);
    criteria.forEach((text, which) => {
      quoting([...at, "criteria", which], text, fields);
    });
  });
}

function itemFields(path: ValuePath, item: ExamItem, fields: TextField[]): void {
  localised([...path, "question"], "label", item.question, fields);
  for (const letter of OPTION_LETTERS) {
    const role = letter === item.correct ? "label" : "wrong option";
    localised([...path, "options", letter], role, item.options[letter], fields);
  }
  quoting([...path, "explanation"], item.explanation, fields);
}

function localised(
  path: ValuePath,
  role: TextRole,
  text: LocalisedLine,
  fields: TextField[],
): void {
  if (typeof text === "string") fields.push({ path, language: "kz", role, text });
  else
    for (const language of LANGUAGES) {
      // Names of Kazakhstan's history keep their letters in other languages
      const at = [...path, language];
      if (language === "kz") fields.push({ path: at, language, role, text: text.kz });
      else fields.push(...quotingFields(at, language, text[language]).slice(0, 1));
    }
}

function all(path: ValuePath, role: TextRole, texts: Trilingual, fields: TextField[]): void {
  for (const language of LANGUAGES)
    fields.push({ path: [...path, language], language, role, text: texts[language] });
}

function quoting(path: ValuePath, texts: Trilingual, fields: TextField[]): void {
  for (const language of LANGUAGES)
    fields.push(
      ...quotingFields([...path, language], language, texts[language].replace(WEB_ADDRESS, "…")),
    );
}
