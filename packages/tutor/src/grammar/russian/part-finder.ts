import { numberToWords } from "@tilashar/kazakh";
import { inCase } from "../../russian/agreement.ts";
import { spokenNumber } from "../../text/spoken-numbers.ts";
import type { Focus } from "../clause.ts";
import { RUSSIAN_QUESTIONS } from "../russian-words.ts";
import { comparedAt } from "./compared-manner.ts";
import { BE, FIXED } from "./fixed-parts.ts";
import type { RussianLexicon } from "./lexicon.ts";
import { mannersInRow } from "./manner-finder.ts";
import type { NounChart } from "./noun-chart.ts";
import type { Part } from "./parts.ts";
import { type Placed, placedAt } from "./prepositions.ts";
import { comparedStatesAt, statesAt } from "./state-finder.ts";
import { timesAt } from "./time-finder.ts";
import type { Token } from "./tokens.ts";

/** Mood, whether it denies, gender of whom it is said, whether a thing may stand for the deed. */
const MODALS: Readonly<
  Record<string, readonly ["must" | "may", boolean, ("m" | "f" | "n" | "p")?]>
> = {
  надо: ["must", false],
  нужно: ["must", false, "n"],
  необходимо: ["must", false, "n"],
  следует: ["must", false],
  придется: ["must", false],
  приходится: ["must", false],
  пришлось: ["must", false],
  приходилось: ["must", false],
  стоит: ["must", false],
  нужен: ["must", false, "m"],
  нужна: ["must", false, "f"],
  нужны: ["must", false, "p"],
  должен: ["must", false, "m"],
  должна: ["must", false, "f"],
  должно: ["must", false, "n"],
  должны: ["must", false, "p"],
  можно: ["may", false],
  нельзя: ["may", true],
};

/** Question words of manner and place with a case of their own. */
const ASKED: Readonly<Record<string, readonly [string, "subject" | "object" | "adverb" | "time"]>> =
  {
    ...RUSSIAN_QUESTIONS,
    // «Сколько вы платите»: how much of what nobody names
    сколько: ["қанша", "adverb"],
    чего: ["нені", "object"],
    чем: ["немен", "adverb"],
    кем: ["кіммен", "adverb"],
    "о чем": ["не туралы", "adverb"],
    "о ком": ["кім туралы", "adverb"],
    "с кем": ["кіммен", "adverb"],
    "у кого": ["кімде", "adverb"],
    "от кого": ["кімнен", "adverb"],
    "к кому": ["кімге", "adverb"],
    "для кого": ["кім үшін", "adverb"],
    "во сколько": ["сағат нешеде", "time"],
    "какого числа": ["қай күні", "time"],
    "кто из вас": ["қайсыңыз", "subject"],
    "кто из нас": ["қайсымыз", "subject"],
    "кто из них": ["олардың қайсысы", "subject"],
  };

/** Everything that may start at a word of a clause, except a verb. */
export function partsAt(
  tokens: readonly Token[],
  at: number,
  lexicon: RussianLexicon,
  nouns: NounChart,
): Part[] {
  const words = tokens.map(({ text }) => text);
  const word = words[at] as string;
  const parts: Part[] = [];
  const one = { from: at, to: at + 1, cost: 0 };
  const fixed = FIXED[word];
  if (fixed) parts.push({ kind: fixed, ...one } as Part);
  const be = BE[word];
  if (be) parts.push({ kind: "be", ...one, tense: be[0], ...(be[1] && { person: be[1] }) });
  const modal = MODALS[word];
  if (modal)
    parts.push({
      kind: "modal",
      ...one,
      mood: modal[0],
      negative: modal[1],
      thing: /^нуж/u.test(word),
      ...(modal[2] && /^долж|^нуж/u.test(word) && { gender: modal[2] }),
      ...(word === "придется" && { tense: "future" as const }),
      ...(/^при(?:шлось|ходилось)$/.test(word) && { tense: "past" as const }),
    });
  for (const constituent of nouns.at(at)) parts.push({ kind: "phrase", from: at, ...constituent });
  for (const placed of [...placedAt(tokens, at, nouns), ...contrastedAt(tokens, at, nouns)])
    parts.push({ kind: "placed", from: at, ...placed });
  if (word === "у")
    for (const { to, phrase, features, cost, own } of nouns.at(at + 1))
      if (features & inCase("gen"))
        parts.push({ kind: "with-whom", from: at, to, phrase, cost, ...(own && { own }) });
  parts.push(
    ...timesAt(words, at),
    ...mannersInRow(words, at, lexicon),
    ...comparedAt(tokens, at, nouns),
    ...statesAt(words, at, lexicon),
    ...comparedStatesAt(tokens, at, lexicon, nouns),
    ...feltAt(words, at),
  );
  for (const length of [3, 2, 1]) {
    const asked = ASKED[words.slice(at, at + length).join(" ")];
    if (asked && at + length <= words.length)
      parts.push({
        kind: "ask",
        from: at,
        to: at + length,
        cost: 0,
        ask: { word: asked[0], at: asked[1] },
      });
  }
  const age = spokenNumber(words.slice(at, at + 3));
  if (age && /^(?:лет|год|года)$/.test(words[at + age.length] ?? ""))
    parts.push({
      kind: "age",
      from: at,
      to: at + age.length + 1,
      cost: 1,
      years: numberToWords(age.value),
    });
  parts.push(...focusedAt(tokens, at, lexicon, nouns, parts));
  return parts;
}

/** What Kazakh has a verb for where Russian says that it is so to somebody; and of what of somebody it is said. */
const FELT: Readonly<Record<string, readonly [kz: string, of?: string]>> = {
  грустно: ["мұңаю"],
  страшно: ["қорқу"],
  стыдно: ["ұялу"],
  скучно: ["пысу", "іш"],
  обидно: ["ренжу"],
};

/** «Грустно», «очень скучно», as somebody feels. */
function feltAt(words: readonly string[], at: number): Part[] {
  const much = /^(?:очень|так)$/.test(words[at] ?? "");
  const [kz, of] = FELT[words[much ? at + 1 : at] ?? ""] ?? [];
  return kz === undefined
    ? []
    : [{ kind: "felt", kz, ...(of && { of }), much, from: at, to: at + (much ? 2 : 1), cost: 0 }];
}

/** «Не на автобусе, а на поезде», «в школу, а не в магазин»: one place rather than another. */
function contrastedAt(tokens: readonly Token[], at: number, nouns: NounChart): Placed[] {
  const areAt = (from: number, ...words: readonly string[]): boolean =>
    words.every((word, more) => tokens[from + more]?.text === word);
  const pair = (one: Placed, other: Placed, to: number): Placed[] =>
    one.phrase.kind === "noun" && JSON.stringify(one.role) === JSON.stringify(other.role)
      ? [{ ...one, to, phrase: { ...one.phrase, ratherThan: other.phrase } }]
      : [];
  if (areAt(at, "не"))
    return placedAt(tokens, at + 1, nouns).flatMap((other) =>
      areAt(other.to, ",", "а")
        ? placedAt(tokens, other.to + 2, nouns).flatMap((one) => pair(one, other, one.to))
        : [],
    );
  return placedAt(tokens, at, nouns).flatMap((one) =>
    areAt(one.to, ",", "а", "не")
      ? placedAt(tokens, one.to + 3, nouns).flatMap((other) => pair(one, other, other.to))
      : [],
  );
}

/** Words that single out what stands behind them. */
const FOCUS: Readonly<Record<string, Focus>> = {
  только: "тек",
  лишь: "тек",
  исключительно: "тек",
  даже: "тіпті",
};

/** What one has done at a moment: it is done just now rather than alone. */
const JUST_DONE =
  /^(?:заснуть|уснуть|проснуться|прийти|приехать|прилететь|вернуться|уйти|уехать|начать|начаться|родиться|встать|сесть|лечь|поесть|узнать)$/;

/** «Только овощи», «даже бабушка», «даже не поздоровался»: what is singled out is one part with its word. */
function focusedAt(
  tokens: readonly Token[],
  at: number,
  lexicon: RussianLexicon,
  nouns: NounChart,
  before: readonly Part[],
): Part[] {
  const focus = FOCUS[tokens[at]?.text ?? ""];
  const next = tokens[at + 1]?.text;
  // «Только что» tells when
  if (focus === undefined || next === undefined || before.some(({ kind }) => kind === "time"))
    return [];
  // «Ребёнок только заснул»: just now
  const isJustDone =
    tokens[at]?.text === "только" &&
    lexicon
      .readings(next)
      .some((one) => one.pos === "verb" && one.form === "past" && JUST_DONE.test(one.lemma));
  if (isJustDone) return [{ kind: "time", kz: "жаңа ғана", from: at, to: at + 1, cost: 0 }];
  const isDeed =
    next === "не" || lexicon.readings(next).some(({ pos }) => pos === "verb" || pos === "short");
  if (isDeed) return [{ kind: "manner", kz: focus, from: at, to: at + 1, cost: 0.5 }];
  return partsAt(tokens, at + 1, lexicon, nouns).flatMap((part): Part[] => {
    if (part.kind === "phrase" || part.kind === "placed")
      return part.phrase.focus ? [] : [{ ...part, from: at, phrase: { ...part.phrase, focus } }];
    return part.kind === "time" && focus === "тек" && part.kz !== ""
      ? [{ ...part, from: at, kz: `${focus} ${part.kz}` }]
      : [];
  });
}
