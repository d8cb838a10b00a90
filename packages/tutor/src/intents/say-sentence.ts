import type { RuleIntent } from "../ask.ts";
import { hasCyrillic, wordsOf } from "../text/fold.ts";
import { toKazakh } from "../tools/translate.ts";
import { isClosed, isOwnLanguage } from "../words/own-language.ts";
import { asTyped } from "./as-typed.ts";
import { sayInKazakh } from "./say.ts";

const FEWEST = 2;
/** «… что купил два кило»: who speaks tells of himself. */
const DONE = /^(?:не )?\p{L}+(?:л|ла|лся|лась)(?!\p{L})/u;

/** A sentence that is to be said and can be: it is surer than any word of it that another rule knows. */
export const saySentenceIntent: RuleIntent = {
  name: "translate",
  answer(asked, tools) {
    const { said = "", that } =
      tools.patterns.one("say-sentence.how-to-say").exec(asked.folded)?.groups ?? {};
    const language = hasCyrillic(said) ? "ru" : "en";
    const words = wordsOf(said);
    const isOfGrammar =
      tools.patterns.one("say-sentence.open").test(said) ||
      words.every((word) => isClosed(word, language));
    const isOfSpeaker = that !== undefined && DONE.test(said);
    if (words.length < FEWEST && !isOfSpeaker) return undefined;
    if (isOfGrammar || !isOwnLanguage(said, tools)) return undefined;
    const typed = asTyped(said, asked, tools);
    const text = isOfSpeaker ? `я ${typed}` : typed;
    const kazakh = toKazakh(text, language, tools);
    return kazakh && kazakh.kind !== "word" ? sayInKazakh(text, asked, tools) : undefined;
  },
};
