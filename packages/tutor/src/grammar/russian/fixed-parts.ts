import type { Person } from "../clause.ts";
import type { Part } from "./parts.ts";

/** Words that are one thing alone. */
export const FIXED: Readonly<Record<string, Part["kind"]>> = {
  не: "not",
  есть: "there-is",
  нет: "no",
  давай: "let-us",
  давайте: "let-us",
  пусть: "may-it",
  пускай: "may-it",
  бы: "would",
  б: "would",
  это: "this",
  тоже: "also",
  также: "also",
  сам: "self",
  сама: "self",
  само: "self",
  сами: "self",
  ли: "asks",
  разве: "asks",
  же: "skip",
  вот: "skip",
  ведь: "skip",
  ну: "skip",
  пожалуйста: "skip",
  просто: "skip",
  "—": "skip",
};

/** The forms of быть, by the time or the person they tell. */
export const BE: Readonly<Record<string, readonly ["past" | "future" | "infinitive", Person?]>> = {
  был: ["past"],
  была: ["past"],
  было: ["past"],
  были: ["past"],
  буду: ["future", "1s"],
  будешь: ["future", "2s"],
  будет: ["future"],
  будем: ["future", "1p"],
  будете: ["future", "2f"],
  будут: ["future"],
  быть: ["infinitive"],
  // What became lighter was so then
  стал: ["past"],
  стала: ["past"],
  стало: ["past"],
  стали: ["past"],
  станет: ["future"],
  станут: ["future"],
};
