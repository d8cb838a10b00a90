import { wordsToNumber } from "@tilashar/kazakh";
import type { Asked, Tools } from "../ask.ts";
import { readWish, type Wish } from "../features/wish.ts";
import { LANGUAGES } from "../reply.ts";
import { everyHearing, type Heard, type HeardWord, heardWords, readHeard } from "../talk/heard.ts";
import type { TaughtCourse } from "../taught-course.ts";
import { foldText } from "../text/fold.ts";
import { numberIn } from "../text/number-in.ts";

/** A request by its parts: what is to be done and in what manner, what it names, and what is left of its words. */
export interface RequestRead {
  /** Ids of the parts of `content/tutor/requests.yaml` that it names. */
  readonly names: (id: string) => boolean;
  /** What stands in quotation marks, or behind a colon. */
  readonly quoted: readonly string[];
  /** The form that its words wish for. */
  readonly wish: Wish;
  readonly isPolite: boolean;
  readonly isFriendly: boolean;
  readonly count: number | undefined;
  /** The day that it is to be of, in Kazakh. */
  readonly day: "кеше" | "ертең" | undefined;
  /** "The second": its number from 0; -1 of the last. */
  readonly place: number | undefined;
  /** Words that no part names: the object or its theme. */
  readonly rest: readonly string[];
}

interface Part {
  readonly id: string;
  readonly ways: readonly Heard[];
}

const partsOfCourse = new WeakMap<TaughtCourse, readonly Part[]>();

function partsOf(course: TaughtCourse): readonly Part[] {
  let parts = partsOfCourse.get(course);
  if (!parts) {
    parts = course.tutor.requestParts.map(({ id, hears }) => ({
      id,
      ways: LANGUAGES.flatMap((language) =>
        (hears[language] ?? []).map((written) => readHeard(written, language)),
      ),
    }));
    partsOfCourse.set(course, parts);
  }
  return parts;
}

const QUOTED = /[«“"„]([^»”"“„]{1,120})[»”"“]/gu;
/** What stands behind a colon is held as it is, as in quotation marks. */
const BEHIND = /^[^:]{2,60}:\s+(.+)$/u;
const PLACES = ["first", "second", "third", "fourth", "fifth"] as const;
/** The place of the last of them. */
export const LAST = -1;
/** What the names of manners wish for. */
const WISHES: Readonly<Record<string, Wish>> = {
  "as-question": { question: true },
  "as-negative": { negative: true },
  "in-past": { tense: "PST" },
  "in-future": { tense: "FUT" },
  "in-plural": { plural: true },
};

const readOfAsked = new WeakMap<Asked, RequestRead>();

/** Takes a message apart into the parts of a request. */
export function readRequest(asked: Asked, tools: Tools): RequestRead {
  let read = readOfAsked.get(asked);
  if (!read) {
    read = takeApart(asked, tools);
    readOfAsked.set(asked, read);
  }
  return read;
}

function takeApart({ raw }: Asked, tools: Tools): RequestRead {
  const behind = raw.includes('"') || /[«“„]/u.test(raw) ? undefined : BEHIND.exec(raw)?.[1];
  const quoted = [
    ...[...raw.matchAll(QUOTED)].map(([, text = ""]) => text.trim()),
    ...(behind === undefined ? [] : [behind.trim()]),
  ];
  const plain = foldText(raw.replace(QUOTED, " ").replace(behind ?? "", " "));
  const words = heardWords(plain);
  const named = new Map<string, readonly HeardWord[]>();
  for (const { id, ways } of partsOf(tools.course)) {
    const heard = ways.flatMap((way) => everyHearing(way, words));
    if (heard.length > 0) named.set(id, heard);
  }
  const known = new Set([...named.values()].flat());
  const left = words.filter((word) => !known.has(word) && !/^\d+$/.test(word.lower));
  const { wish, rest } = readWish(plain);
  const wishWords = new Set(rest.split(" "));
  const ordinal = PLACES.findIndex((id) => named.has(id));
  return {
    names: (id) => named.has(id),
    quoted,
    wish: Object.assign(
      {},
      wish,
      ...Object.entries(WISHES).flatMap(([id, one]) => (named.has(id) ? [one] : [])),
    ) as Wish,
    isPolite: named.has("polite"),
    isFriendly: named.has("friendly"),
    count: countIn(words.map(({ lower }) => lower)),
    day: named.has("on-yesterday") ? "кеше" : named.has("on-tomorrow") ? "ертең" : undefined,
    place: ordinal >= 0 ? ordinal : named.has("last") ? LAST : undefined,
    rest: left
      .map(({ lower }) => lower)
      .filter((word) => wishWords.has(word) && countIn([word]) === undefined),
  };
}

/** The first number that is named, in any of the languages. */
export const countIn = (words: readonly string[]): number | undefined =>
  numberIn(words) ??
  words
    .map((word) => (word === "бір" ? null : wordsToNumber(word)))
    .find((value) => value !== null) ??
  undefined;
