import type { Rule } from "../chart/rule.ts";
import { rule } from "./categories.ts";
import { ofTime } from "./compared-times.ts";
import { only } from "./noun-rules.ts";
import { agree, hung } from "./sentence-parts.ts";
import { BEING, type Deed, type Noun, type Quality, type Said, type Sentence } from "./tree.ts";

/** How many times as much: екі есе. */
const TIMES: Readonly<Record<string, string>> = {
  twice: "екі есе",
  "three times": "үш есе",
  "four times": "төрт есе",
  "five times": "бес есе",
  "ten times": "он есе",
};

/** Twice as much, of what something costs and of anything else. */
function multiplied(verb: Deed, times: string, than: Noun): Deed {
  if (verb.verb === "cost")
    return {
      ...BEING,
      form: verb.form,
      quality: { word: "expensive", degree: times },
      than,
    };
  return { ...verb, than, manners: [...verb.manners, `${times} көп`] };
}

const timesRules = Object.entries(TIMES).flatMap(([words, kz]): Rule[] => [
  rule("Comp", `${words} as Adj as Obj` as "Adj as Obj", (...parts: unknown[]) => {
    const [quality, than] = [parts.at(-3) as Quality, parts.at(-1) as Noun];
    return only(quality.rank === undefined, {
      ...BEING,
      quality: { ...quality, degree: kz },
      than,
    });
  }),
  rule("Comp", `${words} AP than Obj` as "AP than Obj", (...parts: unknown[]) => {
    const than = parts.at(-1) as Noun;
    const { rank, ...plain } = parts.at(-3) as Quality;
    return only(rank === "more", { ...BEING, quality: { ...plain, degree: kz }, than });
  }),
  ...["much", "many"].flatMap((much): Rule[] => [
    rule("VP", `V ${words} as ${much} as Obj` as "V as Obj", (...parts: unknown[]) =>
      multiplied(parts[0] as Deed, kz, parts.at(-1) as Noun),
    ),
    rule("VP", `V ${words} as ${much} as Time` as "V as Time", (...parts: unknown[]) => {
      const than = ofTime(parts.at(-1) as string);
      return than && multiplied(parts[0] as Deed, kz, than);
    }),
  ]),
  rule("VP", `V ${words} more than Obj` as "V than Obj", (...parts: unknown[]) =>
    multiplied(parts[0] as Deed, kz, parts.at(-1) as Noun),
  ),
]);

/** How a deed is done, more and more so. */
const MANNERS_SO: Readonly<Record<string, string>> = {
  more: "көп",
  less: "аз",
  longer: "ұзақ",
  sooner: "ерте",
  earlier: "ерте",
  later: "кеш",
  faster: "тез",
  quicker: "тез",
  slower: "баяу",
  harder: "қатты",
  better: "жақсы",
  worse: "нашар",
  louder: "қатты",
  further: "алыс",
  "more often": "жиі",
  "less often": "сирек",
};

/** What becomes so the more so, or is so: "the easier it gets", "the colder it is". */
function soMuchMore(quality: Quality, subject: Noun, of: Said): Sentence | undefined {
  const { rank, ...plain } = quality;
  const { deed } = of;
  const isOpen =
    /^(?:be|get|become|grow|seem)$/.test(deed.verb) &&
    deed.quality === undefined &&
    deed.noun === undefined &&
    deed.objects.length === 0;
  return only(rank === "more" && isOpen && of.mood === "plain" && agree(subject, of), {
    ...of,
    subject,
    knownBy: KNOWN_BY,
    tense: of.tense === "present" ? ("future" as const) : of.tense,
    deed: { ...BEING, form: deed.form, times: deed.times, quality: { ...plain, degree: MORE_SO } },
  });
}

const KNOWN_BY =
  "get become grow sooner early earlier later longer faster quicker hard harder often few fewer";

/** Stands for «неғұрлым» in the first of the two and for «соғұрлым» in the second. */
const MORE_SO = "ғұрлым";
const told = (sentence: Sentence, word: string): Sentence => {
  const { deed } = sentence;
  const said = (text: string): string => text.replace(MORE_SO, word);
  return {
    ...sentence,
    deed: {
      ...deed,
      manners: deed.manners.map(said),
      ...(deed.quality?.degree && {
        quality: { ...deed.quality, degree: said(deed.quality.degree) },
      }),
      objects: deed.objects.map((one) => ({
        ...one,
        ...(one.words && { words: one.words.map(said) }),
      })),
      ...(deed.noun?.words && { noun: { ...deed.noun, words: deed.noun.words.map(said) } }),
    },
  };
};

/** "The sooner you come, the better": соғұрлым жақсы. */
const SO_ALONE: Readonly<Record<string, string>> = {
  better: "жақсы",
  worse: "жаман",
  easier: "оңай",
  cheaper: "арзан",
};

const amount = (noun: Noun, kz: string): Noun => ({
  ...noun,
  plural: false,
  words: [`${MORE_SO} ${kz}`, ...(noun.words ?? [])],
});

const moreRules: readonly Rule[] = [
  ...Object.entries(MANNERS_SO).map(([word, kz]) =>
    rule("MoreSo", `the ${word} Subj Pred` as "the Subj Pred", (...parts: unknown[]) => {
      const [subject, of] = [parts.at(-2) as Noun, parts.at(-1) as Said];
      return only(agree(subject, of) && of.deed.verb !== "be" && !of.negative, {
        ...of,
        subject,
        knownBy: KNOWN_BY,
        deed: { ...of.deed, manners: [`${MORE_SO} ${kz}`, ...of.deed.manners] },
      });
    }),
  ),
  rule("MoreSo", "the AP Subj Pred", (_, quality, subject, of) => soMuchMore(quality, subject, of)),
  rule("MoreSo", "the AP Subj Be", (_, quality, subject, be) =>
    soMuchMore(quality, subject, { deed: BEING, tense: be, mood: "plain", negative: false }),
  ),
  ...(
    [
      ["more", "көп"],
      ["less", "аз"],
      ["fewer", "аз"],
    ] as const
  ).flatMap(([word, kz]): Rule[] => [
    rule("MoreSo", `the ${word} NBar Subj Pred` as "the more NBar Subj Pred", (...parts) => {
      const [, , noun, subject, of] = parts;
      return only(of.deed.objects.length === 0 && of.deed.verb !== "be" && agree(subject, of), {
        ...of,
        subject,
        deed: { ...of.deed, objects: [amount(noun, kz)] },
      });
    }),
    ...["will be", "Be"].map((be) =>
      rule("MoreSo", `the ${word} NBar there ${be}` as "the more NBar there Be", (_, __, noun) => ({
        deed: { ...BEING, noun: amount(noun, kz) },
        tense: "future",
        mood: "plain",
        negative: false,
        there: true,
        knownBy: KNOWN_BY,
      })),
    ),
  ]),
  rule("S", "MoreSo , MoreSo", (first, _, second) =>
    hung(told(second, "соғұрлым"), {
      link: "condition",
      sentence: told(first, "неғұрлым"),
      word: "more less",
    }),
  ),
  ...Object.entries(SO_ALONE).map(([word, kz]) =>
    rule("S", `MoreSo , the ${word}` as "MoreSo , the better", (first) =>
      hung(
        {
          deed: { ...BEING, quality: { word, kz, degree: "соғұрлым" } },
          subject: { text: "it", person: "3" },
          tense: "present",
          mood: "plain",
          negative: false,
        },
        { link: "condition", sentence: told(first, "неғұрлым"), word: "more less" },
      ),
    ),
  ),
];

/** A part of so many: үштен бірі. */
const PARTS: Readonly<Record<string, string>> = {
  "a third of": "үштен бір",
  "one third of": "үштен бір",
  "two thirds of": "үштен екі",
  "a quarter of": "төрттен бір",
  "three quarters of": "төрттен үш",
  "a fifth of": "бестен бір",
};

/** What is compared, multiplied and divided. */
export const COMPARING_RULES: readonly Rule[] = [
  ...timesRules,
  ...moreRules,
  ...Object.entries(PARTS).map(([words, kz]) =>
    rule("NP", `${words} NP` as "third NP", (...parts: unknown[]) => {
      const of = parts.at(-1) as Noun;
      return only(of.kz === undefined, { text: words, kz, of });
    }),
  ),
  // "One in three people": әр үшінші адам
  rule("NP", "one in Number NBar", (_, __, count, noun) => {
    const each = EACH[count];
    return each === undefined
      ? undefined
      : {
          ...noun,
          text: noun.text === "people" ? "person" : noun.text,
          plural: false,
          words: ["әр", each],
          isDetermined: true,
        };
  }),
  rule("NP", "one out of Number NBar", (_, __, ___, count, noun) => {
    const each = EACH[count];
    return each === undefined
      ? undefined
      : { ...noun, plural: false, words: ["әр", each], isDetermined: true };
  }),
  // "Than the old one": ескісінен
  rule("NP", "the AP one", (_, quality) => ({
    text: "one",
    qualities: [quality],
    definite: true,
    isDetermined: true,
  })),
];

const EACH: Readonly<Record<string, string>> = {
  екі: "екінші",
  үш: "үшінші",
  төрт: "төртінші",
  бес: "бесінші",
  он: "оныншы",
};
