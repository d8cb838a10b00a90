import type { ChoiceQuestion } from "../schema/choice-question.ts";
import { OPTION_LETTERS } from "../schema/option-letters.ts";
import { LANGUAGES, type Language, type LocalisedLine, type Trilingual } from "../schema/text.ts";
import type { ValuePath } from "./problem.ts";
import { quotingLineFields } from "./quoted-fields.ts";
import type { TextField, TextRole } from "./text-field.ts";

/** Ways to add texts to the fields of a file: one, one in each language, a question with its options, a text that quotes Kazakh. */
export function fieldAdder(fields: TextField[]) {
  const add = (path: ValuePath, language: Language, role: TextRole, text: string) =>
    fields.push({ path, language, role, text });
  const all = (path: ValuePath, role: TextRole, texts: Partial<Trilingual>) => {
    for (const language of LANGUAGES) {
      const text = texts[language];
      if (text !== undefined) add([...path, language], language, role, text);
    }
  };
  const localised = (path: ValuePath, role: TextRole, text: LocalisedLine) => {
    if (typeof text === "string") add(path, "kz", role, text);
    else all(path, role, text);
  };
  const question = (path: ValuePath, entry: ChoiceQuestion) => {
    localised([...path, "question"], "label", entry.question);
    for (const letter of OPTION_LETTERS) {
      const role = letter === entry.correct ? "label" : "wrong option";
      localised([...path, "options", letter], role, entry.options[letter]);
    }
    all([...path, "explanation"], "label", entry.explanation);
  };

  const quoting = (path: ValuePath, texts: Trilingual) =>
    fields.push(...quotingLineFields(path, texts));

  return { add, all, question, quoting };
}
