import type { Asked, Tools } from "../ask.ts";
import type { Language } from "../reply.ts";
import { inProperLetters, isKazakh } from "../talk/understand-talk.ts";
import { foldText, hasKazakhLetter, trimEnds, wordsOf } from "../text/fold.ts";

/** The same conversation with another message in the place of this one. */
export function asIf(message: string, asked: Asked): Asked {
  const folded = trimEnds(foldText(message));
  return {
    ...asked,
    raw: message,
    whole: message,
    spelt: message,
    folded,
    words: wordsOf(folded),
  };
}

const QUOTED = /[«“"„][^»”"“„]*[»”"“]/gu;
/** A word or two of Kazakh may be all that a learner who writes another language types. */
const FEW = 2;

/** In the language that the message is written in: a word of Kazakh in a question is no question in Kazakh. */
export function spoken(asked: Asked, tools: Tools): Asked {
  const own = asked.whole.replace(QUOTED, " ");
  const language = languageOf(own, asked, tools);
  if (language !== "kz" || hasKazakhLetter(asked.raw))
    return language === asked.language ? asked : { ...asked, language };
  // Kazakh without its letters, as it would have been typed with them
  const raw = inProperLetters(asked.raw, tools);
  const folded = inProperLetters(asked.folded, tools);
  return { ...asked, language, raw, folded, words: wordsOf(folded) };
}

function languageOf(own: string, asked: Asked, tools: Tools): Language {
  const { message = "", reply } = asked.exchange(0) ?? {};
  const before = isKazakh(message.replace(QUOTED, " "), tools) ? "kz" : reply?.language;
  // "Easier please" after a line of Kazakh is English still
  if (asked.language === "en" && /^[a-z' ]+[?!.]*$/iu.test(own)) return "en";
  if (wordsOf(own).length <= FEW) return before ?? asked.language;
  // Small words of Russian are words of Kazakh by chance
  if (isKazakh(own, tools) && (before === "kz" || asked.language === "kz")) return "kz";
  if (asked.language !== "kz") return asked.language;
  return /[a-z]{2,} [a-z]{2,}/iu.test(own) ? "en" : before === "kz" ? "kz" : "ru";
}
