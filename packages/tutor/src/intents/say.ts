import type { Asked, Draft, Intent, Tools } from "../ask.ts";
import { kz } from "../features/form-text.ts";
import { type Language, texts } from "../reply.ts";
import {
  foldText,
  hasCyrillic,
  hasKazakhLetter,
  hasLatin,
  trimEnds,
  wordsOf,
} from "../text/fold.ts";
import { toKazakh } from "../tools/translate.ts";
import { byMeaning } from "../words/find-kazakh.ts";
import { isOwnLanguage } from "../words/own-language.ts";
import { lineKey, type RememberedLine } from "../words/sentence-memory.ts";
import { describeKazakh } from "./meaning.ts";
import { showParts, showPhrases, showTranslation } from "./show-translation.ts";

const T = {
  words: texts(
    "I cannot build that whole sentence reliably, so here are its words:",
    "Надёжно построить всё предложение не могу, поэтому вот его слова:",
    "Бұл сөйлемді толық құра алмаймын, сондықтан сөздерін берейін:",
  ),
  nearest: texts(
    "The nearest phrase I know for sure:",
    "Ближайшая фраза, которую знаю точно:",
    "Анық білетін ең жақын тіркес:",
  ),
} as const;

/** Ways to ask for Kazakh, the thing asked for in the group. */
const FRAMES: readonly RegExp[] = [
  /^(?:can you |could you |please )*(?:tell me )?(?:how|what) (?:do|would|can|should|to|does)(?: one)?(?: i| you| we| they)? (?:say|write|call|express|translate|ask)(?: to someone)?:? (.+?)(?: (?:in|into|to) (?:the )?(?:kazakh|qazaq)(?: language)?)?$/u,
  /^(?:can you |could you |please )*(?:tell me )?(?:what is|what's|whats|what are|what)(?: is)? (?:the )?(?:kazakh )?(?:word|kazakh|translation|kazakh word|kazakh phrase)(?: word)? (?:for|of) (.+?)(?: in (?:the )?kazakh(?: language)?)?$/u,
  /^(?:the )?kazakh(?: word| translation)? (?:for|of) (.+)$/u,
  /^(?:please )?(?:translate|say|write)(?: this| it)? (?:in|into|to) kazakh:? (.+)$/u,
  /^(?:please )?(?:can you |could you )?(?:translate|say|write)(?: the)?(?: word| phrase| sentence)?:? (.+?)(?: (?:in|into|to) (?:the )?kazakh(?: language)?)?$/u,
  /^(?:what is|what's|whats|what are|how is|and|how about|what about) (.+?) (?:called )?in (?:the )?kazakh(?: language)?$/u,
  /^(.+?) (?:in|into|to) (?:the )?kazakh(?: language)?(?: please)?$/u,
  /^(?:а )?(?:скажи|подскажи|скажите|подскажите)?,? ?(?:пожалуйста,? )?как (?:будет|сказать|перевести|переводится|пишется|называется|говорят|говорится|спросить|попросить|правильно сказать|попрощаться|поздороваться|на казахском(?: языке)?|по-казахски|по казахски)(?: будет| сказать| называется)?(?: слово| фраза| фразу)?(?: (?:на казахский|на казахском|по-казахски|по казахски)(?: язык(?:е)?)?)?(?: будет)?(?: слово| фраза| фразу)?:? (.+?)(?: (?:на казахский|на казахском|по-казахски|по казахски|на казахском языке))?$/u,
  /^(?:пожалуйста )?(?:переведи(?:те)?|перевести|перевод|скажи(?:те)?|напиши(?:те)?)(?: мне)?(?: пожалуйста)?(?: слово| слова| фразу| предложение)?(?: (?:на казахский|на казахском|по-казахски|по казахски)(?: язык(?:е)?)?)?(?: слово| фразу)?:? (.+?)(?: (?:на казахский|на казахском|по-казахски|по казахски|казахский)(?: язык(?:е)?)?)?$/u,
  /^(?:а )?(.+?)[,-]? (?:по-казахски|по казахски|на казахском|на казахский|на казахском языке|на казахский язык)(?: как(?: будет)?| как сказать| будет)?$/u,
  /^"?(.+?)"? (?:сөзін|деген сөзді|сөйлемін|дегенді|деген сөйлемді)(?: қазақшаға| қазақ тіліне)? ?(?:аудар\p{L}*|қазақшала\p{L}*)$/u,
  /^"?(.+?)"? (?:дегенді |деген(?: сөз)? |сөзі )?(?:қазақша|казакша|qazaqsha)(?: ?-)? (?:қалай|калай|не|қалай айтылады|қалай айтамыз|қалай болады|қалай айтады|аудар|qalai)(?: болады| айтылады| айтады)?$/u,
  /^"?(.+?)"? қазақша$/u,
  /^қазақша(?:ға)?(?: аудар\p{L}*)?:? "?(.+?)"?(?: аудар\p{L}*| қалай)?$/u,
];

const SPEAKING =
  /^(?!.*(?:say|translate|how do|сказать|переведи|как будет)).*(?:speak|talk|write|read|говор|понима|чита|пиш|разговарива)\p{L}* (?:in |по-|по |на )?(?:kazakh|казахск)/u;

/** Translates into Kazakh what is asked for, or what is simply written in English or Russian. */
export const sayIntent: Intent = {
  name: "translate",
  answer(asked, tools) {
    // "speak in Kazakh" is what is said, not how it is to be said
    if (SPEAKING.test(asked.folded)) return undefined;
    for (const frame of FRAMES) {
      const target = frame.exec(asked.folded)?.[1];
      if (target === undefined) continue;
      // What stands in quotation marks is what is to be said
      const quoted = /^"?[^"]+"([^"]+)"/u.exec(asked.folded)?.[1];
      const text = original(quoted ?? target, asked);
      const said = sayInKazakh(text, asked, tools);
      if (said) return said;
    }
    return undefined;
  },
};

/** A bare word or sentence, with no question around it. */
export const bareIntent: Intent = {
  name: "translate",
  answer(asked, tools) {
    if (hasKazakhLetter(asked.folded)) return undefined;
    // "what's sister?" asks for the word
    const named =
      /^(?:what is|what are|что такое|кто такой|кто такая)(?: an?| the)? ([\p{L}-]+)$/u.exec(
        asked.folded,
      )?.[1];
    const one = named && !/^(?:this|that|it|these|это|он|она)$/.test(named) ? named : undefined;
    return sayInKazakh(one ?? asked.raw, asked, tools, true);
  },
};

/** Something near is told, and said to be no translation. */
const NONE = { text: null, sure: false, from: "bank" } as const;

/** The words as they were typed, for names and question marks. */
function original(target: string, asked: Asked): string {
  const plain = target.replace(/^["' ]+|["' ]+$/g, "");
  const at = foldText(asked.raw).indexOf(plain);
  const typed = at >= 0 ? asked.raw.slice(at, at + plain.length) : plain;
  return /\?["»”']?\s*$/.test(asked.raw) && /["«“'].*\?["»”']/.test(asked.raw)
    ? `${typed}?`
    : typed;
}

/** Says a text in Kazakh; undefined when the tutor has nothing for it. */
export function sayInKazakh(
  text: string,
  asked: Asked,
  tools: Tools,
  bare = false,
): Draft | undefined {
  const typed = text.trim();
  if (typed === "" || typed.length > 200) return undefined;
  if (hasKazakhLetter(typed)) return describeKazakh(typed, asked, tools);
  const gloss = hasCyrillic(typed) ? "ru" : "en";
  const language =
    bare && asked.language === "kz" && !hasLatin(typed) ? asked.interfaceLanguage : asked.language;
  const translation = toKazakh(typed, gloss, tools);
  if (translation) {
    const weak = translation.kind === "word" && translation.found.mended !== undefined;
    if (weak && isRatherKazakh(typed, tools)) return describeKazakh(typed, asked, tools);
    return { language, ...showTranslation(typed, translation, tools, language) };
  }
  if (isRatherKazakh(typed, tools)) return describeKazakh(typed, asked, tools);
  const parts = typed.split(/[,.;!?]+\s+/).filter((part) => /\p{L}/u.test(part));
  if (parts.length > 1) {
    const said = parts.map((part) => toKazakh(part, gloss, tools));
    if (said.every((one) => one !== undefined)) return showParts(said, language);
  }
  const near = nearestPhrase(typed, gloss, tools);
  if (near) {
    const shown = showPhrases([near], language);
    return {
      ...shown,
      text: `${T.nearest[language]}\n${shown.text}`,
      translated: NONE,
      confidence: 0.6,
      language,
    };
  }
  return byWords(typed, gloss, language, tools);
}

const isRatherKazakh = (text: string, tools: Tools): boolean => {
  if (isOwnLanguage(text, tools)) return false;
  const { known, total } = tools.reader.line(text);
  return total > 0 && known / total >= 0.6;
};

/** The phrase of the course that shares most words with a text, if it is most of both. */
function nearestPhrase(text: string, gloss: "en" | "ru", tools: Tools): RememberedLine | undefined {
  const wanted = new Set(wordsOf(lineKey(text)));
  let best: { line: RememberedLine; share: number } | undefined;
  for (const line of tools.memory.lines) {
    if (line.topic === undefined) break;
    const words = wordsOf(lineKey(line[gloss]));
    const common = words.filter((word) => wanted.has(word)).length;
    const share = common / (wanted.size + words.length - common);
    if (common >= 2 && share >= 0.6 && share > (best?.share ?? 0)) best = { line, share };
  }
  return best?.line;
}

/** Words that mean nothing by themselves. */
const CLOSED =
  /^(?:the|an|a|to|of|in|on|at|is|are|am|be|do|does|did|it|for|by|на|в|во|с|со|к|по|о|об|у|из|от|до|за|не|ли|же|бы|будет|был|была|каком|какой|какая|это|чья|чей)$/;

/** The words one by one, when the whole cannot be said. */
function byWords(
  text: string,
  gloss: "en" | "ru",
  language: Language,
  tools: Tools,
): Draft | undefined {
  const words = wordsOf(foldText(text)).filter(
    (word) => /\d/.test(word) || (word.length > 1 && !CLOSED.test(word)),
  );
  if (words.length < 2 || words.length > 20) return undefined;
  const found = words.map((word) => ({ word, headword: byMeaning(word, gloss, tools, false) }));
  const known = found.filter(({ headword }) => headword !== undefined && headword.pos !== "abbr");
  if (known.length * 2 < words.length || known.length < 2) return undefined;
  const lines = known.map(({ word, headword }) => `${trimEnds(word)} — ${headword?.lemma}`);
  return {
    text: [T.words[language], ...lines].join("\n"),
    kazakh: known.map(({ headword }) => kz(headword?.lemma ?? "", headword?.lemma)),
    translated: NONE,
    confidence: 0.4,
    language,
  };
}
