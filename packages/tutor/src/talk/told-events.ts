import { inflect, months, numberToWords, weekdays } from "@tilashar/kazakh";
import type { Turn } from "../reply.ts";
import { foldText } from "../text/fold.ts";
import type { Speaker } from "./told-people.ts";

/** Something that the learner said will be, and when. */
export interface ToldEvent {
  /** Dictionary form: емтихан, той. */
  readonly thing: string;
  /** Said in Kazakh: жұмада, он екінші маусымда. */
  readonly when: string;
  /** The day of the week, 0 for Monday; undefined of a date. */
  readonly day: number | undefined;
}

const THINGS: readonly (readonly [kz: string, words: RegExp])[] = [
  ["емтихан", /(?<!\p{L})(?:exams?|экзамен\p{L}*|емтихан\p{L}*)(?!\p{L})/iu],
  [
    "сынақ",
    /(?<!\p{L})(?:tests?|зач[её]т\p{L}*|контрольн\p{L}*|тест\p{L}*|сынақ\p{L}*|сынағ\p{L}*)(?!\p{L})/iu,
  ],
  ["той", /(?<!\p{L})(?:wedding|свадьб\p{L}*|тойы?м?(?:ыз)?)(?!\p{L})/iu],
  [
    "туған күн",
    /(?<!\p{L})(?:birthday|день рождени\p{L}*|дня рождени\p{L}*|туған күн\p{L}*)(?!\p{L})/iu,
  ],
  ["сұхбат", /(?<!\p{L})(?:interview|собеседовани\p{L}*|сұхбат\p{L}*)(?!\p{L})/iu],
  ["жиналыс", /(?<!\p{L})(?:meeting|совещани\p{L}*|собрани\p{L}*|жиналыс\p{L}*)(?!\p{L})/iu],
  ["кездесу", /(?<!\p{L})(?:date|appointment|встреч\p{L}*|свидани\p{L}*|кездесу\p{L}*)(?!\p{L})/iu],
  [
    "сапар",
    /(?<!\p{L})(?:trip|flight|fly|поездк\p{L}*|рейс\p{L}*|вылет\p{L}*|сапар\p{L}*)(?!\p{L})/iu,
  ],
  ["концерт", /(?<!\p{L})(?:concert|концерт\p{L}*)(?!\p{L})/iu],
  ["сабақ", /(?<!\p{L})(?:lesson|class|урок\p{L}*|заняти\p{L}*|саба[қғ]\p{L}*)(?!\p{L})/iu],
];

const ENGLISH_DAYS = "monday tuesday wednesday thursday friday saturday sunday".split(" ");
const RUSSIAN_DAYS = [
  "понедельник",
  "вторник",
  "сред[уа]",
  "четверг",
  "пятниц[уа]",
  "суббот[уа]",
  "воскресенье",
];
const ENGLISH_MONTHS =
  "january february march april may june july august september october november december".split(
    " ",
  );
const RUSSIAN_MONTHS =
  "января февраля марта апреля мая июня июля августа сентября октября ноября декабря".split(" ");

/** Day of the week that a text names, 0 for Monday; -1 where it names none. */
export const dayIn = (text: string): number => {
  const plain = foldText(text);
  const of = (names: readonly string[]) =>
    names.findIndex((name) => new RegExp(`(?<!\\p{L})${name}`, "u").test(plain));
  return [ENGLISH_DAYS, RUSSIAN_DAYS, weekdays].map(of).find((at) => at >= 0) ?? -1;
};

const MONTHS = [ENGLISH_MONTHS, RUSSIAN_MONTHS, months];
const MONTH = MONTHS.flat().join("|");
/** «12 июня», "June 12th", "the 12th of June". */
const DATE = new RegExp(
  `(\\d{1,2})(?:st|nd|rd|th)?(?: of)? (${MONTH})|(${MONTH}) (?:the )?(\\d{1,2})(?!\\d)`,
  "u",
);

function dateIn(text: string): string | undefined {
  const [, before, first, second, after] = DATE.exec(foldText(text)) ?? [];
  const day = Number(before ?? after);
  const name = first ?? second ?? "";
  const month = MONTHS.map((names) => names.indexOf(name)).find((at) => at >= 0) ?? -1;
  if (!day || day > 31 || month < 0) return undefined;
  return `${inflect(numberToWords(day), "NUM;ORD")[0]} ${inflect(months[month] ?? "", "N;LOC;SG")[0]}`;
}

/** What the learner said will be. */
export function eventsTold(history: readonly Turn[]): readonly ToldEvent[] {
  const found = new Map<string, ToldEvent>();
  for (const { sender, text } of history) {
    if (sender !== "user" || /\?\s*$/.test(text)) continue;
    const thing = eventIn(text);
    if (thing === undefined) continue;
    const day = dayIn(text);
    const name = weekdays[day];
    const when = dateIn(text) ?? (name === undefined ? undefined : inflect(name, "N;LOC;SG")[0]);
    if (when !== undefined) found.set(thing, { thing, when, day: day < 0 ? undefined : day });
  }
  return [...found.values()];
}

/** The thing that a text names, in Kazakh. */
export const eventIn = (text: string): string | undefined =>
  THINGS.find(([, words]) => words.test(text))?.[0];

/** «Емтиханыңыз жұмада.» */
export function tellEvent({ thing, when }: ToldEvent, speaker: Speaker): string {
  const owned = inflect(thing, `N;NOM;SG;${speaker === "me" ? "PSS1S" : "PSS2S;FORM"}`)[0] ?? thing;
  return `${owned.charAt(0).toUpperCase()}${owned.slice(1)} ${when}.`;
}
