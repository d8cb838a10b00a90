import type { Asked, Tools } from "../../ask.ts";
import { labelOf, wishOf } from "../../features/label.ts";
import { labelFrom } from "../../features/label-from-suffixes.ts";
import { readWish, type Wish } from "../../features/wish.ts";
import { knownReadings } from "../../text/chat-spelling.ts";
import { foldText, wordsOf } from "../../text/fold.ts";
import { findHeadword } from "../../words/find-kazakh.ts";
import type { RememberedLine } from "../../words/sentence-memory.ts";

/** A word and the form of it that sentences are asked for with. */
export interface FormOfWord {
  readonly lemma: string;
  readonly pos: string;
  readonly wish: Wish;
  readonly holds: (line: RememberedLine) => boolean;
}

/** Letters that a form begins with as its word does. */
const BEGINNING = 2;
const ASKED = ["case", "plural", "owner"] as const;

/** "Үй in the ablative", «кітап в дательном падеже»: the word, and whether a line has it in that form. */
export function formOfWord(
  about: string,
  { language }: Asked,
  tools: Tools,
): FormOfWord | undefined {
  const { wish, rest, found } = readWish(about);
  const word = wordsOf(rest)
    .map((one) => (isHeadword(one, tools) ? findHeadword(one, language, tools) : undefined))
    .find((one) => one !== undefined);
  if (found === 0 || !word || word.pos === "v") return undefined;
  const { pos } = word;
  const lemma = word.lemma.toLowerCase();
  if (labelOf(pos, wish) === undefined) return undefined;
  const fits = (typed: string): boolean =>
    knownReadings(typed)
      .slice(0, 2)
      .some((one) => {
        const label = labelFrom(one.suffixes.map(({ id }) => id));
        return one.lemma === lemma && label !== undefined && isWished(wishOf(label), wish);
      });
  return {
    lemma,
    pos,
    wish,
    holds: ({ kz }) =>
      wordsOf(foldText(kz)).some((one) => one.startsWith(lemma.slice(0, BEGINNING)) && fits(one)),
  };
}

const isHeadword = (word: string, { glossary }: Tools): boolean =>
  glossary.senses(word).some(({ pos }) => pos !== "name-person");

/** Whether a form has all that is wished for; what is not wished for may be as it is. */
const isWished = (has: Wish, wish: Wish): boolean =>
  ASKED.every((name) => wish[name] === undefined || wish[name] === has[name]);
