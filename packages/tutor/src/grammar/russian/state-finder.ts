import { inflect } from "@tilashar/kazakh";
import { inCase } from "../../russian/agreement.ts";
import { RUSSIAN_PREDICATES } from "../russian-words.ts";
import { DEGREES } from "./degrees.ts";
import type { RussianLexicon } from "./lexicon.ts";
import type { Part } from "./parts.ts";
import { determinerOf } from "./pronominal.ts";

/** What stands between two things said of somebody, as Kazakh joins them. */
const BESIDE: Readonly<Record<string, string>> = { и: " әрі", но: ", бірақ", а: ", ал" };

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
