import type { Parse } from "@tilashar/clause";
import { analyse } from "@tilashar/kazakh";

/** Words of grammar, which tell nothing by themselves and may stand more than once. */
const GRAMMAR: Readonly<Record<"en" | "ru", ReadonlySet<string>>> = {
  en: new Set(
    `a an the i you he she it we they me him her us them my your his its our their this that these those and or but so if when
while after before until since because although as than to of in on at from with by for into about under over up down out off
be is are am was were been being have has had do does did will would shall can could may might must not no there here who whom
whose what which where why how much many more most very too also either only just one two other others some any all every each
each another own let lets please get gets got go goes went come comes came take took make made say says said as like it's`.split(
      /\s+/,
    ),
  ),
  ru: new Set(
    `я ты он она оно мы вы они меня тебя его её нас вас их мне тебе ему ей нам вам им мной тобой ним ней нами вами ними мой твой
свой наш ваш это этот эта эти тот та те то и или но а если когда пока после до прежде потому что чтобы хотя как чем в во на с со
из у к ко от для о об по под над за через при без не ни нет есть был была было были будет будут буду бы же ли кто что какой
какая какое какие где куда откуда почему сколько очень тоже также только один одна одно два много мало друг друга все всё каждый
каждую каждое себя самый чего чему чей чья чьи чьё оказывается наверное кажется нужно надо можно нельзя мочь может могу`.split(
      /\s+/,
    ),
  ),
};
/** Words of Kazakh that another word of the sentence carries, or that have none of their own in the other languages. */
const CARRIED = /^(?:verb-helped|cop|post|conj|intj|det|modal|num)$/u;
const LEAST = 0.55;
const LETTERS = 5;

/** A word as it counts: without its ending, so far as letters tell it. */
const stem = (word: string): string => word.slice(0, LETTERS);

const contentOf = (said: string, language: "en" | "ru"): string[] =>
  (said.toLowerCase().match(/[\p{L}’'-]+/gu) ?? []).filter(
    (word) => word.length > 2 && !GRAMMAR[language].has(word),
  );

/**
 * Whether what was composed says each thing of the source once: no word that neither language has, none said twice that
 * was said once, and not so few that some of it was lost.
 */
export function isWholeOutput(
  said: string,
  language: "en" | "ru",
  source: string,
  parse: Parse | undefined,
): boolean {
  if (/[“«]\p{Ll}/u.test(said) && !/[“«"]/u.test(source)) return false;
  const words = contentOf(said, language);
  const stems = words.map(stem);
  const twice = stems.filter((one, at) => stems.indexOf(one) !== at);
  const isRepeated = repeats(source);
  if (twice.length > isRepeated) return false;
  if (!parse) return true;
  const told = parse.words.filter(
    ({ reading, relation }) =>
      !CARRIED.test(relation === "helped" ? "verb-helped" : reading.kind) && !reading.pronoun,
  ).length;
  return told < 3 || words.length >= told * LEAST;
}

/** How many words of the source stand in it once more: бірге ойнады, бірге жүрді. */
function repeats(source: string): number {
  const lemmas = (source.toLowerCase().match(/[\p{L}-]+/gu) ?? []).map(
    (word) => analyse(word)[0]?.lemma ?? word,
  );
  return lemmas.filter((one, at) => lemmas.findIndex((other) => stemLike(one, other)) !== at)
    .length;
}

const stemLike = (one: string, other: string): boolean =>
  one.length > 2 && other.length > 2 && one.slice(0, 3) === other.slice(0, 3);
