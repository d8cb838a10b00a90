import { inflect } from "@tilashar/kazakh";
import { inCase } from "../../russian/agreement.ts";
import { RUSSIAN_PREDICATES } from "../russian-words.ts";
import { THAN_WHEN } from "./compared-manner.ts";
import { DEGREES } from "./degrees.ts";
import { describedBy } from "./described.ts";
import type { RussianLexicon } from "./lexicon.ts";
import type { NounChart } from "./noun-chart.ts";
import type { Part } from "./parts.ts";
import { placedAt } from "./prepositions.ts";
import { determinerOf } from "./pronominal.ts";
import type { Token } from "./tokens.ts";

/** What stands between two things said of somebody, as Kazakh joins them. */
const BESIDE: Readonly<Record<string, string>> = { и: " әрі", но: ", бірақ", а: ", ал" };

/** Than where one is oneself. */
const AT_US: Readonly<Record<string, string>> = {
  меня: "мендегіден",
  тебя: "сендегіден",
  вас: "сіздегіден",
  нас: "біздегіден",
  них: "олардағыдан",
};

/** «Дешевле, чем в магазине», «жарче, чем вчера»: дүкендегіден арзанырақ. */
export function comparedStatesAt(
  tokens: readonly Token[],
  at: number,
  lexicon: RussianLexicon,
  nouns: NounChart,
): Part[] {
  const words = tokens.map(({ text }) => text);
  return stateAt(words, at, lexicon).flatMap((one): Part[] => {
    if (one.kind !== "state" || !one.more) return [];
    if (words[one.to] !== "," || words[one.to + 1] !== "чем") return [];
    const from = one.to + 2;
    const when = THAN_WHEN[words[from] ?? ""];
    if (when !== undefined) return [{ ...one, to: from + 1, before: [when], cost: one.cost - 0.5 }];
    const withUs = words[from] === "у" ? AT_US[words[from + 1] ?? ""] : undefined;
    if (withUs !== undefined)
      return [{ ...one, to: from + 2, before: [withUs], cost: one.cost - 0.5 }];
    return placedAt(tokens, from, nouns).flatMap((place): Part[] => {
      const there = place.own
        ? undefined
        : describedBy({ kind: "noun", lemma: "" }, { kind: "placed", from, ...place });
      const than = there?.before?.[0];
      const ablative =
        than === undefined ? undefined : `${than}${/ғы$/u.test(than) ? "дан" : "ден"}`;
      return ablative === undefined
        ? []
        : [{ ...one, to: place.to, before: [ablative], cost: one.cost + place.cost - 0.5 }];
    });
  });
}

/** «Холодно и ветрено», «старая, но очень умная»: two that are said of one are one part. */
export function statesAt(words: readonly string[], at: number, lexicon: RussianLexicon): Part[] {
  const found = stateAt(words, at, lexicon);
  return found.flatMap((one): Part[] => {
    if (one.kind !== "state" || one.more) return [one];
    const comma = words[one.to] === ",";
    const mark = words[comma ? one.to + 1 : one.to] ?? "";
    const joint = (comma ? /^но$/ : /^(?:и|но)$/).test(mark) ? BESIDE[mark] : undefined;
    if (joint === undefined) return [one];
    const others = stateAt(words, one.to + (comma ? 2 : 1), lexicon);
    return [
      one,
      ...others.flatMap((other): Part[] => {
        if (other.kind !== "state" || other.more || one.short !== other.short) return [];
        if (one.gender !== other.gender || one.adverb !== other.adverb) return [];
        const word = `${one.word}${joint} ${[...other.before, other.word].join(" ")}`;
        return [{ ...one, to: other.to, word, cost: one.cost + other.cost - 0.5 }];
      }),
    ];
  });
}

function stateAt(words: readonly string[], at: number, lexicon: RussianLexicon): Part[] {
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
