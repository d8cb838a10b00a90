import { nounWith, verbWith } from "../word/inflected.ts";
import { TIMES } from "../word/word-lists.ts";
import { type Kind, one, type Place } from "./place.ts";

const GONE = ["кеше", "былтыр", "өткен аптада", "өткен жылы"];
const COMING = ["ертең", "келесі аптада", "келесі жылы", "бүрсігүні"];

/** A sentence of one clause that says nothing of when. */
const isTimeless = ({ parse }: Place): boolean =>
  parse.tokens.every(({ mark }, at) => mark === "" || at === parse.tokens.length - 1) &&
  parse.words[0]?.reading.kind !== "intj" &&
  !parse.words.some(
    ({ reading, relation, head }) =>
      relation === "time" ||
      TIMES.has(reading.lemma) ||
      /^(?:қашан|енді|қазір|бұрын|әлі|жиі|әрқашан|кейде|әдетте|күнде)$/.test(reading.lemma) ||
      (head >= 0 && (reading.kind === "verb" || reading.form !== undefined)),
  );

/** A sentence of one clause, whatever helps its verb, that says nothing of when. */
const isTold = ({ parse }: Place): boolean =>
  parse.tokens.every(({ mark }, at) => mark === "" || at === parse.tokens.length - 1) &&
  parse.words[0]?.reading.kind !== "intj" &&
  !parse.words.some(
    ({ relation, reading }) =>
      /^(?:time|relative|converb|clause)$/.test(relation) ||
      TIMES.has(reading.lemma) ||
      /^(?:қазір|бұрын|кейде|күнде|енді|әлі)$/.test(reading.lemma),
  );

/** What stands first, written as it is inside a sentence, with a word before it. */
const after = ({ parse }: Place, text: string): readonly (readonly [number, string])[] => {
  const [first] = parse.tokens;
  const [word] = parse.words;
  const own = word?.reading.name ? first?.text : first?.lower;
  return [[0, `${text} ${own}`]];
};

const tenses = (place: Place, ids: RegExp): boolean =>
  place.word.reading.source?.suffixes.some(({ id }) => ids.test(id as string)) === true;

const isRoot = ({ word }: Place): boolean =>
  word.head === -1 && word.reading.kind === "verb" && word.reading.form === "fin";

/** When something is, against its tense, or in a form that says no time. */
export const TIME_KINDS: readonly Kind[] = [
  {
    kind: "what is to come, with a past",
    make: (place) =>
      isRoot(place) && isTimeless(place) && tenses(place, /^past$/) && place.at > 0
        ? COMING.map((text) => after(place, text))
        : [],
  },
  {
    kind: "what is gone, with a present",
    make: (place) =>
      isRoot(place) && isTimeless(place) && tenses(place, /^(?:pres|fut)/) && place.at > 0
        ? GONE.map((text) => after(place, text))
        : [],
  },
  {
    kind: "what is to come, denied in the past",
    make: (place) =>
      /^жоқ/.test(place.parse.tokens[place.at]?.lower ?? "") &&
      place.word.head === -1 &&
      place.parse.words[place.at - 1]?.reading.form === "part" &&
      isTold(place)
        ? COMING.map((text) => after(place, text))
        : [],
  },
  {
    kind: "what goes on, with a time gone",
    make: (place) =>
      place.word.head === -1 &&
      /^(?:жатыр|отыр|тұр|жүр)/.test(place.parse.tokens[place.at]?.lower ?? "") &&
      place.parse.words[place.at - 1]?.relation === "helped" &&
      isTold(place)
        ? GONE.slice(0, 2).map((text) => after(place, text))
        : [],
  },
  {
    kind: "tense of a time that is said",
    make: (place) => {
      const { parse, word } = place;
      if (!isRoot(place)) return [];
      const said = parse.tokens
        .flatMap(({ lower }, at) => (parse.words[at]?.head === place.at ? [lower] : []))
        .join(" ");
      const phrase = parse.tokens.map(({ lower }) => lower).join(" ");
      if (/[,«]/.test(parse.tokens.map(({ mark }) => mark).join(""))) return [];
      if (
        /^(?:.* )?(?:кеше|былтыр|алдыңгүні)/.test(said) ||
        /өткен (?:апта|ай|жыл|жаз|қыс)/.test(phrase)
      )
        return tenses(place, /^past$/)
          ? one(place.at, verbWith(word.reading, { tense: "IND;PRS" }))
          : [];
      if (/(?:^| )(?:ертең|бүрсігүні)/.test(said) || /келесі (?:апта|ай|жыл|жаз|қыс)/.test(phrase))
        return tenses(place, /^(?:pres|fut)/)
          ? one(place.at, verbWith(word.reading, { tense: "IND;PST" }))
          : [];
      return [];
    },
  },
  {
    kind: "time without its ending",
    make: ({ parse, at, word, over }) =>
      word.relation === "time" &&
      over?.kind === "verb" &&
      word.reading.kind === "noun" &&
      /^(?:жыл|ай|апта|күн|жаз|қыс|күз|көктем|түн|қаңтар|ақпан|наурыз|сәуір|мамыр|маусым|шілде|тамыз|қыркүйек|қазан|қараша|желтоқсан)$/.test(
        word.reading.lemma,
      ) &&
      (word.reading.case === "LOC" ||
        (word.reading.owner === "3" && word.reading.case === "NOM")) &&
      (word.reading.lemma !== "жыл" || parse.words.some(({ head }) => head === at)) &&
      // екі жыл тұрды: how long
      !parse.words.some(
        ({ head, reading }, place) =>
          head === at &&
          reading.kind === "num" &&
          !/нш[ыі]$|^\d{4}/.test(parse.tokens[place]?.lower ?? ""),
      )
        ? one(at, nounWith(word.reading, { case: "NOM", owner: null, plural: false }))
        : [],
  },
  {
    kind: "time in another case",
    make: ({ parse, at, word, over }) =>
      word.relation === "time" &&
      over?.kind === "verb" &&
      word.reading.kind === "noun" &&
      parse.words.some(({ head }) => head === at) &&
      TIMES.has(word.reading.lemma) &&
      (word.reading.case === "LOC" || (word.reading.owner === "3" && word.reading.case === "NOM"))
        ? [
            ...one(at, nounWith(word.reading, { case: "ACC" })),
            ...one(at, nounWith(word.reading, { case: "INS" })),
          ]
        : [],
  },
  {
    kind: "hour without its ending",
    make: ({ parse, at, word }) =>
      parse.tokens[at - 1]?.lower === "сағат" && word.reading.case === "LOC"
        ? [
            ...one(at, nounWith(word.reading, { case: "NOM" })),
            ...one(at, nounWith(word.reading, { case: "ACC" })),
          ]
        : [],
  },
];
