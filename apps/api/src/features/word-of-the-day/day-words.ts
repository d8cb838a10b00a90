import type { DayWord, PastDayWord } from "@tilashar/contracts";
import { type Course, commonForms, dayWordOn, type PictureManifest } from "@tilashar/course";
import { stressTail } from "@tilashar/kazakh/morphology";
import { toArabic, toLatin } from "@tilashar/kazakh/script";
import { ipa } from "@tilashar/kazakh/sound";
import { addDays, type Day, daysBetween, localDay } from "@tilashar/learning";
import type { CardCatalogue } from "#api/features/cards/index.ts";

/** Guests' day begins in Almaty. */
export const guestZone = "Asia/Almaty";

/** How far back the archive goes: a word for each day of a year. */
const oldestDays = 365;

/** How many past days a list of them shows. */
const listedDays = 30;

interface DayWordsParts {
  course: Course;
  pictures: PictureManifest;
  cards: CardCatalogue;
  now(): number;
}

/** The course's words of the day, each under its day. */
export interface DayWords {
  todayIn(zone: string): Day;
  /** The word of a day that has come in `zone`, a year back at most; null for any other. */
  on(day: Day, zone: string): DayWord | null;
  /** The days before the one that it is in `zone`, newest first. */
  past(zone: string): PastDayWord[];
}

export function makeDayWords({ course, pictures, cards, now }: DayWordsParts): DayWords {
  const made = new Map<Day, DayWord>();
  const todayIn = (zone: string) => localDay(now(), zone);

  function entryOn(day: Day) {
    const [year, month, date] = day.split("-").map(Number) as [number, number, number];
    const entry = dayWordOn(course, { year, month, day: date });
    const img = entry && pictures.words[entry.picture];
    return entry && img ? { entry, img } : null;
  }

  function make(day: Day): DayWord | null {
    const found = entryOn(day);
    if (found === null) return null;
    const { entry, img } = found;
    const card = cards.addresses("word", day);
    if (card === null) return null;
    return {
      date: day,
      word_kazakh: entry.kz,
      transcript: ipa(entry.kz, { tail: stressTail }),
      img,
      word_russian: entry.ru,
      word_english: entry.en,
      example_kazakh: entry.example.kz,
      example_russian: entry.example.ru,
      example_english: entry.example.en,
      pos: entry.pos,
      latin: toLatin(entry.kz),
      arabic: toArabic(entry.kz),
      forms: commonForms(entry).map(({ form, segments, use }) => ({
        form,
        segments: [...segments],
        use,
      })),
      card,
    };
  }

  return {
    todayIn,
    on(day, zone) {
      // The calendar has no 31st of February, however well it can be counted on to the 3rd of March.
      if (addDays(day, 0) !== day) return null;
      const age = daysBetween(day, todayIn(zone));
      if (!(age >= 0 && age <= oldestDays)) return null;
      const word = made.get(day) ?? make(day);
      if (word !== null && made.size <= oldestDays) made.set(day, word);
      return word;
    },
    past(zone) {
      const today = todayIn(zone);
      return Array.from({ length: listedDays }, (_, index) => addDays(today, -1 - index)).flatMap(
        (date) => {
          const found = entryOn(date);
          if (found === null) return [];
          const { entry, img } = found;
          return {
            date,
            word_kazakh: entry.kz,
            word_russian: entry.ru,
            word_english: entry.en,
            img,
          };
        },
      );
    },
  };
}
