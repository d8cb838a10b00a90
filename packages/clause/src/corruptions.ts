import { analyse, inflect } from "@tilashar/kazakh";
import type { Government } from "./government.ts";
import { nounWith, pronounIn, verbAs, verbWith } from "./inflected.ts";
import type { Parse, Placed } from "./parse.ts";
import type { Case, Person, Reading } from "./reading.ts";
import { withParticles, wordsOf } from "./slip/rewrite.ts";
import type { Token } from "./token.ts";
import { MOTION, NEGATIVES, TIMES } from "./word-lists.ts";

/** A right sentence with one thing made wrong. */
export interface Corruption {
  readonly kind: string;
  readonly text: string;
}

interface Place {
  readonly parse: Parse;
  readonly at: number;
  readonly word: Placed;
  readonly over: Reading | undefined;
  readonly government: Government;
}

/** New texts of words by their places; "" leaves a word out. */
type Change = readonly (readonly [number, string])[];

interface Kind {
  readonly kind: string;
  readonly make: (place: Place) => readonly Change[];
}

const one = (at: number, text: string): Change[] => (text === "" ? [] : [[[at, text]]]);
const noun = (place: Place, kase: Case): Change[] =>
  one(place.at, nounWith(place.word.reading, { case: kase }));

/** A plain noun or pronoun in this case that depends on a verb. */
const isUnderVerb = ({ word, over, parse, at }: Place, kase: Case): boolean =>
  word.reading.kind === "noun" &&
  word.reading.case === kase &&
  over?.kind === "verb" &&
  !/^(?:part|said|clause|conjunct|name)$/.test(word.relation) &&
  !parse.words.some(({ head, relation }) => head === at && /conjunct|joins/.test(relation)) &&
  !TIMES.has(word.reading.lemma);

const takesNo = ({ over, government }: Place, kase: Case): boolean => {
  const frame = over && government.verb(over.lemma);
  return frame !== undefined && !frame.takes.has(kase);
};
const isPlain = ({ over }: Place): boolean => (over?.source?.features.Voice ?? "") === "";
const isAlone = ({ parse, word }: Place): boolean =>
  /^(?:fin|imp|p)$/.test(parse.words[word.head]?.reading.form ?? "") &&
  !parse.words.some(
    ({ head, relation }) => head === word.head && /helped|desire|part/.test(relation),
  ) &&
  !/helped|desire|converb/.test(parse.words[word.head]?.relation ?? "");
const isOf = ({ word, government }: Place, id: string): boolean =>
  word.reading.pronoun || word.reading.name
    ? id === "person" && word.reading.source?.entry?.pos !== "name-place"
    : government.isOf(word.reading.lemma, id);
const isPlaceName = ({ word }: Place): boolean => word.reading.source?.entry?.pos === "name-place";
const hasSubject = ({ parse, word }: Place): boolean =>
  parse.words.some(({ head, relation }) => head === word.head && relation === "subject");
const hasObject = ({ parse, word, at }: Place): boolean =>
  parse.words.some(
    (other, place) =>
      place !== at &&
      other.head === word.head &&
      (other.reading.case === "ACC" || /object|complement/.test(other.relation)),
  );
const isFirstOrSecond = ({ over }: Place): boolean =>
  over?.person !== undefined && over.person !== "3";

/** The case the verb's only complement has is changed into one that it does not take. */
const core = (from: Case, to: Case, more: (place: Place) => boolean = () => true): Kind => ({
  kind: `case ${from} → ${to}`,
  make: (place) => {
    if (!isUnderVerb(place, from) || !isPlain(place) || !isAlone(place)) return [];
    const frame = place.over && place.government.verb(place.over.lemma);
    if (frame?.cores.size !== 1 || !frame.cores.has(from) || !takesNo(place, to)) return [];
    return more(place) ? noun(place, to) : [];
  },
});

const OWNERS: readonly Person[] = ["1s", "2s", "3", "1p"];
const PERSONS: readonly Person[] = ["1s", "2s", "3", "1p"];

const KINDS: readonly Kind[] = [
  core("ACC", "DAT", (place) => !MOTION.has(place.over?.lemma ?? "")),
  core("ACC", "ABL", (place) => isOf(place, "person")),
  core("ACC", "LOC", (place) => isOf(place, "person")),
  core("ACC", "INS", (place) => isOf(place, "person") && !hasObject(place)),
  core("DAT", "ACC", (place) => !hasObject(place)),
  core("DAT", "LOC", (place) => !isOf(place, "vessel") && place.over?.form !== "p"),
  core("DAT", "ABL", (place) => isOf(place, "person") && !MOTION.has(place.over?.lemma ?? "")),
  core("DAT", "INS", (place) => isOf(place, "place") || isPlaceName(place)),
  core("ABL", "ACC"),
  core("ABL", "DAT", (place) => !MOTION.has(place.over?.lemma ?? "")),
  core("ABL", "LOC", (place) => isOf(place, "person") || MOTION.has(place.over?.lemma ?? "")),
  core("ABL", "INS", (place) => isOf(place, "place") || isPlaceName(place)),
  core("LOC", "DAT", (place) => !/^(?:отыру|жату|қалу)$/.test(place.over?.lemma ?? "")),
  core("LOC", "ACC"),
  core("LOC", "ABL", (place) => isOf(place, "place") || isPlaceName(place)),
  core("INS", "DAT"),
  core("INS", "ACC"),
  core("INS", "LOC", (place) => isOf(place, "person")),
  {
    kind: "case of motion → LOC",
    make: (place) =>
      isUnderVerb(place, "DAT") &&
      isPlain(place) &&
      isAlone(place) &&
      /^(?:бару|кіру|жету|көшу|қайту|кету)$/.test(place.over?.lemma ?? "") &&
      (isOf(place, "place") || isPlaceName(place))
        ? noun(place, "LOC")
        : [],
  },
  {
    kind: "case of motion → ACC",
    make: (place) =>
      isUnderVerb(place, "DAT") &&
      isPlain(place) &&
      MOTION.has(place.over?.lemma ?? "") &&
      /^(?:бару|кіру|жету|көшу|қайту|кету|келу)$/.test(place.over?.lemma ?? "") &&
      !hasObject(place)
        ? noun(place, "ACC")
        : [],
  },
  {
    kind: "place of rest → DAT",
    make: (place) =>
      isUnderVerb(place, "LOC") &&
      isPlain(place) &&
      isAlone(place) &&
      /^(?:тұру|ойнау|жүру|тамақтану|өсу|ұйықтау|оқу|істеу|демалу|кездесу|туу)$/.test(
        place.over?.lemma ?? "",
      ) &&
      (isOf(place, "place") || isPlaceName(place)) &&
      (takesNo(place, "DAT") || /^(?:тұру|оқу)$/.test(place.over?.lemma ?? ""))
        ? noun(place, "DAT")
        : [],
  },
  {
    kind: "place of rest → ACC",
    make: (place) =>
      isUnderVerb(place, "LOC") &&
      isPlain(place) &&
      (isOf(place, "place") || isPlaceName(place)) &&
      (hasObject(place) || takesNo(place, "ACC"))
        ? noun(place, "ACC")
        : [],
  },
  {
    kind: "case of what is or is not",
    make: (place) =>
      place.word.reading.case === "LOC" &&
      place.over?.kind === "modal" &&
      /^(?:бар|жоқ)$/.test(place.over.lemma) &&
      !TIMES.has(place.word.reading.lemma)
        ? [...noun(place, "DAT"), ...noun(place, "ACC")]
        : [],
  },
  {
    kind: "case left out",
    make: (place) =>
      ["DAT", "ABL", "LOC", "INS"].some((kase) => isUnderVerb(place, kase as Case)) &&
      (hasSubject(place) || isFirstOrSecond(place)) &&
      place.word.head - place.at <= 2 &&
      !(
        place.over &&
        place.government.verb(
          `${nounWith(place.word.reading, { case: "NOM" })} ${place.over.lemma}`,
        )
      ) &&
      !place.government.verb(place.over?.lemma ?? "")?.takes.has("ACC") &&
      place.word.reading.form === undefined
        ? noun(place, "NOM")
        : [],
  },
  {
    kind: "object of a person without its case",
    make: (place) =>
      isUnderVerb(place, "ACC") &&
      hasSubject(place) &&
      ((place.word.reading.pronoun && place.word.reading.person !== undefined) ||
        (place.word.reading.owner !== undefined && place.word.reading.owner !== "3"))
        ? noun(place, "NOM")
        : [],
  },
  {
    kind: "subject in a case",
    make: (place) =>
      place.word.relation === "subject" &&
      place.over?.kind === "verb" &&
      place.over.form === "fin" &&
      place.word.reading.kind === "noun" &&
      place.word.reading.form === undefined &&
      isPlain(place) &&
      !hasObject(place) &&
      // ол мені күтті, оны күтті: nobody need be named who did it
      ((place.over.person !== "3" && place.word.reading.pronoun) ||
        place.over.source?.entry?.transitive === false) &&
      place.government.verb(place.over.lemma) !== undefined &&
      takesNo(place, "ACC")
        ? noun(place, "ACC")
        : [],
  },
  {
    kind: "subject in the genitive",
    make: (place) =>
      place.word.relation === "subject" &&
      place.over?.form === "fin" &&
      place.over.kind === "verb" &&
      place.word.reading.kind === "noun" &&
      place.word.reading.form === undefined &&
      !/^(?:болу|келу|көріну)$/.test(place.over.lemma) &&
      !place.parse.words.some(
        ({ reading, head }, at) => at > place.at && reading.owner !== undefined && head >= 0,
      )
        ? noun(place, "GEN")
        : [],
  },
  {
    kind: "person of the verb",
    make: ({ parse, at, word, over }) =>
      word.relation === "subject" &&
      over?.kind === "verb" &&
      /^(?:fin|cond)$/.test(over.form ?? "") &&
      word.reading.kind === "noun" &&
      word.reading.form === undefined &&
      word.head > at &&
      word.reading.pronoun &&
      word.reading.person !== undefined &&
      over.person !== undefined
        ? PERSONS.filter(
            (person) =>
              person !== over.person && !(over.person === "2f" && person === "2s" && false),
          )
            .flatMap((person) => one(word.head, verbWith(over, { person })))
            .filter(() => !parse.words.some(({ relation }) => relation === "conjunct"))
        : [],
  },
  {
    kind: "person of a noun's verb",
    make: ({ at, word, over }) =>
      word.relation === "subject" &&
      over?.kind === "verb" &&
      over.form === "fin" &&
      over.person === "3" &&
      word.reading.kind === "noun" &&
      !word.reading.pronoun &&
      word.reading.form === undefined &&
      word.head > at &&
      !/^(?:екі|бәрі|көп|өз)/.test(word.reading.lemma) &&
      word.reading.owner === undefined
        ? (["1s", "2s", "1p"] as const).flatMap((person) =>
            one(word.head, verbWith(over, { person })),
          )
        : [],
  },
  {
    kind: "person of a predicate",
    make: ({ parse, at, word, over }) => {
      const token = parse.tokens[word.head];
      if (word.relation !== "subject" || !word.reading.pronoun || word.reading.person === undefined)
        return [];
      if (
        over === undefined ||
        !/^(?:noun|adj)$/.test(over.kind) ||
        over.person === undefined ||
        over.person === "3" ||
        !token ||
        word.head < at
      )
        return [];
      const last = over.source?.suffixes.at(-1);
      return last?.id.startsWith("cop")
        ? one(word.head, token.lower.slice(0, token.lower.length - last.surface.length))
        : [];
    },
  },
  {
    kind: "owner of a noun",
    make: ({ word, over }) =>
      word.relation === "owner" &&
      word.reading.case === "GEN" &&
      word.reading.pronoun &&
      word.reading.person !== undefined &&
      over?.kind === "noun" &&
      over.owner !== undefined
        ? [
            ...OWNERS.filter((owner) => owner !== over.owner).flatMap((owner) =>
              one(word.head, nounWith(over, { owner })),
            ),
            ...(word.reading.person === "1p" || word.reading.person.startsWith("2")
              ? []
              : one(word.head, nounWith(over, { owner: null }))),
          ]
        : [],
  },
  {
    kind: "owner without the genitive",
    make: ({ at, word, over }) =>
      word.relation === "owner" &&
      word.reading.case === "GEN" &&
      word.reading.pronoun &&
      word.reading.person !== undefined &&
      word.reading.person !== "3" &&
      over?.kind === "noun" &&
      over.owner !== undefined
        ? one(at, pronounIn(word.reading.person, "ACC"))
        : [],
  },
  {
    kind: "his ending left out",
    make: ({ word, over }) =>
      /^(?:owner|compound)$/.test(word.relation) &&
      over?.kind === "noun" &&
      over.owner === "3" &&
      !over.pronoun &&
      word.reading.kind === "noun" &&
      word.reading.case === "GEN"
        ? one(word.head, nounWith(over, { owner: null }))
        : [],
  },
  {
    kind: "tense against the time",
    make: ({ parse, word, over }) => {
      if (
        over?.kind !== "verb" ||
        over.form !== "fin" ||
        word.head !== parse.words.findIndex(({ head }) => head === -1)
      )
        return [];
      const when = word.reading.lemma;
      const ids = over.source?.suffixes.map(({ id }) => id as string) ?? [];
      if (/^(?:кеше|былтыр)$/.test(when) && ids.includes("past"))
        return one(word.head, verbWith(over, { tense: "IND;PRS" }));
      if (/^(?:ертең)$/.test(when) && ids.includes("pres"))
        return one(word.head, verbWith(over, { tense: "IND;PST" }));
      return [];
    },
  },
  {
    kind: "nobody without a negative",
    make: ({ word, over }) =>
      NEGATIVES.has(word.reading.lemma) &&
      over?.kind === "verb" &&
      over.negative &&
      over.form === "fin"
        ? one(word.head, verbWith(over, { negative: false }))
        : [],
  },
  {
    kind: "жоқ for емес",
    make: ({ parse, at, word }) =>
      parse.tokens[at]?.lower === "емес" &&
      word.head === -1 &&
      at === parse.words.length - 1 &&
      !/^(?:part|vn)$/.test(parse.words[at - 1]?.reading.form ?? "")
        ? one(at, "жоқ")
        : [],
  },
  {
    kind: "емес for a negative verb",
    make: ({ parse, at, word }) =>
      word.head === -1 &&
      word.reading.kind === "verb" &&
      word.reading.form === "fin" &&
      word.reading.negative &&
      parse.tokens[at]?.question === undefined &&
      word.reading.source?.suffixes.some(({ id }) => id === "past" || id === "pres") === true
        ? one(at, `${verbWith(word.reading, { negative: false })} емес`).filter(
            ([[, text] = [0, ""]]) => !(text as string).startsWith(" "),
          )
        : [],
  },
  {
    kind: "question particle",
    make: ({ parse, at }) => {
      const token = parse.tokens[at];
      if (token?.question === undefined) return [];
      const asked = token.question;
      return ["ма", "ме", "ба", "бе", "па", "пе"]
        .filter((particle) => particle !== asked)
        .map(
          (particle): Change => [
            [at, `${[token.text, ...token.leaning].join(" ")}`.concat(" ", particle)],
          ],
        );
    },
  },
  {
    kind: "particle with a question word",
    make: ({ parse, at, word }) =>
      /^(?:қайда|қашан|неге|қалай|кім|не|қанша|қайдан)$/.test(word.reading.lemma) &&
      word.head === parse.words.length - 1 &&
      parse.words.at(-1)?.reading.form === "fin" &&
      parse.tokens.at(-1)?.question === undefined
        ? [
            [
              [
                parse.words.length - 1,
                `${parse.tokens.at(-1)?.text} ${particleFor(parse.tokens.at(-1)?.lower ?? "")}`,
              ],
            ] as Change,
          ].filter(() => at < parse.words.length - 1)
        : [],
  },
  {
    kind: "harmony",
    make: ({ parse, at, word }) => {
      const last = word.reading.source?.suffixes.at(-1);
      const token = parse.tokens[at];
      if (!last || !token || word.reading.guessed || last.surface.length < 2) return [];
      const stem = token.lower.slice(0, token.lower.length - last.surface.length);
      if (!token.lower.endsWith(last.surface)) return [];
      return one(at, stem + turned(last.surface)).filter(
        () => !isWord(stem + turned(last.surface)),
      );
    },
  },
  {
    kind: "assimilation",
    make: ({ parse, at, word }) => {
      const last = word.reading.source?.suffixes.at(-1);
      const token = parse.tokens[at];
      if (
        !last ||
        !token ||
        word.reading.guessed ||
        last.surface.length < 2 ||
        !token.lower.endsWith(last.surface)
      )
        return [];
      const stem = token.lower.slice(0, token.lower.length - last.surface.length);
      return (HARDER[last.surface.charAt(0)] ?? [])
        .map((letter) => `${stem}${letter}${last.surface.slice(1)}`)
        .filter((text) => !isWord(text))
        .flatMap((text) => one(at, text));
    },
  },
  {
    kind: "plural after a number",
    make: ({ word, over }) =>
      word.relation === "count" &&
      word.reading.kind === "num" &&
      over?.kind === "noun" &&
      !over.plural &&
      !over.pronoun &&
      !/нш[ыі]$/.test(word.reading.lemma) &&
      !/інші|ыншы/.test(word.reading.lemma) &&
      over.source?.entry?.pos === "n" &&
      over.owner === undefined
        ? one(word.head, nounWith(over, { plural: true }))
        : [],
  },
  {
    kind: "case before a postposition",
    make: (place) => {
      const { word, over, government, at } = place;
      if (
        word.relation !== "case" ||
        over?.kind !== "post" ||
        word.reading.kind !== "noun" ||
        word.head !== at + 1
      )
        return [];
      if (word.reading.form !== undefined || TIMES.has(word.reading.lemma)) return [];
      const frame = government.postposition(over.lemma);
      if (!frame) return [];
      return (["NOM", "DAT", "ABL", "ACC", "INS", "LOC"] as const)
        .filter((kase) => !frame.takes.has(kase) && kase !== word.reading.case)
        .filter((kase) => !(kase === "NOM" && over.lemma === "бұрын"))
        .flatMap((kase) => noun(place, kase));
    },
  },
  {
    kind: "adjective behind its noun",
    make: ({ parse, at, word, over }) => {
      const next = parse.tokens[at + 1];
      const token = parse.tokens[at];
      const asAdverb = parse.tokens[at]?.readings.some(
        ({ kind, cost }) => kind === "adv" && cost < 4,
      );
      return word.relation === "attribute" &&
        word.reading.kind === "adj" &&
        over?.kind === "noun" &&
        word.head === at + 1 &&
        !asAdverb &&
        !SAY_HOW.test(word.reading.lemma) &&
        token &&
        next &&
        token.mark === "" &&
        next.mark === "" &&
        next.question === undefined &&
        next.leaning.length === 0 &&
        at + 2 < parse.words.length &&
        parse.words[word.head]?.reading.case !== "GEN" &&
        over.owner === undefined &&
        !(parse.words[word.head]?.relation === "subject" && parse.words[at + 2]?.head === at + 3)
        ? [
            [
              [at, next.text],
              // A capital within the sentence would be a name
              [at + 1, token.first ? token.lower : token.text],
            ],
          ]
        : [];
    },
  },
  {
    kind: "what a helper takes",
    make: ({ at, word, over }) =>
      word.relation === "helped" &&
      word.reading.form === "p" &&
      word.head === at + 1 &&
      /^(?:жату|отыру|тұру|жүру)$/.test(over?.lemma ?? "")
        ? [
            ...one(at, stemOf(word.reading)),
            ...one(
              at,
              verbWith({ ...word.reading, form: "fin" }, { tense: "IND;PST", person: "3" }),
            ),
            ...one(at, word.reading.lemma),
          ]
        : [],
  },
  {
    kind: "what can, begins and ends",
    make: ({ at, word, over }) =>
      word.relation === "helped" &&
      word.reading.form === "a" &&
      word.head === at + 1 &&
      /^(?:алу|бастау|білу)$/.test(over?.lemma ?? "")
        ? [...one(at, word.reading.lemma), ...one(at, stemOf(word.reading))]
        : [],
  },
  {
    kind: "converb as a stem",
    make: ({ at, word, over, parse }) =>
      word.relation === "converb" &&
      word.reading.form === "p" &&
      over?.kind === "verb" &&
      parse.tokens[at]?.mark === ""
        ? [
            ...one(
              at,
              verbWith(
                { ...word.reading, form: "fin" },
                { tense: "IND;PST", person: over.person ?? "3" },
              ),
            ),
            ...one(at, word.reading.lemma),
          ]
        : [],
  },
  {
    kind: "infinitive's case",
    make: ({ at, word, over, government }) => {
      if (word.reading.form !== "vn" || over?.kind !== "verb") return [];
      const frame = government.verb(over.lemma);
      if (frame?.cores.size !== 1) return [];
      const kase = word.reading.case;
      if (kase === undefined || !frame.cores.has(kase)) return [];
      return (["ACC", "DAT", "ABL", "LOC"] as const)
        .filter((to) => to !== kase && !frame.takes.has(to) && !(to === "DAT"))
        .flatMap((to) => one(at, nounWith(word.reading, { case: to })));
    },
  },
  {
    kind: "infinitive before керек",
    make: ({ at, word, over }) =>
      word.relation === "infinitive" &&
      word.reading.case === "NOM" &&
      over?.kind === "modal" &&
      /^(?:керек|қажет)$/.test(over.lemma)
        ? [...one(at, verbAs(word.reading, "V.CVB;PFV")), ...one(at, stemOf(word.reading))]
        : [],
  },
  {
    kind: "who needs, in the nominative",
    make: (place) =>
      place.word.reading.case === "DAT" &&
      place.word.reading.pronoun &&
      place.over?.kind === "modal" &&
      place.over.lemma === "керек"
        ? noun(place, "NOM")
        : [],
  },
  {
    kind: "who wishes, in the nominative",
    make: (place) =>
      place.word.reading.case === "GEN" && place.word.reading.pronoun && place.over?.form === "des"
        ? noun(place, "DAT")
        : [],
  },
];

const SAY_HOW =
  /^(?:жақсы|жаман|тез|көп|аз|қатты|жай|баяу|жиі|сирек|ерте|кеш|дұрыс|бұрыс|анық|ашық|таза|терең|жоғары|төмен|ұзақ|қысқа|оңай|қиын|әдемі|тыныш|жылдам|жақын|алыс|жалғыз|бос|тегін|арзан|қымбат|жеңіл|ауыр|тура|түзу|толық|бөлек|жеке|кең|тар|ыстық|суық|тәтті|дәмді|бірінші|екінші|соңғы|бүкіл|барлық|басқа|өзге|алғашқы|келесі)/;
const HARDER: Readonly<Record<string, readonly string[]>> = {
  д: ["т", "л"],
  т: ["д", "л"],
  л: ["т"],
  н: ["т", "д"],
  ғ: ["қ"],
  г: ["к"],
  қ: ["ғ"],
  к: ["г"],
  м: ["п"],
  б: ["п"],
  п: ["м"],
};
const TURNED: Readonly<Record<string, string>> = {
  а: "е",
  е: "а",
  ы: "і",
  і: "ы",
  ғ: "г",
  г: "ғ",
  қ: "к",
  к: "қ",
};
const turned = (suffix: string): string =>
  [...suffix].map((letter) => TURNED[letter] ?? letter).join("");
const isWord = (text: string): boolean => analyse(text).some(({ guessed }) => !guessed);
const stemOf = (reading: Reading): string => inflect(reading.lemma, "V;IMP;2;SG;INFM")[0] ?? "";
const particleFor = (word: string): string =>
  /[аоұыуя][^аоұыуеөүіәияю]*$/.test(word) ? "ма" : "ме";

/** Every way the table knows to make one thing of a right sentence wrong. */
export function corruptions(parse: Parse, government: Government): Corruption[] {
  const { tokens, words } = parse;
  const base = wordsOf(tokens);
  const seen = new Set<string>();
  return words.flatMap((word, at) =>
    KINDS.flatMap(({ kind, make }) =>
      make({ parse, at, word, over: words[word.head]?.reading, government }).flatMap(
        (change): Corruption[] => {
          const next = [...base];
          for (const [place, text] of change)
            next[place] =
              kind === "question particle" ? text : withParticles(tokens[place] as Token, text);
          const text = sentenceOf(tokens, next);
          if (text.toLowerCase() === sentenceOf(tokens, base).toLowerCase() || seen.has(text))
            return [];
          seen.add(text);
          return [{ kind, text }];
        },
      ),
    ),
  );
}

function sentenceOf(tokens: readonly Token[], words: readonly string[]): string {
  const text = words
    .map(
      (word, at) =>
        `${word}${/^[—–-]/.test(tokens[at]?.mark ?? "") ? " " : ""}${tokens[at]?.mark ?? ""}`,
    )
    .join(" ");
  return text.charAt(0).toUpperCase() + text.slice(1);
}
