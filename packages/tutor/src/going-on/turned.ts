import type { Asked, Draft, Tools } from "../ask.ts";
import { kz } from "../features/form-text.ts";
import { wishOf } from "../features/label.ts";
import { readWish, type Wish } from "../features/wish.ts";
import { PRONOUN } from "../grammar/clause.ts";
import { showForm } from "../intents/form.ts";
import { readRequest } from "../request/read-request.ts";
import { turnedSentence } from "../request/turned-sentence.ts";
import { foldText } from "../text/fold.ts";
import { shownLines } from "./shown.ts";

const MOST = 5;
/** Persons by the words that name them, and several who are spoken to. */
const PERSONS: readonly (readonly [RegExp, Wish])[] = [
  [/(?<!\p{L})(?:we|us|мы|нас|нам|біз|бізге|екеуміз|бәріміз)(?!\p{L})/u, { person: "1p" }],
  [/(?<!\p{L})(?:they|them|они|них|им|олар|оларға)(?!\p{L})/u, { person: "3p" }],
  [/(?<!\p{L})(?:he|she|him|her|он|она|него|нее|ему|ей|ол|оған)(?!\p{L})/u, { person: "3" }],
  [/(?<!\p{L})(?:i|me|я|мне|мен)(?!\p{L})/u, { person: "1s" }],
];
/** "She can't", «а он не». */
const NO =
  /(?<!\p{L})(?:not|can't|cant|cannot|don't|doesn't|didn't|won't|couldn't|couldnt|wasn't|не|емес)(?!\p{L})/u;
const SUBJECT = /^(?:мен|сен|сіз|ол|біз|сендер|сіздер|олар)(?=\s)/iu;

/** What the message wishes of the form: as its words say, the person that one of them names, and its day. */
function wished(asked: Asked, about: string | undefined, tools: Tools): Wish | undefined {
  for (const text of [asked.folded, foldText(about ?? "")]) {
    const { wish, found } = readWish(text);
    const { owner: _owner, ...plain } = wish;
    const person = PERSONS.find(([names]) => names.test(text))?.[1] ?? {};
    const isNo = NO.test(text) && plain.negative === undefined;
    const all: Wish = {
      ...person,
      ...plain,
      ...(isNo && { negative: true }),
      ...(tools.patterns.one("next-by-kind.past-no").test(text) &&
        plain.tense === undefined && { tense: "PST" }),
      ...(tools.patterns.one("turned.many").test(text) && { plural: true }),
    };
    if (found > 0 || Object.keys(all).length > 0) return all;
  }
  return undefined;
}

/** The lines of the last reply as they are wished: several where phrases were shown, else the first that can be turned. */
export function turnedShown(
  asked: Asked,
  about: string | undefined,
  tools: Tools,
): Draft | undefined {
  const { day } = readRequest(asked, tools);
  const isList = asked.exchange(0)?.reply.intent === "phrases";
  const all = { ...wished(asked, about, tools), ...(day === "кеше" && { tense: "PST" }) };
  // Of phrases that are said to somebody those who hear them are many, not those who say them
  const { person, ...others } = all;
  const wish: Wish = isList ? { ...others, ...(person === "1p" && { plural: true }) } : all;
  if (Object.keys(wish).length === 0 && day === undefined) return undefined;
  const found: string[] = [];
  for (const line of shownLines(asked, tools).slice(0, MOST)) {
    const own = withSubject(line, wish);
    const text = turnedSentence(own, { wish, ...(day !== undefined && { day }) }, tools);
    // «Рақмет, әуре болмаңыз»: thanks have no day, and what nobody vouches for is not offered
    if (text !== undefined && isSaidSo(line, text, tools)) found.push(text);
    if (found.length > 0 && !isList) break;
  }
  const [first] = found;
  return first === undefined
    ? undefined
    : {
        text: found.join("\n"),
        kazakh: found.map((text) => kz(text)),
        translated: { text: first, sure: true, from: "composed" },
        confidence: 0.88,
      };
}

/** Whether a line is no formula and what it was turned into is right. */
const isSaidSo = (line: string, text: string, tools: Tools): boolean =>
  !/^(?:рақмет|рахмет|кешіріңіз|кешір|сәлем|қайырлы|сау|құтты)/iu.test(line) &&
  tools.judge.check(text).verdict === "right";

/** The subject that the person wants, in the place of the one there is. */
function withSubject(line: string, { person }: Wish): string {
  if (person === undefined) return line;
  const pronoun = PRONOUN[person];
  return line.replace(SUBJECT, `${pronoun.charAt(0).toUpperCase()}${pronoun.slice(1)}`);
}

const MOST_WORDS = 6;
/** A form that has a person or an owner. */
const FORM = /^[VN];(?!CVB|PTCP|VN)/u;

/** After a rule: the form of its table as it is wished. */
export function turnedTable(
  asked: Asked,
  about: string | undefined,
  tools: Tools,
): Draft | undefined {
  const { focus, reply } = asked.exchange(0) ?? {};
  if (reply?.intent !== "explain" || asked.words.length > MOST_WORDS) return undefined;
  const point = focus?.kind === "topic" ? tools.course.grammarById.get(focus.id) : undefined;
  const { owner } = readWish(asked.folded).wish;
  const wish = wished(asked, about, tools) ?? (owner && { owner });
  const [table] = point?.tables ?? [];
  const [lemma] = table?.of ?? [];
  const label = [table?.labels[1], table?.labels[0]].find((one) => FORM.test(one ?? "")) ?? "";
  if (!wish || lemma === undefined || label === "") return undefined;
  const pos = label.startsWith("V") ? "v" : "n";
  const before = wishOf(label);
  return showForm(
    { lemma, pos, others: [], from: "kz" },
    { ...before, ...wish },
    lemma,
    asked.language,
    tools,
  );
}
