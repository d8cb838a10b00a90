import { nounForm, type RussianCase } from "../russian/inflect.ts";
import type { EnglishWord } from "./said-in-english.ts";
import type { ReadWord } from "./wording-types.ts";

/** Prepositions of English that a case of Kazakh may stand for. */
const ENGLISH = "in on at to into from for of with by about off onto around under".split(" ");
export const ENGLISH_HANGING: readonly string[] = ["", ...ENGLISH];
/** Prepositions of Russian with the cases after them. */
const RUSSIAN: Readonly<Record<string, readonly RussianCase[]>> = {
  в: ["prep", "acc"],
  на: ["prep", "acc"],
  с: ["ins", "gen"],
  к: ["dat"],
  по: ["dat"],
  из: ["gen"],
  от: ["gen"],
  у: ["gen"],
  до: ["gen"],
  для: ["gen"],
  о: ["prep"],
  за: ["acc", "ins"],
  "": ["gen", "dat", "acc", "ins"],
};
export const RUSSIAN_HANGING: readonly string[] = Object.entries(RUSSIAN).flatMap(
  ([preposition, cases]) => cases.map((kase) => `${preposition} ${kase}`.trim()),
);
const ARTICLES: Readonly<Record<string, string>> = {
  the: "the",
  a: "a",
  an: "a",
  my: "own",
  your: "own",
  his: "own",
  her: "own",
  our: "own",
  their: "own",
  its: "own",
};
const HANGING = /^(?:LOC|DAT|ABL|INS)$/;
/** Words that no preposition stands before. */
const BREAK =
  /^(?:is|are|was|were|be|been|and|or|but|that|i|you|he|she|it|we|they|not|do|does|did|have|has|had|will|can|и|а|но|что|я|ты|он|она|мы|вы|они|не)$/u;
const FARTHEST = 3;

interface Said {
  readonly language: "en" | "ru";
  readonly unit: { readonly lemma: string; readonly kase: string | undefined };
  readonly way: string;
  readonly place: number;
  readonly words: readonly ReadWord[];
  readonly at: number;
  readonly said: readonly (EnglishWord | string)[];
}

/** Counts how a noun of a line hangs on its verb in the translation: by which preposition, case and article. */
export function countHanging(
  { language, unit, way, place, words, at, said }: Said,
  add: (key: string, by: number) => void,
): void {
  const { lemma, kase } = unit;
  if (kase === undefined) return;
  const texts = said.map((word) => (typeof word === "string" ? word : word.text));
  let article = "none";
  let preposition = "";
  for (let back = 1; back <= FARTHEST; back++) {
    const word = texts[place - back];
    if (word === undefined || BREAK.test(word)) break;
    const shape =
      word === "во" ? "в" : word === "со" ? "с" : word === "ко" ? "к" : word === "об" ? "о" : word;
    if (language === "en" && article === "none" && ARTICLES[word])
      article = ARTICLES[word] as string;
    if (language === "en" ? ENGLISH.includes(word) : RUSSIAN[shape] !== undefined) {
      preposition = shape;
      break;
    }
  }
  if (language === "en") {
    const text = texts[place + way.split(" ").length - 1] ?? "";
    const isMany = text !== way.toLowerCase().split(" ").at(-1) && article === "none";
    const slot = HANGING.test(kase) ? preposition : kase === "NOM" && at === 0 ? "SUBJ" : kase;
    add(`en|art|${lemma}|${slot}|${isMany ? "many" : article}`, 1);
  }
  if (!HANGING.test(kase)) return;
  const ways =
    language === "en" ? [preposition] : russianCases(texts[place] ?? "", way, preposition);
  const verbs = new Set(
    words
      .slice(at + 1, at + 5)
      .flatMap(({ units }) =>
        units.flatMap(({ kind, lemma: verb }) => (kind === "v" ? [verb] : [])),
      ),
  );
  for (const one of ways) {
    const by = 1 / ways.length;
    add(`${language}|hang|${kase}|${one}`, by);
    add(`${language}|noun|${lemma}|${kase}|${one}`, by);
    for (const verb of verbs) {
      add(`${language}|verb|${verb}|${kase}|${one}`, by);
      add(`${language}|both|${lemma}|${verb}|${kase}|${one}`, by);
    }
  }
}

/** "в prep": the preposition with the cases that a form may be. */
function russianCases(text: string, way: string, preposition: string): string[] {
  const cases = (RUSSIAN[preposition] ?? []).filter((kase) =>
    [false, true].some((plural) => {
      const form = nounForm(way, kase, plural)?.split(" ")[0];
      return form?.toLowerCase().replaceAll("ё", "е") === text;
    }),
  );
  return cases.map((kase) => `${preposition} ${kase}`.trim());
}
