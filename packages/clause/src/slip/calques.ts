import type { Fault } from "../fault/fault.ts";
import type { Government } from "../government.ts";
import type { Parse } from "../parse.ts";
import { likewise } from "../word/likewise.ts";
import type { Reading } from "../word/reading.ts";
import type { Token } from "../word/token.ts";
import { changed, slip, withParticles } from "./rewrite.ts";

/** A word-for-word loan as `content/calques.yaml` holds it. */
export interface Calque {
  /** Lemmas; `@drink` is any noun of a class, `@infinitive` a verb that names what is done. */
  readonly words: readonly string[];
  /** The surface form of the first word, where its lemma alone would catch what is right. */
  readonly form?: string | undefined;
  /** Whether nothing stands between the words. */
  readonly beside?: boolean | undefined;
  /** The verb to put in place of the last word. */
  readonly instead?: string | undefined;
  /** The form to put in place of the first word. */
  readonly first?: string | undefined;
}

/** Words that may stand between two words of a loan. */
const WORDS_BETWEEN = 2;

/** Loans in a sentence; where another verb alone mends one, it is put in its place. */
export function calqueSlips(
  parse: Parse,
  calques: readonly Calque[],
  government: Government,
): Fault[] {
  const { tokens, words } = parse;
  return possibleIn(parse, calques).flatMap(({ words: loan, form, beside, instead, first }) => {
    const isAt = (at: number, which: number): boolean =>
      which === 0 && form !== undefined
        ? tokens[at]?.lower === form
        : (loan[which] === words[at]?.reading.lemma ||
            ((loan[which] ?? "").startsWith("@") &&
              /^(?:object|part|complement)$/.test(words[at]?.relation ?? "") &&
              isOfClass(words[at]?.reading, loan[which]?.slice(1) ?? "", government))) &&
          words[at]?.reading.source?.features.Voice === undefined;
    const end = (at: number, which: number): number => {
      if (which === loan.length) return at;
      for (let next = at + 1; next <= at + 1 + (beside ? 0 : WORDS_BETWEEN); next++) {
        const found = isAt(next, which) ? end(next, which + 1) : -1;
        if (found >= 0) return found;
      }
      return -1;
    };
    const start = tokens.findIndex((_, at) => isAt(at, 0) && end(at, 1) >= 0);
    if (start < 0) return [];
    const at = end(start, 1);
    // бір минут отыра алмадым: a helper is no verb of its own
    if (words.some(({ head, relation }) => head === at && relation === "helped")) return [];
    if (loan[0]?.startsWith("@") && words[start]?.head !== at) return [];
    const token = tokens[at];
    const reading = words[at]?.reading;
    if (!token || !reading || instead === undefined) return [slip(at)];
    const text = likewise({ ...reading, lemma: instead }, token.lower);
    return [
      slip(
        at,
        text === ""
          ? []
          : changed(
              tokens,
              {
                [at]: withParticles(token, text),
                ...(first !== undefined && {
                  [start]: withParticles(tokens[start] as Token, first),
                }),
              },
              "verb-stem",
              0.5,
            ),
      ),
    ];
  });
}

/** Loans by their last word, which hardly a sentence has, with their places in the list. */
const byLastWord = new WeakMap<readonly Calque[], Map<string, number[]>>();

/** The loans whose last word a sentence has, in the order of all. */
function possibleIn({ words }: Parse, calques: readonly Calque[]): readonly Calque[] {
  let index = byLastWord.get(calques);
  if (!index) {
    index = new Map();
    for (const [place, { words: loan }] of calques.entries()) {
      // A form may stand for the only word of a loan: that one is always looked for
      const key = loan.length > 1 ? (loan.at(-1) ?? "") : "";
      index.set(key, [...(index.get(key) ?? []), place]);
    }
    byLastWord.set(calques, index);
  }
  const keys = new Set(["", ...words.map(({ reading }) => reading.lemma)]);
  const places = [...keys].flatMap((key) => index.get(key) ?? []);
  return places.sort((one, other) => one - other).flatMap((place) => calques[place] ?? []);
}

/** Whether a word is of a class of nouns, or an infinitive where the class is called so. */
const isOfClass = (reading: Reading | undefined, name: string, government: Government): boolean =>
  name === "infinitive"
    ? reading?.form === "vn"
    : reading?.form === undefined && government.isOf(reading?.lemma ?? "", name);
