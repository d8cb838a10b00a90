import type { RuleIntent } from "../ask.ts";
import { hasCyrillic, wordsOf } from "../text/fold.ts";
import { toKazakh } from "../tools/translate.ts";
import { isClosed, isOwnLanguage } from "../words/own-language.ts";
import { asTyped } from "./as-typed.ts";
import { sayInKazakh } from "./say.ts";

/** "How do I politely say …", «как вежливо сказать, что …»: a sentence is named, and nothing else is asked. */
const HOW_TO_SAY =
  /^(?:(?:so|and|but|ok|а|и|ну) )*(?:how (?:do|can|would|should|could) (?:i|you|we|one)(?: \p{L}+ly| best)* say(?: that)?|как (?:мне |лучше |правильно |вежливо |коротко )*сказать,?(?<that> что)?) (?<said>.+)$/u;
const FEWEST = 2;
/** What names no sentence but a construction: "that I can do something". */
const OPEN =
  /["«“]|(?<!\p{L})(?:something|someone|somebody|somewhere|what|which|что-то|кто-то|кому-то|куда-то|что-нибудь|кто-нибудь|какая|какой)(?!\p{L})/u;
/** «… что купил два кило»: who speaks tells of himself. */
const DONE = /^(?:не )?\p{L}+(?:л|ла|лся|лась)(?!\p{L})/u;

/** A sentence that is to be said and can be: it is surer than any word of it that another rule knows. */
export const saySentenceIntent: RuleIntent = {
  name: "translate",
  answer(asked, tools) {
    const { said = "", that } = HOW_TO_SAY.exec(asked.folded)?.groups ?? {};
    const language = hasCyrillic(said) ? "ru" : "en";
    const words = wordsOf(said);
    const isOfGrammar = OPEN.test(said) || words.every((word) => isClosed(word, language));
    const isOfSpeaker = that !== undefined && DONE.test(said);
    if (words.length < FEWEST && !isOfSpeaker) return undefined;
    if (isOfGrammar || !isOwnLanguage(said, tools)) return undefined;
    const typed = asTyped(said, asked);
    const text = isOfSpeaker ? `я ${typed}` : typed;
    const kazakh = toKazakh(text, language, tools);
    return kazakh && kazakh.kind !== "word" ? sayInKazakh(text, asked, tools) : undefined;
  },
};
