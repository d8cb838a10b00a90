import { inflect, numberToWords } from "@tilashar/kazakh";
import { inCase } from "../../russian/agreement.ts";
import { spokenNumber } from "../../text/spoken-numbers.ts";
import type { Focus } from "../clause.ts";
import { RUSSIAN_PREDICATES, RUSSIAN_QUESTIONS } from "../russian-words.ts";
import { MANNER_WORDS } from "../shared-words.ts";
import { BE, FIXED } from "./fixed-parts.ts";
import type { RussianLexicon } from "./lexicon.ts";
import type { NounChart } from "./noun-chart.ts";
import type { Part } from "./parts.ts";
import { placedAt } from "./prepositions.ts";
import { determinerOf } from "./pronominal.ts";
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

const DEGREES: Readonly<Record<string, string>> = {
  очень: "өте",
  слишком: "тым",
  совсем: "мүлдем",
};

/** Question words of manner and place with a case of their own. */
const ASKED: Readonly<Record<string, readonly [string, "subject" | "object" | "adverb" | "time"]>> =
  {
    ...RUSSIAN_QUESTIONS,
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
    });
  for (const constituent of nouns.at(at)) parts.push({ kind: "phrase", from: at, ...constituent });
  for (const placed of placedAt(tokens, at, nouns))
    parts.push({ kind: "placed", from: at, ...placed });
  if (word === "у")
    for (const { to, phrase, features, cost, own } of nouns.at(at + 1))
      if (features & inCase("gen"))
        parts.push({ kind: "with-whom", from: at, to, phrase, cost, ...(own && { own }) });
  parts.push(
    ...timesAt(words, at),
    ...mannersAt(words, at, lexicon),
    ...statesAt(words, at, lexicon),
  );
  for (const length of [2, 1]) {
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

/** Words that single out what stands behind them. */
const FOCUS: Readonly<Record<string, Focus>> = {
  только: "тек",
  лишь: "тек",
  исключительно: "тек",
  даже: "тіпті",
};

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

/** Comparatives of how much something is done. */
const MORE: Readonly<Record<string, string>> = {
  больше: "көбірек",
  побольше: "көбірек",
  меньше: "азырақ",
  поменьше: "азырақ",
  лучше: "жақсырақ",
};

function mannersAt(words: readonly string[], at: number, lexicon: RussianLexicon): Part[] {
  const found: Part[] = [];
  const degree = DEGREES[words[at] as string];
  const start = degree === undefined ? at : at + 1;
  for (let length = Math.min(4, words.length - start); length >= 1; length--) {
    const text = words.slice(start, start + length).join(" ");
    const kz = MANNER_WORDS.ru.get(text) ?? adverb(text, lexicon);
    if (kz === undefined || (text === "очень" && start < words.length - 1)) continue;
    const whole = degree === undefined ? kz : `${degree} ${kz}`;
    const cost = length > 1 ? -1 : 0.5;
    found.push({ kind: "manner", kz: whole, from: at, to: start + length, cost });
    break;
  }
  // «Тебе нужно больше отдыхать»: more of it; «больше не» and «больше меня» are others
  const more = MORE[words[at] ?? ""];
  const next = words[at + 1];
  if (more !== undefined && next !== undefined && words[at - 1] !== "не")
    if (lexicon.readings(next).some(({ pos }) => pos === "verb"))
      found.push({ kind: "manner", kz: more, from: at, to: at + 1, cost: 0.3 });
  // «Тепло одеться»: how something is done has the short form of what it is like
  const how = words[start] as string | undefined;
  if (how !== undefined && found.length === 0 && !determinerOf(how)) {
    const short = lexicon.readings(how).find((one) => one.pos === "short" && one.kind === "n");
    const kz = short?.pos === "short" ? lexicon.adjective(short.lemma)[0]?.kz : undefined;
    const whole = degree === undefined ? kz : `${degree} ${kz}`;
    if (kz !== undefined && whole !== undefined)
      found.push({ kind: "manner", kz: whole, from: at, to: start + 1, cost: 0.7 });
  }
  if (words[at] === "очень")
    found.push({ kind: "manner", kz: "өте", from: at, to: at + 1, cost: 2 });
  return found;
}

/** An adverb by its headword; what is a noun or a particle as well is none. */
function adverb(text: string, lexicon: RussianLexicon): string | undefined {
  if (determinerOf(text)) return undefined;
  if (
    /^(?:и|а|но|что|как|то|так|еще|уже|не|ни|да|нет|тоже|только|даже|где|когда|куда)$/u.test(text)
  )
    return undefined;
  const readings = lexicon.readings(text);
  // «Лучше меня»: what is done better than somebody does it is not read
  if (readings.some(({ pos }) => /^(?:noun|verb|comparative)$/.test(pos))) return undefined;
  return lexicon.adverb(text)[0]?.kz;
}

function statesAt(words: readonly string[], at: number, lexicon: RussianLexicon): Part[] {
  const degree = DEGREES[words[at] as string];
  const start = degree === undefined ? at : at + 1;
  const word = words[start];
  if (word === undefined || determinerOf(word)) return [];
  const before = degree === undefined ? [] : [degree];
  const base = { kind: "state", from: at, to: start + 1, before } as const;
  const listed = RUSSIAN_PREDICATES[word];
  return lexicon.readings(word).flatMap((reading): Part[] => {
    if (reading.pos === "short") {
      const kz = listed ?? lexicon.adjective(reading.lemma)[0]?.kz;
      if (kz === undefined) return [];
      return [
        {
          ...base,
          cost: 0.5,
          word: kz,
          gender: reading.kind,
          adverb: reading.kind === "n",
          more: false,
          short: true,
        },
      ];
    }
    if (reading.pos === "comparative") {
      const kz = lexicon.adjective(reading.lemma)[0]?.kz;
      const more = kz && inflect(kz, "ADJ;CMPR")[0];
      return more
        ? [{ ...base, cost: 0.5, word: more, adverb: true, more: true, short: true }]
        : [];
    }
    if (reading.pos !== "adjective" || (reading.features & (inCase("nom") | inCase("ins"))) === 0)
      return [];
    const kz = lexicon.adjective(reading.lemma)[0]?.kz;
    const kind = (["m", "f", "n", "p"] as const).find(
      (one) => reading.features & inCase("nom") & (0x111111 << "mfnp".indexOf(one)),
    );
    return kz === undefined
      ? []
      : [
          {
            ...base,
            cost: 1,
            word: kz,
            adverb: false,
            more: false,
            short: false,
            ...(kind && { gender: kind }),
          },
        ];
  });
}
