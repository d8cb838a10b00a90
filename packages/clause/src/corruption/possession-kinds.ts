import { nounWith, pronounIn } from "../word/inflected.ts";
import { isOf, type Kind, noun, one } from "./place.ts";

/** The bare stem of a collective numeral. */
const COLLECTIVE: Readonly<Record<string, string>> = {
  бір: "біреу",
  екі: "екеу",
  үш: "үшеу",
  төрт: "төртеу",
  бес: "бесеу",
  алты: "алтау",
  жеті: "жетеу",
};

/** Whose something is, how much of it there is, and which it is. */
export const POSSESSION_KINDS: readonly Kind[] = [
  {
    kind: "pronoun owner in the nominative",
    make: ({ at, word, over }) =>
      word.relation === "owner" &&
      word.reading.case === "GEN" &&
      word.reading.pronoun &&
      word.reading.person !== undefined &&
      word.reading.person !== "3" &&
      over?.kind === "noun" &&
      over.form === undefined &&
      over.owner !== undefined
        ? one(at, pronounIn(word.reading.person, "NOM"))
        : [],
  },
  {
    kind: "owner in the nominative, parted",
    make: (place) =>
      place.word.relation === "owner" &&
      place.word.reading.case === "GEN" &&
      place.word.reading.kind === "noun" &&
      !place.word.reading.pronoun &&
      place.word.head > place.at + 1 &&
      place.over?.owner === "3" &&
      place.over.form === undefined
        ? noun(place, "NOM")
        : [],
  },
  {
    kind: "owner at whom it is",
    make: (place) =>
      place.word.relation === "owner" &&
      place.word.reading.case === "GEN" &&
      isOf(place, "person") &&
      place.over?.owner !== undefined &&
      /^(?:бар|жоқ)$/.test(place.parse.words[place.word.head + 1]?.reading.lemma ?? "")
        ? [...noun(place, "LOC"), ...noun(place, "NOM"), ...noun(place, "ABL")]
        : [],
  },
  {
    kind: "owned without an ending",
    make: ({ word, over }) =>
      word.relation === "owner" &&
      word.reading.case === "GEN" &&
      word.reading.kind === "noun" &&
      word.reading.person !== "1p" &&
      !word.reading.person?.startsWith("2") &&
      over?.kind === "noun" &&
      over.form === undefined &&
      over.owner !== undefined
        ? one(word.head, nounWith(over, { owner: null }))
        : [],
  },
  {
    kind: "owned by another person",
    make: ({ word, over }) =>
      word.relation === "owner" &&
      word.reading.case === "GEN" &&
      over?.kind === "noun" &&
      over.form === undefined &&
      over.owner === "3" &&
      (word.reading.person ?? "3") === "3"
        ? (["1s", "2s"] as const).flatMap((owner) => one(word.head, nounWith(over, { owner })))
        : [],
  },
  {
    kind: "owned by nobody, in a case",
    make: ({ word, over }) =>
      word.relation === "owner" &&
      word.reading.case === "GEN" &&
      over?.kind === "noun" &&
      over.form === undefined &&
      over.owner === "3" &&
      /^(?:LOC|DAT|ABL|ACC)$/.test(over.case ?? "")
        ? one(word.head, nounWith(over, { owner: null }))
        : [],
  },
  {
    kind: "side without its owner",
    make: ({ parse, at, word, government }) =>
      government.isOf(word.reading.lemma, "relation") &&
      parse.words.some(
        ({ head, relation }) => head === at && /^(?:owner|compound)$/.test(relation),
      ) &&
      word.reading.owner === "3" &&
      /^(?:LOC|DAT|ABL)$/.test(word.reading.case ?? "")
        ? one(at, nounWith(word.reading, { owner: null }))
        : [],
  },
  {
    kind: "plural after бірнеше, қанша",
    make: ({ parse, at, word, over }) =>
      /^(?:бірнеше|қанша|неше|біраз)$/.test(parse.tokens[at]?.lower ?? "") &&
      word.head === at + 1 &&
      over?.kind === "noun" &&
      !over.plural &&
      over.form === undefined &&
      over.source?.entry?.pos === "n"
        ? one(word.head, nounWith(over, { plural: true }))
        : [],
  },
  {
    kind: "plural of what is counted and owned",
    make: ({ parse, at, word, over }) =>
      word.relation === "count" &&
      word.reading.kind === "num" &&
      word.head === at + 1 &&
      !/нш[ыі]$/.test(parse.tokens[at]?.lower ?? "") &&
      over?.kind === "noun" &&
      !over.plural &&
      over.owner !== undefined &&
      over.source?.entry?.pos === "n" &&
      !/^(?:жас|сағат|жыл|ай|күн)$/.test(over.lemma)
        ? one(word.head, nounWith(over, { plural: true }))
        : [],
  },
  {
    kind: "collective for a number",
    make: ({ parse, at, word, over }) =>
      word.relation === "count" && over?.kind === "noun" && word.head === at + 1 && !over.pronoun
        ? one(at, COLLECTIVE[parse.tokens[at]?.lower ?? ""] ?? "").filter(
            () => over.owner === undefined && parse.tokens[at]?.lower !== "бір",
          )
        : [],
  },
  {
    kind: "cardinal for an ordinal that is told",
    make: ({ parse, at, word, over }) => {
      const lower = parse.tokens[at]?.lower ?? "";
      return /нш[ыі]$/.test(lower) &&
        word.reading.kind === "num" &&
        over?.kind === "noun" &&
        word.head === at + 1 &&
        /^(?:сынып|қабат|курс|қаңтар|ақпан|наурыз|сәуір|мамыр|маусым|шілде|тамыз|қыркүйек|қазан|қараша|желтоқсан|ғасыр|бөлме|сабақ|автобус)$/.test(
          over.lemma,
        )
        ? one(at, lower === "екінші" ? "екі" : lower.replace(/[ыі]?нш[ыі]$/, ""))
        : [];
    },
  },
  {
    kind: "көп for өте",
    make: ({ parse, at, word, over }) =>
      parse.tokens[at]?.lower === "өте" &&
      over?.kind === "adj" &&
      word.head === at + 1 &&
      // көп жақсы адам: many of them
      /^(?:root|predicate|clause|conjunct)$/.test(parse.words[word.head]?.relation ?? "")
        ? one(at, "көп")
        : [],
  },
  {
    kind: "how much older without its ending",
    make: ({ at, word, over, parse }) =>
      word.reading.case === "DAT" &&
      /^(?:жас|жыл|см|сантиметр|метр)$/.test(word.reading.lemma) &&
      over?.kind === "adj" &&
      word.head === at + 1 &&
      parse.words[at - 1]?.relation === "count"
        ? [
            ...one(at, nounWith(word.reading, { case: "NOM" })),
            ...one(at, nounWith(word.reading, { case: "LOC" })),
          ]
        : [],
  },
];
