import type { Asked, Tools } from "../../ask.ts";
import type { Language } from "../../reply.ts";
import { isReadable } from "../../text/chat-spelling.ts";
import { foldText, hasCyrillic, hasKazakhLetter, wordsOf } from "../../text/fold.ts";
import { isOwnLanguage } from "../../words/own-language.ts";
import { isKazakhPhrase, listedIn } from "./listed.ts";
import { QUOTED } from "./quoted.ts";
import { CASE_NAMED } from "./word-and-case.ts";

/** Words and phrases of Kazakh in a question, in the order they stand in: quoted, or one by one. */
export function comparedWords(asked: Asked, tools: Tools): string[] {
  const { raw, language } = asked;
  // «үшін … оба же «для»»: a word of the question's own language stands in quotation marks, too
  const quoted = [...raw.matchAll(QUOTED)]
    .map(([, text]) => foldText(text ?? ""))
    .filter((text) => isKazakhPhrase(text, tools) || !isOwnLanguage(text, tools));
  const listed = quoted.length > 1 ? [] : listedIn(asked, tools);
  if (listed.length > 1) return listed;
  const found =
    quoted.length > 1 || (quoted.length > 0 && CASE_NAMED.test(asked.folded))
      ? quoted
      : wordsOf(foldText(raw)).filter((word) => isExample(word, language, tools));
  return [...new Set(found)];
}

/** A word of Kazakh in a question that is asked in another language. */
function isExample(word: string, language: Language, tools: Tools): boolean {
  if (!hasCyrillic(word) || language === "kz") return false;
  if (language === "en") return word.length > 1 || tools.reader.spell(word) !== undefined;
  return (
    hasKazakhLetter(word) ||
    ((word.length > 3 || (word.length === 3 && tools.glossary.senses(word).length > 0)) &&
      isReadable(word) &&
      !isOwnLanguage(word, tools))
  );
}
