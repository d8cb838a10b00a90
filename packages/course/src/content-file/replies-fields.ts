import type { RepliesFile } from "../schema/replies-file.ts";
import { fieldAdder } from "./field-adder.ts";
import type { TextField } from "./text-field.ts";

/** What is answered to what people say, and what is told of saying single words. */
export function repliesFields({ replies, manners }: RepliesFile, fields: TextField[]): void {
  const { add, all, quoting } = fieldAdder(fields);
  replies.forEach(({ answers, note }, place) => {
    answers.forEach(({ kz, en, ru }, which) => {
      all(["replies", place, "answers", which], "sentence", { kz, en, ru });
    });
    if (note) quoting(["replies", place, "note"], note);
  });
  manners.forEach(({ words, tell }, place) => {
    words.forEach((word, which) => {
      add(["manners", place, "words", which], "kz", "label", word);
    });
    quoting(["manners", place, "tell"], tell);
  });
}
