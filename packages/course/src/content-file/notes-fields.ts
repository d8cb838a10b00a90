import { unaddressed, withoutTimes } from "../course/unaddressed.ts";
import type { NotesFile } from "../schema/notes-file.ts";
import { LANGUAGES } from "../schema/text.ts";
import { fieldAdder } from "./field-adder.ts";
import type { ValuePath } from "./problem.ts";
import { quotingFields } from "./quoted-fields.ts";
import type { TextField } from "./text-field.ts";

type Note = NonNullable<NotesFile["notes"]>[number];
type Said = Pick<Note["parts"][number]["lines"][number], "any" | "siz" | "sen">;

/** Short texts: their lines, what is written back, and how learners ask for them, added to the fields. */
export function notesFields({ notes = [], facts = [] }: NotesFile, fields: TextField[]): void {
  const { all, add } = fieldAdder(fields);
  const said = (path: ValuePath, line: Said) => {
    for (const manner of ["any", "siz", "sen"] as const) {
      const text = line[manner];
      if (text === undefined) continue;
      add([...path, manner, "kz"], "kz", "sentence", withoutTimes(unaddressed(text.kz)));
      // «Наурыз құтты болсын»: a meaning may name the feast
      for (const language of ["en", "ru"] as const)
        fields.push(
          ...quotingFields(
            [...path, manner, language],
            language,
            withoutTimes(unaddressed(text[language])),
          ),
        );
    }
  };
  facts.forEach((fact, at) => {
    said(["facts", at], fact);
  });
  notes.forEach(({ names, asks, parts, answers = [], light = [] }, at) => {
    const path = ["notes", at];
    all([...path, "names"], "label", names);
    for (const language of LANGUAGES)
      asks[language].forEach((text, which) => {
        fields.push(...quotingFields([...path, "asks", language, which], language, text));
      });
    parts.forEach(({ lines }, part) => {
      lines.forEach((line, which) => {
        said([...path, "parts", part, "lines", which], line);
      });
    });
    answers.forEach((line, which) => {
      said([...path, "answers", which], line);
    });
    light.forEach((line, which) => {
      said([...path, "light", which], line);
    });
  });
}
