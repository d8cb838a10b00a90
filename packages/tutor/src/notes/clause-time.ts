import { capital, tidy } from "@tilashar/course";
import { inflect, months, numberToWords, numeralSuffix, weekdays } from "@tilashar/kazakh";
import type { Tools } from "../ask.ts";
import { foldText, wordsOf } from "../text/fold.ts";
import { spokenNumber } from "../text/spoken-numbers.ts";
import { kazakhDay } from "./note-details.ts";

/** What a clause says of time, for the slots of a line: in Kazakh, and as it was typed. */
export interface Slot {
  readonly kz: string;
  readonly typed: string;
}

export type SlotName = "when" | "since" | "span" | "age";

/** The slots of a line that a clause fills. */
export type Slots = Readonly<Partial<Record<SlotName, Slot>>>;

/** Reads when, since when and for how long something is, and how old somebody grows. */
export function slotsIn(clause: string, tools: Tools): Slots {
  const since = sinceIn(clause, tools);
  const span = spanIn(clause, tools);
  const when = since ? undefined : whenIn(clause, tools);
  const age = ageIn(clause, tools);
  return {
    ...(when && { when }),
    ...(since && { since }),
    ...(span && { span }),
    ...(age && { age }),
  };
}

interface Found {
  readonly kz: string;
  readonly from: number;
  readonly to: number;
}

function whenIn(clause: string, tools: Tools): Slot | undefined {
  const hours = hoursIn(clause, tools);
  const day = dayIn(clause, tools);
  const found = [day, hours].filter((one) => one !== undefined);
  if (found.length === 0) return undefined;
  const [first, last] = found.toSorted((one, other) => one.from - other.from) as [Found, Found?];
  const between = clause.slice(first.to, last?.from ?? first.to);
  // "tomorrow there is no light from 9 to 17": what is told stands between the day and the hours
  const typed =
    last && /\p{L}{3}/u.test(between)
      ? [first, last].map((one) => typedFrom(clause, one.from, one.to, tools)).join(" ")
      : typedFrom(clause, first.from, (last ?? first).to, tools);
  return { kz: found.map(({ kz }) => kz).join(" "), typed };
}

/** What was typed, with the preposition before it. */
function typedFrom(clause: string, from: number, to: number, tools: Tools): string {
  const before = tools.patterns.one("note-clause.before").exec(clause.slice(0, from))?.[0] ?? "";
  return `${before}${clause.slice(from, to)}`.trim();
}

/** "On Friday", "tomorrow", «25 марта»: the day in Kazakh with where it was typed. */
function dayIn(clause: string, tools: Tools): Found | undefined {
  for (const { 0: word, index } of clause.matchAll(/\p{L}+/gu)) {
    const day = relativeDay(word, tools);
    if (day) return { kz: day, from: index, to: index + word.length };
    const name =
      kazakhDay(foldText(word), tools) ??
      kazakhDay(foldText(word.replace(/[ғг][ае]$/u, "")), tools);
    if (name === undefined) continue;
    const until = untilDay(clause, index, word, name);
    if (until) return until;
    if (weekdays.includes(name)) {
      const after = clause.slice(index + word.length).match(/^ күні/u)?.[0] ?? "";
      return { kz: `${name} күні`, from: index, to: index + word.length + after.length };
    }
    const date = dateIn(clause, index, word, name);
    if (date) return date;
  }
  return undefined;
}

/** "Until Sunday", «до воскресенья», «жексенбіге дейін». */
function untilDay(clause: string, at: number, word: string, name: string): Found | undefined {
  if (!weekdays.includes(name)) return undefined;
  const to = at + word.length;
  const after = /^ дейін(?!\p{L})/iu.exec(clause.slice(to))?.[0] ?? "";
  if (after === "" && !/(?<!\p{L})(?:until|till|до)\s+$/iu.test(clause.slice(0, at)))
    return undefined;
  return { kz: `${inflect(name, "N;DAT;SG")[0]} дейін`, from: at, to: to + after.length };
}

const LONGEST_MONTH = 31;

/** "20 March", "March 20th", «5 ақпанда». */
function dateIn(clause: string, at: number, word: string, month: string): Found | undefined {
  const before = /(?<day>\d{1,2})(?:st|nd|rd|th)?(?: of)? $/iu.exec(clause.slice(0, at));
  const after = /^ (?<day>\d{1,2})(?:st|nd|rd|th)?(?!\d)/iu.exec(clause.slice(at + word.length));
  const day = before?.groups?.day ?? after?.groups?.day;
  if (day === undefined || !months.includes(month)) return undefined;
  if (Number(day) < 1 || Number(day) > LONGEST_MONTH) return undefined;
  return {
    kz: `${Number(day)} ${inflect(month, "N;LOC;SG")[0]}`,
    from: before ? before.index : at,
    to: at + word.length + (before ? 0 : (after?.[0].length ?? 0)),
  };
}

const RELATIVE = ["today", "tomorrow", "yesterday", "after-tomorrow"] as const;

/** Today, tomorrow and the days beside them, as the texts of the tutor have them. */
function relativeDay(word: string, { requests, say }: Tools): string | undefined {
  const heard = requests.find(word);
  const day = RELATIVE.find((one) => heard.some(({ id }) => id === `note-day-${one}`));
  return day && say(`note.day.${day}`, "kz");
}

/** "From 10 to 14", "at three", «17:30-да»: the hour as it stands in a text. */
function hoursIn(clause: string, { patterns }: Tools): Found | undefined {
  for (const pattern of patterns.all("note-clause.hours")) {
    const range = pattern.exec(clause);
    const { from, to } = range?.groups ?? {};
    if (range && isHour(from) && isHour(to))
      return {
        kz: `сағат ${onTheClock(from, "ablative")} ${onTheClock(to, "dative")} дейін`,
        from: range.index,
        to: range.index + range[0].length,
      };
  }
  for (const pattern of patterns.all("note-clause.hour"))
    for (const found of clause.matchAll(new RegExp(pattern, `${pattern.flags}g`))) {
      const hour = hourOf(found.groups?.hour ?? "", found.groups?.half ?? "");
      if (hour !== undefined)
        return {
          kz: `сағат ${onTheClock(hour, "locative")}`,
          from: found.index,
          to: found.index + found[0].length,
        };
    }
  return undefined;
}

const LATEST = 24;
const NOON = 12;
const MINUTES = 60;

/** Whether digits name an hour of the day, "17" or "17:30". */
function isHour(said: string | undefined): said is string {
  const [hour, minute = 0] = (said ?? "").split(/[:.]/u).map(Number);
  return said !== undefined && (hour ?? LATEST) <= LATEST && minute < MINUTES;
}

function hourOf(said: string, half: string): string | undefined {
  if (/^\d{1,2}[:.]\d{2}$/u.test(said)) return isHour(said) ? said.replace(".", ":") : undefined;
  const value = spokenNumber([foldText(said)])?.value;
  if (value === undefined || value < 1 || value > LATEST) return undefined;
  const isLate = /^(?:pm|дня|вечера)$/iu.test(half) && value < NOON;
  return String(isLate ? value + NOON : value);
}

/** "15" is «15-те», "17:30" «17:30-да»: the last number that is read takes the ending. */
function onTheClock(hour: string, ending: "ablative" | "dative" | "locative"): string {
  const [whole = "", minutes = "00"] = hour.replace(".", ":").split(":");
  if (Number(minutes) === 0) return numeralSuffix(Number(whole), ending);
  const suffix = numeralSuffix(Number(minutes), ending).split("-").at(-1);
  return `${Number(whole)}:${minutes}-${suffix}`;
}

/** "Since Sunday", «со вчерашнего дня». */
function sinceIn(clause: string, tools: Tools): Slot | undefined {
  const { patterns, requests, say } = tools;
  const found =
    patterns.one("note-clause.since").exec(clause) ?? patterns.one("note-clause.beri").exec(clause);
  const word = found?.groups?.day;
  if (!found || word === undefined) return undefined;
  const isYesterday = requests.find(word).some(({ id }) => id === "note-day-yesterday");
  const name = isYesterday ? say("note.day.yesterday", "kz") : kazakhDay(foldText(word), tools);
  if (name === undefined) return undefined;
  const [from] = inflect(name, "N;ABL;SG");
  return from === undefined ? undefined : { kz: `${from} бері`, typed: found[0] };
}

/** "By three days", «на неделю». */
function spanIn(clause: string, { patterns }: Tools): Slot | undefined {
  for (const pattern of patterns.all("note-clause.span")) {
    const found = pattern.exec(clause);
    const { count = "", unit = "" } = found?.groups ?? {};
    const value = spokenNumber([foldText(count)])?.value;
    if (!found || value === undefined) continue;
    const lemma = /^(?:day|дн|день|күн)/iu.test(unit)
      ? "күн"
      : /^(?:week|недел|апта)/iu.test(unit)
        ? "апта"
        : "ай";
    const [to] = inflect(lemma, "N;DAT;SG");
    return { kz: `${numberToWords(value)} ${to}`, typed: found[0] };
  }
  return undefined;
}

const OLDEST = 120;

/** "Turns fifty", «ей 95»: the age in words. */
function ageIn(clause: string, { patterns }: Tools): Slot | undefined {
  for (const pattern of patterns.all("note-clause.age"))
    for (const found of clause.matchAll(new RegExp(pattern, `${pattern.flags}g`))) {
      const said = found.groups?.age ?? "";
      const value = spokenNumber(wordsOf(foldText(said)))?.value;
      if (value !== undefined && value > 0 && value <= OLDEST)
        return { kz: numberToWords(value), typed: String(value) };
    }
  return undefined;
}

/** A line with what its slots hold; undefined where it needs an age that is not told. */
export function filled(text: string, slots: Slots, language: "kz" | "typed"): string | undefined {
  if (text.includes("{age}") && !slots.age) return undefined;
  const said = text.replace(
    /\{(when|since|span|age)\}/gu,
    (_slot, name: SlotName) => slots[name]?.[language] ?? "",
  );
  return capital(tidy(said));
}
