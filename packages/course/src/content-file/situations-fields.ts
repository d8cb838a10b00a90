import type { SituationsFile } from "../schema/situations-file.ts";
import { fieldAdder } from "./field-adder.ts";
import type { TextField } from "./text-field.ts";

/** Situations: their names, words and phrases, added to the fields. */
export function situationsFields({ situations }: SituationsFile, fields: TextField[]): void {
  const { all } = fieldAdder(fields);
  situations.forEach(({ titles, words, roles }, at) => {
    const path = ["situations", at];
    all([...path, "titles"], "label", titles);
    words.forEach((word, which) => {
      all([...path, "words", which], "label", word);
    });
    roles.forEach(({ names, phrases }, role) => {
      all([...path, "roles", role, "names"], "label", names);
      phrases.forEach(({ kz, en, ru }, which) => {
        all([...path, "roles", role, "phrases", which], "label", { kz, en, ru });
      });
    });
  });
}
