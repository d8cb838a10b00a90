import type { FurtherFile } from "../schema/further-file.ts";
import { LANGUAGES } from "../schema/text.ts";
import { fieldAdder } from "./field-adder.ts";
import { quotingFields } from "./quoted-fields.ts";
import type { TextField } from "./text-field.ts";

/** Further questions, their answers and what these give to say, added to the fields. */
export function furtherFields({ subjects }: FurtherFile, fields: TextField[]): void {
  const { add, quoting } = fieldAdder(fields);
  subjects.forEach(({ further }, subject) => {
    further.forEach(({ asks, answer, say = [], wrong = [] }, place) => {
      const right = (text: string) => withoutWords(text, wrong);
      const path = ["subjects", subject, "further", place];
      for (const language of LANGUAGES)
        asks[language].forEach((text, which) => {
          fields.push(...quotingFields([...path, "asks", language, which], language, right(text)));
        });
      quoting([...path, "answer"], {
        en: right(answer.en),
        ru: right(answer.ru),
        kz: right(answer.kz),
      });
      say.forEach(({ kz, en, ru }, which) => {
        const at = [...path, "say", which];
        add([...at, "kz"], "kz", "sentence", kz);
        // «Это көрімдік»: a meaning may name the custom
        fields.push(...quotingFields([...at, "en"], "en", en));
        fields.push(...quotingFields([...at, "ru"], "ru", ru));
      });
    });
  });
}

/** A text with a sign in the place of some words. */
const withoutWords = (text: string, words: readonly string[]): string =>
  words.length === 0
    ? text
    : text.replace(/\p{L}+(?:-\p{L}+)*/gu, (word) =>
        words.includes(word.toLowerCase()) ? "…" : word,
      );
