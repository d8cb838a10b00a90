import type { GrammarFile } from "../schema/grammar-file.ts";
import { LANGUAGES, type Trilingual } from "../schema/text.ts";
import type { ValuePath } from "./problem.ts";
import { noteFields, quotingFields } from "./quoted-fields.ts";
import type { TextField } from "./text-field.ts";

/** Every text that people read in a point of grammar, added to the fields. */
export function grammarFields(point: GrammarFile, fields: TextField[]): void {
  const quoting = (path: ValuePath, texts: Trilingual) => {
    for (const language of LANGUAGES) {
      fields.push(...quotingFields([...path, language], language, texts[language]));
    }
  };
  quoting(["titles"], point.titles);
  quoting(["summary"], point.summary);
  point.forms.forEach((text, place) => {
    fields.push({ path: ["forms", place], language: "kz", role: "form", text });
  });
  for (const language of LANGUAGES) {
    fields.push(...noteFields(["body", language], language, point.body[language]));
  }
  point.tables?.forEach(({ title, of }, place) => {
    if (title) quoting(["tables", place, "title"], title);
    of.forEach((text, which) => {
      const path = ["tables", place, "of", which];
      fields.push({ path, language: "kz", role: "label", text });
    });
  });
  point.contrasts?.forEach(({ line }, place) => {
    quoting(["contrasts", place, "line"], line);
  });
  point.mistakes?.forEach(({ wrong, right, why }, place) => {
    const at = ["mistakes", place];
    fields.push({ path: [...at, "wrong"], language: "kz", role: "wrong option", text: wrong });
    fields.push({ path: [...at, "right"], language: "kz", role: "label", text: right });
    quoting([...at, "why"], why);
  });
}
