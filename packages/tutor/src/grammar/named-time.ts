import { numberToWords } from "@tilashar/kazakh";
import {
  dayOf,
  inCase,
  type Language,
  monthOf,
  seasonOf,
  type TimeExpression,
} from "./time-words.ts";

const WHICH: readonly (readonly [RegExp, string])[] = [
  [/^(?:last|прошл(?:ый|ой|ым|ую|ое|ого))$/, "өткен"],
  [/^(?:next|следующ(?:ий|ей|им|ую|ее|его))$/, "келесі"],
  [/^(?:this|эт(?:от|ой|им|у|о|ого))$/, "осы"],
];

/** Last summer, next Friday, in May, on Saturday morning, по субботам. */
export function namedAt(
  words: readonly string[],
  at: number,
  language: Language,
): TimeExpression | undefined {
  const preposition = (language === "en" ? /^(?:on|in)$/ : /^(?:в|во|на)$/).test(words[at] ?? "");
  const from = preposition ? at + 1 : at;
  const which = WHICH.find(([pattern]) => pattern.test(words[from] ?? ""))?.[1];
  const nounAt = which ? from + 1 : from;
  const noun = words[nounAt];
  const end = nounAt + 1;
  const day = dayOf(noun);
  if (day && which) return { kz: `${which} ${inCase(day, "LOC")}`, length: end - at };
  const season = seasonOf(noun);
  if (season && which) return { kz: `${which} ${inCase(season, "LOC")}`, length: end - at };
  // «Перенесли на понедельник», "a ticket for Monday": дүйсенбіге
  const forDay = language === "en" ? dayOf(words[at + 1]) : words[at] === "на" ? day : undefined;
  if (forDay && !which && (language === "ru" || /^(?:for|to)$/.test(words[at] ?? ""))) {
    const to = /(?:ам|ям|s)$/.test(words[at + 1] ?? "") ? undefined : inCase(forDay, "DAT");
    if (to !== undefined) return { kz: to, length: 2 };
  }
  if (day && preposition) {
    const part = dayPart(words[end]);
    const many = language === "en" && /s$/.test(noun ?? "");
    // "On Mondays and Thursdays"
    const other = many && words[end] === "and" ? dayOf(words[end + 1]) : undefined;
    if (other) return { kz: `${day} және ${other} күндері`, length: end + 2 - at };
    const told = many ? `${day} күндері` : `${day} күні`;
    return part ? { kz: `${told} ${part}`, length: end + 1 - at } : { kz: told, length: end - at };
  }
  if (words[at] === "по" && day && /ам$|ям$/.test(words[at + 1] ?? "")) return undefined;
  const month = monthOf(noun);
  if (month && (preposition || which)) {
    const told = which ? `${which} ${inCase(month, "LOC")}` : inCase(month, "LOC");
    return told === undefined ? undefined : { kz: told, length: end - at };
  }
  return undefined;
}

const dayPart = (word: string | undefined): string | undefined =>
  /^(?:morning|утром)$/.test(word ?? "")
    ? "таңертең"
    : /^(?:evening|вечером)$/.test(word ?? "")
      ? "кешке"
      : undefined;

/** In 1990, в 1990 году; since 2015, с 2015 года. */
export function yearAt(
  words: readonly string[],
  at: number,
  language: Language,
): TimeExpression | undefined {
  const year = /^(?:1[5-9]|20)\d\d$/.test(words[at + 1] ?? "") ? Number(words[at + 1]) : undefined;
  if (year === undefined) return undefined;
  const [first = "", , after = ""] = words.slice(at, at + 3);
  const told = numberToWords(year, "ordinal");
  if (language === "en")
    return first === "in"
      ? { kz: `${told} жылы`, length: 2 }
      : first === "since"
        ? { kz: `${told} жылдан бері`, length: 2 }
        : undefined;
  if (first === "в" && after === "году") return { kz: `${told} жылы`, length: 3 };
  return first === "с" && after === "года" ? { kz: `${told} жылдан бері`, length: 3 } : undefined;
}
