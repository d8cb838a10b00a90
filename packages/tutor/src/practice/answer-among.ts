import type { Asked, Tools } from "../ask.ts";
import { foldText, hasCyrillic, hasKazakhLetter, hasLatin } from "../text/fold.ts";
import { isWordOf } from "../words/own-language.ts";

/** Longer messages tell or ask something of their own. */
const MOST_WORDS = 9;
/** What is asked of a word is no answer. */
const ASKS =
  /(?<!\p{L})(?:why|how|mean|means|say|use|explain|difference|or|what|about|so|for|if|then|почему|как|значит|зачем|откуда|объясни\p{L}*|или|если|тогда|а что|неге|қалай|деген|ал)(?!\p{L})/u;
/** What one says while thinking. */
const THINKING = /^(?:h+m+|u+m+|u+h+|e+r+|o+h+|а+х?|э+м*|м+|хм+|ой|ну+|так+)$/u;

/**
 * The Kazakh of a message whose other words are the learner's own and only speak about it: "hmm is it қол? not sure",
 * «наверное, кітаптар». Undefined where there is none, where it is not one piece, or where something is asked.
 */
export function answerAmong({ raw }: Pick<Asked, "raw">, tools: Tools): string | undefined {
  const folded = foldText(raw);
  const words = [...folded.matchAll(/[\p{L}'’-]+/gu)].map(([word]) => word);
  if (words.length < 2 || words.length > MOST_WORDS || ASKS.test(folded)) return undefined;
  const isForeign = hasLatin(folded);
  const isKazakh = words.map((word) => !THINKING.test(word) && isOfKazakh(word, isForeign, tools));
  const first = isKazakh.indexOf(true);
  const last = isKazakh.lastIndexOf(true);
  if (first < 0 || isKazakh.slice(first, last + 1).includes(false)) return undefined;
  const isAlone = first === 0 && last === words.length - 1;
  return isAlone ? undefined : words.slice(first, last + 1).join(" ");
}

/** In a message in Latin letters whatever is written in Cyrillic is Kazakh. */
function isOfKazakh(word: string, isForeign: boolean, tools: Tools): boolean {
  if (hasKazakhLetter(word)) return true;
  if (isForeign) return hasCyrillic(word);
  return hasCyrillic(word) && !isWordOf(word, "ru", tools) && tools.reader.read(word) !== undefined;
}
