import type { DayWord, PastDayWord } from "@tilashar/contracts";
import type { DayWordPage, PastWord } from "./day-words.ts";

export const toPastDayWord = ({ day, entry, picture }: PastWord): PastDayWord => ({
  date: day,
  word_kazakh: entry.kz,
  word_russian: entry.ru,
  word_english: entry.en,
  img: picture,
});

export const toDayWord = (word: DayWordPage): DayWord => ({
  ...toPastDayWord(word),
  transcript: word.transcript,
  example_kazakh: word.entry.example.kz,
  example_russian: word.entry.example.ru,
  example_english: word.entry.example.en,
  pos: word.entry.pos,
  latin: word.latin,
  arabic: word.arabic,
  forms: word.forms.map(({ form, segments, use }) => ({
    form,
    segments: [...segments],
    use: { ...use },
  })),
  card: { ...word.card },
});
