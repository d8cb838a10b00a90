import { sentencesOf } from "@tilashar/clause";
import type { Tools } from "../ask.ts";
import { foldText, hasCyrillic, hasKazakhLetter, hasLatin, wordsOf } from "../text/fold.ts";
import { isWordOf } from "../words/own-language.ts";

/** The Kazakh that somebody was sent, heard or saw, whole, with what the learner says around it. */
export interface PastedKazakh {
  readonly sentences: readonly string[];
  /** The message without it, folded. */
  readonly frame: string;
}

/** All Kazakh of a message that tells where it is from or asks what it says; undefined where it is brought for something else. */
export function pastedKazakh(raw: string, tools: Tools): PastedKazakh | undefined {
  const text = inQuotes(raw, tools) ?? afterColon(raw, tools) ?? amongEnglish(raw);
  if (text === undefined) return undefined;
  const frame = foldText(text.parts.reduce((rest, part) => rest.replace(part, " "), raw));
  if (OF_LANGUAGE.test(frame) || !(BROUGHT.test(frame) || ASKED_WHOLE.test(frame)))
    return undefined;
  const sentences = text.parts.flatMap((part) => sentencesOf(part));
  const isBrought = BROUGHT.test(frame) && wordsOf(sentences[0] ?? "").length >= SHORTEST;
  return sentences.length > 1 || isBrought ? { sentences, frame } : undefined;
}

/** Words of a single sentence that somebody wrote and that is read as a text; fewer are a turn of speech. */
const SHORTEST = 4;

/** Where it comes from. */
const BROUGHT =
  /(?<!\p{L})(?:wrote|writes|texted|texts|text|sent|sends|messaged?|messages|says|said|told|sign|notice|poster|chat|comments?|commented|sms|whatsapp|note|letter|email|got this|posted|announcement|написал\p{L}*|пишет|пишут|прислал\p{L}*|отправил\p{L}*|скинул\p{L}*|пришл\p{L}+|сказал\p{L}*|говорит|чат\p{L}*|объявлени\p{L}*|вывеск\p{L}*|табличк\p{L}*|смс\p{L}*|сообщени\p{L}*|коммент\p{L}*|записк\p{L}*|письм\p{L}*|надпис\p{L}*|жазды|жазыпты|жіберді|жіберіпті|айтты|хат|хабарлама)(?!\p{L})/u;
/** What is asked of all of it. */
const ASKED_WHOLE =
  /(?:do|does|did) (?:he|she|they|it|this|that) (?:want|mean|say)|what(?:'s| is|s) (?:this|that|it|he|she) (?:about|saying|say)|what (?:it|this|that) (?:says|means)|(?<!\p{L})(?:what is this|whats this|что это|это что|это о чем|о чем|что тут|что здесь|не айтып|не дегені|мағынасы|аудармасын)(?!\p{L})|(?:чего|что) (?:он|она|они|ему|ей|им) (?:хо[чт]|над)|translate|переве|перевод|translation|аудар|(?:is|are) (?:he|she|they) (?:angry|cross|upset|mad|offended|rude)|(?:он|она|они) (?:\p{L}+ )?(?:обиде|обиж|серди|злит|руга|хам|груб)/u;
/** It is brought for its Kazakh: to be checked, compared, explained or put into another form. */
const OF_LANGUAGE =
  /(?<!\p{L})(?:is (?:this|it|that) (?:right|correct|ok|okay|good)|correct|mistakes?|check|grammar|suffix\p{L}*|ending|endings|case|difference|why|how come|which|when do|should i (?:say|write)|can i (?:say|write)|my teacher|i wrote|i said|правильно|ошибк\p{L}*|проверь\p{L}*|исправь\p{L}*|почему|зачем|окончани\p{L}*|суффикс\p{L}*|падеж\p{L}*|разниц\p{L}*|отлича\p{L}*|я написал\p{L}*|я сказал\p{L}*|дұрыс|қате\p{L}*|тексер\p{L}*|айырма\p{L}*|неге|жалғау\p{L}*|exercise|упражнени\p{L}*|fill in|вставь\p{L}*|into kazakh|in kazakh|по-казахски|на казахск\p{L}+|қазақша\p{L}*)(?!\p{L})/u;

interface Found {
  /** The stretches as they were typed. */
  readonly parts: readonly string[];
}

const QUOTED = /[«“"„]([^»”"“]{2,400})[»”"“]/gu;

/** «…» «…»: everything that is quoted, where all of it is Kazakh. */
function inQuotes(raw: string, tools: Tools): Found | undefined {
  const parts = [...raw.matchAll(QUOTED)].map(([, text]) => (text ?? "").trim());
  const isKazakh = parts.length > 0 && parts.every((part) => isOfKazakh(part, tools));
  return isKazakh ? { parts } : undefined;
}

/** "She texted: … . … ? what does she want": the sentences after a colon as long as they are Kazakh. */
function afterColon(raw: string, tools: Tools): Found | undefined {
  const after = /^[^:]{2,80}:\s*(\P{L}*\p{Script=Cyrillic}.*)$/su.exec(raw)?.[1];
  const sentences = after === undefined ? [] : sentencesOf(after);
  const end = sentences.findIndex((one) => !isOfKazakh(one, tools));
  const parts = end < 0 ? sentences : sentences.slice(0, end);
  return parts.length > 0 ? { parts } : undefined;
}

/** In an English message: from the first word in Kazakh letters to the last one before English goes on. */
function amongEnglish(raw: string): Found | undefined {
  if (!hasLatin(raw)) return undefined;
  const [longest = "", ...others] = [
    ...raw.matchAll(/\p{Script=Cyrillic}[\p{Script=Cyrillic}\d\s.,!?…:;()—–-]*[.!?…]?/gu),
  ]
    .map(([text]) => text.trim())
    .toSorted((a, b) => b.length - a.length);
  return longest.includes(" ") && others.length === 0 ? { parts: [longest] } : undefined;
}

/** Whether more than half of the words are Kazakh. */
function isOfKazakh(text: string, tools: Tools): boolean {
  const words = wordsOf(foldText(text));
  const kazakh = words.filter(
    (word) =>
      hasCyrillic(word) &&
      (hasKazakhLetter(word) ||
        (!isWordOf(word, "ru", tools) && tools.reader.spell(word) !== undefined)),
  );
  return kazakh.length * 2 > words.length;
}
