import { type Further, LANGUAGES, type Language } from "@tilashar/course";
import type { LinearModel } from "../learnt/linear-model.ts";
import type { WordGroups } from "../recognise/word-groups.ts";
import { foldText, hasCyrillic, hasKazakhLetter, wordsOf } from "../text/fold.ts";
import { alike, alikeMeaning, type ReadText, readText, stemFeature } from "./read-text.ts";

/** A further question read: how it is asked in each language, and its answers. */
export interface ReadFurther {
  readonly asks: readonly { readonly language: Language; readonly read: ReadText }[];
  readonly answers: Readonly<Record<Language, ReadText>>;
}

export function readFurther(
  { asks, answer, say = [] }: Further,
  latent: LinearModel,
  groups: WordGroups,
): ReadFurther {
  const read = (text: string) => readText(text, latent, groups);
  const told = (language: Language) =>
    read([answer[language], ...say.flatMap((line) => [line.kz, line[language]])].join(" "));
  return {
    asks: LANGUAGES.flatMap((language) =>
      asks[language].map((text) => ({ language, read: read(text) })),
    ),
    answers: { en: told("en"), ru: told("ru"), kz: told("kz") },
  };
}

/** A message as it is looked for among further questions. */
export interface Message {
  readonly read: ReadText;
  readonly language: Language;
  /** How many words it has. */
  readonly length: number;
  /** The Kazakh words that it names, as features: a question about another word is another question. */
  readonly named: readonly string[];
  /** What it likeliest wants after what stands before it. */
  readonly kind: string;
}

const QUOTED = /[«“"„]([^»”"“„]*)[»”"“]/gu;

/** «Пайыз деген не»: a word of a message in Kazakh that is asked about. */
const WHAT_IS = /(?<!\p{L})(\p{L}+) деген (?:не|қандай|кім)(?!\p{L})/u;

export function readMessage(
  message: string,
  language: Language,
  kind: string,
  latent: LinearModel,
  groups: WordGroups,
): Message {
  const quoted = [...message.matchAll(QUOTED)].flatMap(([, text = ""]) => wordsOf(foldText(text)));
  const asked = WHAT_IS.exec(foldText(message))?.[1];
  const words = wordsOf(foldText(message));
  const typed = words.filter((word) =>
    language === "en" ? hasCyrillic(word) : language === "ru" && hasKazakhLetter(word),
  );
  return {
    read: readText(message, latent, groups),
    language,
    length: words.length,
    named: [...new Set([...quoted, ...typed, ...(asked ? [asked] : [])])].map(stemFeature),
    kind,
  };
}

/** How a message is like a further question, each way by itself. */
interface Likeness {
  /** The words of its nearest wording in the same language. */
  readonly words: number;
  readonly pieces: number;
  /** What the words of its nearest wording say alike, and what they mean, in any language. */
  readonly groups: number;
  readonly meaning: number;
  /** What all its wordings mean together. */
  readonly centre: number;
  /** The words and the meaning of its answer. */
  readonly answer: number;
  readonly told: number;
  /** How much of the message's own words its wordings and its answer have at all. */
  readonly covered: number;
  /** How much of the Kazakh that it names they do not have; −1 where it names none. */
  readonly unnamed: number;
}
const WAYS = [
  "words",
  "pieces",
  "groups",
  "meaning",
  "centre",
  "answer",
  "told",
  "covered",
] as const;

function likenessOf(
  { read: message, language, named }: Message,
  { asks, answers }: ReadFurther,
  without: number,
): Likeness {
  const others = asks.filter((_, at) => at !== without);
  const own = others.filter((one) => one.language === language);
  const most = (list: typeof others, like: (read: ReadText) => number) =>
    Math.max(0, ...list.map(({ read }) => like(read)));
  const centre = new Float64Array(message.meaning.length);
  for (const { read } of others)
    for (let one = 0; one < centre.length; one++)
      centre[one] = (centre[one] as number) + (read.meaning[one] as number);
  return {
    words: most(own, (read) => alike(message.words, read.words)),
    pieces: most(own, (read) => alike(message.pieces, read.pieces)),
    groups: most(others, (read) => alike(message.groups, read.groups)),
    meaning: most(others, (read) => alikeMeaning(message.meaning, read.meaning)),
    centre: alikeMeaning(message.meaning, centre) / (Math.hypot(...centre) || 1),
    answer: alike(message.words, answers[language].words),
    told: alikeMeaning(message.meaning, answers[language].meaning),
    covered: coveredBy(message, [answers[language], ...own.map(({ read }) => read)]),
    unnamed: unnamed(named, [answers.kz, ...others.map(({ read }) => read)]),
  };
}

/** How much of a text others have, rare words counting most: 0–1. */
function coveredBy({ words }: ReadText, others: readonly ReadText[]): number {
  let sum = 0;
  for (const [word, weight] of words)
    if (others.some((other) => other.words.has(word))) sum += weight ** 2;
  return sum;
}

/** How much of what is named no text has. */
function unnamed(named: readonly string[], texts: readonly ReadText[]): number {
  const missing = named.filter((one) => !texts.some(({ words }) => words.has(one)));
  return named.length === 0 ? -1 : missing.length / named.length;
}

/** A question about another word is another question. */
export const isOfOtherWord = ({ named }: Message, { asks, answers }: ReadFurther): boolean =>
  unnamed(named, [answers.kz, ...asks.map(({ read }) => read)]) === 1;

/** A likeness greater than one of these says so by a feature for each. */
const STEPS = [0.02, 0.08, 0.15, 0.22, 0.3, 0.38, 0.46, 0.54, 0.62, 0.7, 0.8, 0.9];
/** The same of how much more alike one is than all others. */
const LEADS = [-0.3, -0.15, -0.05, 0, 0.04, 0.1, 0.2, 0.35];
const MOST_WORDS = 8;

/**
 * What tells whether a message asks each of some further questions: how it is like each, and how much more than the
 * others.
 *
 * @param without the place of a wording that is left out, of the entry that it belongs to: how it would be told unseen
 */
export function likenessFeatures(
  message: Message,
  candidates: readonly ReadFurther[],
  without?: { readonly entry: ReadFurther; readonly ask: number },
): string[][] {
  const all = candidates.map((entry) =>
    likenessOf(message, entry, without?.entry === entry ? without.ask : -1),
  );
  const length = Math.min(MOST_WORDS, message.length);
  const unknown = Math.round(message.read.unknown * 4);
  return all.map((one, which) => [
    `n ${length}`,
    `unknown ${unknown}`,
    `kind ${message.kind}`,
    `named ${Math.round(2 * one.unnamed)}`,
    ...WAYS.flatMap((way) => {
      const value = one[way];
      const best = Math.max(0, ...all.flatMap((other, at) => (at === which ? [] : other[way])));
      return [
        ...STEPS.flatMap((step, at) =>
          value > step ? [`${way} ${at}`, `${way} ${at} n ${length}`] : [],
        ),
        ...LEADS.flatMap((step, at) => (value - best > step ? [`lead ${way} ${at}`] : [])),
      ];
    }),
  ]);
}
