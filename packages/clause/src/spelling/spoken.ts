import type { Respelling } from "./near-form.ts";

/** Spellings of what everybody says so and nobody writes so in a book, by what is written. */
const SPOKEN: Readonly<Record<string, string>> = {
  мында: "мұнда",
  мындай: "мұндай",
  бугін: "бүгін",
  бүгүн: "бүгін",
  қайерде: "қай жерде",
  қайерден: "қай жерден",
  қайерге: "қай жерге",
  осерде: "осы жерде",
  қәзір: "қазір",
  қазр: "қазір",
  жатр: "жатыр",
  отр: "отыр",
  кеттык: "кеттік",
  дәріқана: "дәріхана",
  жоғой: "жоқ қой",
};

/** What a spoken spelling stands for; nothing where the word is none. */
export function spokenSpelling(word: string): Respelling[] {
  const text = SPOKEN[word];
  return text === undefined || text === word
    ? []
    : [{ text, point: "kazakh-letters", change: 0.2 }];
}
