import { nounWith, pronounIn, verbWith, wishOf } from "../word/inflected.ts";
import type { Person } from "../word/reading.ts";
import { FUTURE_TIMES, PAST_TIMES } from "../word/word-lists.ts";
import { isOf, type Kind, noun, one } from "./place.ts";

const BACK = /[аоұыуя][^аоұыуеөүіәияю]*$/;
const NUMBERED = /^(?:сынып|қабат|курс)$/;

/** What joins clauses and phrases: who wishes, whose own, than what, on what condition, when. */
export const LINK_KINDS: readonly Kind[] = [
  {
    kind: "деп left out",
    make: ({ parse, at, word, over }) =>
      parse.tokens[at]?.lower === "деп" &&
      at > 1 &&
      word.head === at + 1 &&
      /^(?:айту|ойлау|сұрау|жазу|жауап|хабарлау|уәде)/.test(over?.lemma ?? "") &&
      !/[«»]/.test(parse.tokens[at - 1]?.mark ?? "") &&
      parse.words[at - 1]?.reading.form === "fin"
        ? [[[at, ""]]]
        : [],
  },
  {
    kind: "condition with a past that was",
    make: ({ word, over, parse, at }) =>
      word.relation === "condition" &&
      word.reading.form === "cond" &&
      // болса да, білді: a concession may be of the past
      parse.tokens[at]?.leaning.length === 0 &&
      over?.kind === "verb" &&
      over.form === "fin" &&
      over.source?.suffixes.some(({ id }) => id === "pres" || id === "fut") === true
        ? one(word.head, verbWith(over, { tense: "IND;PST" }))
        : [],
  },
  {
    kind: "participle against its time",
    make: ({ parse, at, word }) => {
      const last = word.reading.source?.suffixes.at(-1)?.id;
      const token = parse.tokens[at];
      if (word.relation !== "relative" || word.reading.form !== "part" || !token) return [];
      if (last !== "perf" && last !== "hab") return [];
      // туған күн, кез келген, барғысы келген: set words and wishes have no time
      if (/^(?:туу|келу)$/.test(word.reading.lemma)) return [];
      const timed = parse.words.some(
        ({ head }, place) =>
          (head === at &&
            /time|adverb/.test(parse.words[place]?.relation ?? "") &&
            place < at - 1) ||
          PAST_TIMES.has(parse.tokens[place]?.lower ?? "") ||
          FUTURE_TIMES.has(parse.tokens[place]?.lower ?? ""),
      );
      const first = parse.words.findIndex(({ head }, place) => place <= at && head === at);
      const start = first < 0 ? at : first;
      const text = parse.tokens[start]?.text ?? "";
      if (timed || parse.tokens[start]?.first || word.reading.negative || at - start > 2) return [];
      return last === "perf"
        ? [[[start, `ертең ${text}`]], [[start, `келесі аптада ${text}`]]]
        : [[[start, `былтыр ${text}`]]];
    },
  },
  {
    kind: "owner in the ablative",
    make: (place) =>
      place.word.relation === "owner" &&
      place.word.reading.case === "GEN" &&
      place.word.reading.kind === "noun" &&
      place.over?.owner === "3" &&
      place.over.kind === "noun" &&
      !place.over.pronoun &&
      place.over.lemma !== "қай" &&
      place.over.form === undefined
        ? noun(place, "ABL")
        : [],
  },
  {
    kind: "genitive of somebody's left out",
    make: (place) =>
      place.word.relation === "owner" &&
      place.word.reading.case === "GEN" &&
      place.word.reading.kind === "noun" &&
      // Абай шығармалары is right with a name
      place.word.reading.owner !== undefined &&
      place.word.reading.owner !== "3" &&
      place.over?.owner === "3" &&
      place.word.reading.source?.entry?.pos !== "name-place"
        ? noun(place, "NOM")
        : [],
  },
  {
    kind: "ending of a compound left out",
    make: (place) => {
      const { word, over, at, parse } = place;
      return word.relation === "compound" &&
        over?.kind === "noun" &&
        over.owner === "3" &&
        word.head === at + 1 &&
        !parse.words.some(({ head, relation }) => head === word.head && relation === "owner") &&
        word.reading.kind === "noun" &&
        // балалар анасына: they may do it
        !word.reading.plural &&
        !isOf(place, "person") &&
        !isOf(place, "animal") &&
        parse.words[word.head]?.relation !== "object" &&
        over.source?.entry?.pos === "n"
        ? one(word.head, nounWith(over, { owner: null }))
        : [];
    },
  },
  {
    kind: "жоқ for емес inside",
    make: ({ parse, at, word }) =>
      parse.tokens[at]?.lower === "емес" &&
      at < parse.words.length - 1 &&
      parse.tokens[at]?.mark !== "" &&
      word.reading.kind === "cop" &&
      // шай жоқ, кофе ішемін: there is none
      (parse.words[at - 1]?.reading.case ?? "NOM") !== "NOM" &&
      !/^(?:part|vn)$/.test(parse.words[at - 1]?.reading.form ?? "")
        ? one(at, "жоқ")
        : [],
  },
  {
    kind: "degree in a comparison",
    make: ({ parse, at, word, over }) =>
      word.relation === "than" &&
      over?.kind === "adj" &&
      word.head === at + 1 &&
      // алтыннан ең әдемі заттар: what they are made of
      /^(?:root|clause|predicate)$/.test(parse.words[word.head]?.relation ?? "") &&
      parse.tokens[word.head]?.lower === over.lemma
        ? [[[word.head, `ең ${over.lemma}`]], [[word.head, `көбірек ${over.lemma}`]]]
        : [],
  },
  {
    kind: "own of another person",
    make: ({ parse, word, over }) => {
      const owner = over?.owner;
      if (word.reading.lemma !== "өз" || over?.kind !== "noun" || owner === undefined) return [];
      const doer = parse.words.some(
        ({ relation, reading }) => relation === "subject" && reading.person === owner,
      );
      return doer
        ? (["1s", "2s", "3", "1p"] as const)
            .filter((person) => person !== owner)
            .flatMap((person) => one(word.head, nounWith(over, { owner: person })))
        : [];
    },
  },
  {
    kind: "wish of another person",
    make: ({ parse, at, word, over }) =>
      over?.form === "des" &&
      word.reading.case === "GEN" &&
      word.reading.pronoun &&
      word.reading.person !== undefined &&
      parse.tokens[at]
        ? (["1s", "2s", "3", "1p"] as readonly Person[])
            .filter((person) => person !== word.reading.person)
            .flatMap((person) => [
              ...one(at, pronounIn(person, "GEN")),
              ...one(word.head, wishOf(over, person)),
            ])
        : [],
  },
  {
    kind: "postposition before its noun",
    make: ({ parse, at, word, over }) => {
      const token = parse.tokens[at];
      const post = parse.tokens[at + 1];
      return word.relation === "case" &&
        over?.kind === "post" &&
        word.head === at + 1 &&
        // екі университет туралы келісім: with a bare noun it belongs to the noun before as well
        (word.reading.case ?? "NOM") !== "NOM" &&
        token?.mark === "" &&
        post?.mark === "" &&
        post.leaning.length === 0 &&
        at + 2 < parse.words.length
        ? [
            [
              [at, post.text],
              [at + 1, token.first && !word.reading.name ? token.lower : token.text],
            ],
          ]
        : [];
    },
  },
  {
    kind: "cardinal for an ordinal",
    make: ({ at, over, parse }) => {
      const lower = parse.tokens[at]?.lower ?? "";
      const cardinal = lower.replace(/(?:[ыі]нш[ыі]|нш[ыі])$/u, "");
      return over?.kind === "noun" &&
        NUMBERED.test(over.lemma) &&
        /^(?:LOC|ABL)$/.test(over.case ?? "") &&
        /нш[ыі]$/.test(lower) &&
        /^(?:бір|үш|төрт|бес|тоғыз|он)$/.test(cardinal)
        ? one(at, cardinal)
        : [];
    },
  },
  {
    kind: "leaning particle of the wrong harmony",
    make: ({ parse, at }) => {
      const token = parse.tokens[at];
      const [leaning] = token?.leaning ?? [];
      if (token?.leaning.length !== 1 || !/^[дт][ае]$/.test(leaning ?? "")) return [];
      const other = BACK.test(token.lower) ? `${leaning?.charAt(0)}е` : `${leaning?.charAt(0)}а`;
      return other === leaning ? [] : [[[at, `${token.text} ${other}`]]];
    },
  },
  {
    kind: "dative of what is mine and is not",
    make: (place) =>
      place.word.relation === "owner" &&
      place.word.reading.case === "GEN" &&
      place.word.reading.pronoun &&
      isOf(place, "person") &&
      /^(?:бар|жоқ)$/.test(place.parse.words[place.word.head + 1]?.reading.lemma ?? "")
        ? noun(place, "DAT")
        : [],
  },
];
