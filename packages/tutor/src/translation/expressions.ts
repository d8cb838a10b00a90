import { RecentlyAsked } from "@tilashar/kazakh";
import type { Tools } from "../ask.ts";
import { foldText, wordsOf } from "../text/fold.ts";
import type { GlossLanguage } from "../words/glossary.ts";
import { lemmasOf } from "./lemmas.ts";
import type { SaidTogether } from "./says-the-same.ts";

/** Several words of a text that mean one thing together. */
export interface FoundExpression {
  /** The place of its first word among the words of the text, and of the one after its last. */
  readonly from: number;
  readonly to: number;
  readonly kz: string;
  readonly pos: string;
  /** One of `content/tutor/expressions/`, none of whose words may be taken singly. */
  readonly isFixed: boolean;
}

interface Expression {
  readonly words: readonly string[];
  readonly kz: string;
  readonly pos: string;
  readonly isFixed: boolean;
}

/** Expressions by a dictionary form of their first word, and those of the texts that were asked about last. */
interface Index {
  readonly byFirst: ReadonlyMap<string, readonly Expression[]>;
  readonly found: RecentlyAsked<string, readonly FoundExpression[]>;
}

/** Each way to say a text asks for its expressions: so many texts are kept. */
const KEPT = 32;
const indexes = new WeakMap<object, Index>();

function indexOf(language: GlossLanguage, { course }: Tools): Index {
  const { expressions, meanings } = course.tutor;
  const known = indexes.get(expressions[language]);
  if (known) return known;
  const byFirst = new Map<string, Expression[]>();
  for (const list of [meanings[language], expressions[language]])
    for (const [expression, headword] of Object.entries(list)) {
      const [kz = "", pos] = headword.split("/");
      const words = wordsOf(foldText(expression));
      if (words.length < 2 || pos === undefined) continue;
      const isFixed = list === expressions[language];
      const one = { words, kz: foldText(kz), pos, isFixed };
      for (const key of lemmasOf(words[0] as string, language)) {
        const others = byFirst.get(key);
        if (others) others.push(one);
        else byFirst.set(key, [one]);
      }
    }
  const made: Index = { byFirst, found: new RecentlyAsked(KEPT) };
  indexes.set(expressions[language], made);
  return made;
}

/** Expressions of a text, each word in one of them at most, longer ones first. */
export function expressionsIn(
  text: string,
  language: GlossLanguage,
  tools: Tools,
): readonly FoundExpression[] {
  const index = indexOf(language, tools);
  return index.found.get(text, () => allIn(text, language, index));
}

function allIn(
  text: string,
  language: GlossLanguage,
  { byFirst }: Index,
): readonly FoundExpression[] {
  const words = wordsOf(foldText(text));
  const found: FoundExpression[] = [];
  for (let from = 0; from < words.length; from++) {
    let best: FoundExpression | undefined;
    for (const lemma of lemmasOf(words[from] as string, language))
      for (const one of byFirst.get(lemma) ?? []) {
        const to = from + one.words.length;
        if (to < (best?.to ?? from) || to > words.length) continue;
        if (to === best?.to && !one.isFixed) continue;
        if (stands(one, words.slice(from, to), language))
          best = { from, to, kz: one.kz, pos: one.pos, isFixed: one.isFixed };
      }
    if (!best) continue;
    found.push(best);
    from = best.to - 1;
  }
  return found;
}

/** A deed is inflected in its first word, an English thing in its last, a Russian one in all. */
function stands(
  { words, pos }: Expression,
  text: readonly string[],
  language: GlossLanguage,
): boolean {
  const last = words.length - 1;
  return words.every((word, at) => {
    const said = text[at] as string;
    if (word === said) return true;
    if (pos === "v" ? at > 0 : pos !== "n" || (language === "en" && at < last)) return false;
    const lemmas = lemmasOf(said, language);
    return [...lemmasOf(word, language)].some((one) => lemmas.has(one));
  });
}

/** Whether a Kazakh sentence says an expression by its own words. */
export function isSaidIn({ kz }: FoundExpression, kazakh: string): boolean {
  const said = wordsOf(foldText(kazakh)).map(unvoiced);
  return wordsOf(kz).every((word) => {
    const stem = stemOf(word);
    return said.some((one) => one.startsWith(stem));
  });
}

/** Whether a Kazakh sentence takes no fixed expression of the text word by word. */
export const saysExpressions = (
  text: string,
  kazakh: string,
  language: GlossLanguage,
  tools: Tools,
): boolean =>
  expressionsIn(text, language, tools).every(
    (one) => !one.isFixed || isSaidIn(one, kazakh) || isSaidInLanguage(one, kazakh),
  );

/** «На казахском языке»: қазақша. */
const isSaidInLanguage = ({ kz }: FoundExpression, kazakh: string): boolean => {
  const [, language] = /^(\S+) тілі$/u.exec(kz) ?? [];
  return (
    language !== undefined && new RegExp(`(?<!\\p{L})${language}ш[ае](?!\\p{L})`, "iu").test(kazakh)
  );
};

/** A text without the expressions that its Kazakh says, and what they were. */
export function withoutExpressions(
  text: string,
  kazakh: string,
  language: GlossLanguage,
  tools: Tools,
): { readonly rest: string; readonly together: readonly SaidTogether[] } {
  const said = expressionsIn(text, language, tools).filter((one) => isSaidIn(one, kazakh));
  if (said.length === 0) return { rest: text, together: [] };
  const words: string[] = [];
  const rest = text.replace(WORD, (word) => {
    const at = words.push(word) - 1;
    return said.some(({ from, to }) => at >= from && at < to) ? "" : word;
  });
  const together = said.map(({ from, kz, pos }) => ({
    first: foldText(words[from] ?? ""),
    isDeed: pos === "v",
    length: wordsOf(kz).length,
  }));
  return { rest, together };
}

/** A word as `wordsOf` takes it, in a text that is not folded. */
const WORD = /[\p{L}\p{M}\d]+(?:['’‘`´ʼ‐‑–—-][\p{L}\p{M}\d]+)*/gu;

const VOICED: Readonly<Record<string, string>> = { б: "п", г: "к", ғ: "қ" };
const unvoiced = (word: string): string => word.replace(/[бгғ]/gu, (one) => VOICED[one] ?? one);

/** What a word begins with in any of its forms: тарту — тарт, мойын — мойн. */
function stemOf(word: string): string {
  const bare = word.replace(/[ую]$/u, "");
  const stem = unvoiced(bare.length > 3 ? bare.replace(/[ыіи]$/u, "") : bare);
  return stem.length > 3 ? stem.slice(0, -1) : stem;
}
