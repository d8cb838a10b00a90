import {
  type Course,
  commonForms,
  type DayWord,
  dayWordOn,
  type PictureManifest,
  type Trilingual,
} from "@tilashar/course";
import { stressTail } from "@tilashar/kazakh/morphology";
import { toArabic, toLatin } from "@tilashar/kazakh/script";
import { ipa } from "@tilashar/kazakh/sound";
import { addDays, type Day, daysBetween, localDay } from "@tilashar/learning";
import type { CardCatalogue } from "#api/features/cards/index.ts";

/** Guests' day begins in Almaty. */
export const guestZone = "Asia/Almaty";

/** How far back the archive goes: a word for each day of a year. */
const maxAgeDays = 365;

/** How many past days a list of them shows. */
const listedDays = 30;

/** A word of the day under its day, as lists show it. */
export interface PastWord {
  readonly day: Day;
  readonly entry: DayWord;
  /** Address of its picture. */
  readonly picture: string;
}

/** The same with all that its page tells. */
export interface DayWordPage extends PastWord {
  readonly transcript: string;
  readonly latin: string;
  readonly arabic: string;
  readonly forms: ReturnType<typeof commonForms>;
  /** Addresses of the card it is shared as. */
  readonly card: Trilingual;
}

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
  on(day: Day, zone: string): DayWordPage | null;
  /** The days before the one that it is in `zone`, newest first. */
  past(zone: string): PastWord[];
}

export function makeDayWords({ course, pictures, cards, now }: DayWordsParts): DayWords {
  const made = new Map<Day, DayWordPage>();
  const todayIn = (zone: string) => localDay(now(), zone);

  function wordOn(day: Day): PastWord | null {
    const [year, month, date] = day.split("-").map(Number) as [number, number, number];
    const entry = dayWordOn(course, { year, month, day: date });
    const picture = entry && pictures.words[entry.picture];
    return entry && picture ? { day, entry, picture } : null;
  }

  function make(day: Day): DayWordPage | null {
    const word = wordOn(day);
    const card = word && cards.addresses("word", day);
    if (word === null || card === null) return null;
    const { kz } = word.entry;
    return {
      ...word,
      transcript: ipa(kz, { tail: stressTail }),
      latin: toLatin(kz),
      arabic: toArabic(kz),
      forms: commonForms(word.entry),
      card,
    };
  }

  return {
    todayIn,
    on(day, zone) {
      const today = todayIn(zone);
      // What nearly everybody asks for.
      const known = day === today ? made.get(day) : undefined;
      if (known !== undefined) return known;
      // The calendar has no 31st of February, however well it can be counted on to the 3rd of March.
      if (addDays(day, 0) !== day) return null;
      const age = daysBetween(day, today);
      if (!(age >= 0 && age <= maxAgeDays)) return null;
      const word = made.get(day) ?? make(day);
      if (word !== null && made.size <= maxAgeDays) made.set(day, word);
      return word;
    },
    past(zone) {
      const today = todayIn(zone);
      const days = Array.from({ length: listedDays }, (_, index) => addDays(today, -1 - index));
      return days.flatMap((day) => wordOn(day) ?? []);
    },
  };
}
