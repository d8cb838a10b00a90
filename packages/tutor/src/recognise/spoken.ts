import type { Asked, Tools } from "../ask.ts";
import type { Language } from "../reply.ts";
import { inProperLetters, isKazakh } from "../talk/understand-talk.ts";
import { hasKazakhLetter, wordsOf } from "../text/fold.ts";

/** What is asked about may be of another language. */
const QUOTED = /[«“"„][^»”"“„]*[»”"“]/gu;

/** Whether a message is in Kazakh, whatever it quotes. */
export const isSpokenInKazakh = ({ whole }: Asked, tools: Tools): boolean =>
  isKazakh(whole.replace(QUOTED, " "), tools);

/** A message to be answered in the language it is written in, its Kazakh in proper letters. */
export function inItsLanguage(asked: Asked, tools: Tools): Asked {
  if (!isSpokenInKazakh(asked, tools)) return { ...asked, language: spokenIn(asked) };
  return { ...asked, ...inLetters(asked, tools), language: "kz" };
}

/** A message in Kazakh that was typed without its letters, with them; undefined where it has them, or is of another language. */
export function inProperKazakh(asked: Asked, tools: Tools): Asked | undefined {
  if (hasKazakhLetter(asked.raw) || !isSpokenInKazakh(asked, tools)) return undefined;
  return { ...asked, ...inLetters(asked, tools), language: "kz" };
}

/** A message in Kazakh as it would have been typed in its proper letters. */
const inLetters = ({ raw, spelt, folded }: Asked, tools: Tools): Partial<Asked> =>
  hasKazakhLetter(raw)
    ? {}
    : {
        raw: inProperLetters(raw, tools),
        whole: spelt,
        folded: inProperLetters(folded, tools),
        words: wordsOf(inProperLetters(folded, tools)),
      };

/** A word of Kazakh in a question is no question in Kazakh. */
function spokenIn({ whole, language }: Asked): Language {
  if (language !== "kz") return language;
  return /[a-z]{2,} [a-z]{2,}/i.test(whole) ? "en" : "ru";
}
