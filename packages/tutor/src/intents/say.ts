import type { Asked, Draft, RuleIntent, Tools } from "../ask.ts";
import { kz } from "../features/form-text.ts";
import type { Language } from "../reply.ts";
import {
  foldText,
  hasCyrillic,
  hasKazakhLetter,
  hasLatin,
  trimEnds,
  wordsOf,
} from "../text/fold.ts";
import { mendWords } from "../text/misspelt-words.ts";
import { textOf, toKazakh } from "../tools/translate.ts";
import { idiomIn } from "../translation/idiom.ts";
import { phraseIn, saidToSomebody, toFriend } from "../translation/to-somebody.ts";
import { isOwnLanguage, isWordOf } from "../words/own-language.ts";
import { abstention } from "./abstention.ts";
import { asTyped } from "./as-typed.ts";
import { askingFor } from "./asking-for.ts";
import { describeKazakh } from "./meaning.ts";
import { behindColon } from "./plainly-to-say.ts";
import { showIdiom, showParts, showPhrases, showTranslation } from "./show-translation.ts";

/** Ways to ask for Kazakh, the thing asked for in the group. */
const FRAMES: readonly RegExp[] = [
  // "How do I tell her we will be late", «как сказать маме, что я опоздаю»: what is told, where it names nobody who hears it
  /^(?:and |so |ok )*(?:how|what) (?:do|would|can|could|should) (?:i|you|we) (?:tell|text|write to|let) (?:him|her|them|someone|somebody|people|(?:my|the|a) \p{L}+)(?: know)?(?: politely| nicely)?,? (?:that )?(?!to |about |in |how |what |where |when |why |the truth|no$|yes$|not to )(?!.*(?:^| )(?:he|she|they|him|her|his|them|their)(?:'|$| ))(.+?)(?:,? (?:thanks|nicely|politely|please|in (?:the )?kazakh))*$/u,
  /^(?:а |ну |и |подскажи\p{L}* )*как (?:мне |лучше |правильно |вежливо |по-казахски |на казахском )*(?:сказать|передать|написать|объяснить|сообщить|ответить)(?: (?:ему|ей|им|маме|папе|другу|подруге|другим|начальнику|врачу|учителю|соседу|соседке|кому-то|человеку|людям))?(?: по-казахски| на казахском)?,? что (?=\p{L}+ )(?!.*(?:^| )(?:он|она|они|его|ее|их|ему|ей|им)(?: |$))(.+?)(?: по-казахски| на казахском)?$/u,
  // What stands after a colon is to be said as it is, "казахский язык" at its end too
  /^[^:]*(?:translate|say|write|перев\p{L}+|скажи\p{L}*|напиши\p{L}*|как будет|как сказать|аудар\p{L}*)[^:]*: (.+)$/u,
  /^(?:and |so |but |ok )?(?:can you |could you |please )*(?:tell me )?(?:how|what) (?:do|would|can|should|to|does)(?: one)?(?: i| you| we| they)?(?: politely| nicely| kindly| quickly| simply| correctly| properly| best)* (?:say|write|spell|call|express|translate|ask)(?: to someone)?(?: that(?= (?:i|you|he|she|it|we|they|my|your|his|her|our|their|the) ))?:? (.+?)(?: (?:in|into|to) (?:the )?(?:kazakh|qazaq)(?: language)?)?$/u,
  /^(?:can you |could you |please )*(?:tell me )?(?:what is|what's|whats|what are|what)(?: is)? (?:the )?(?:kazakh )?(?:word|kazakh|translation|kazakh word|kazakh phrase)(?: word)? (?:for|of) (.+?)(?: in (?:the )?kazakh(?: language)?)?$/u,
  /^(?:the )?(?:(?:kazakh(?: word| translation)?)|word|translation) (?:for|of) (.+?)(?: please)?$/u,
  // "Is there a way to say …", "what's the formal way to say …"
  /^(?:is there |are there |what is |what's |whats |what are |tell me |give me |do you have )?(?:an?|the|any|some)? ?(?:kazakh |good |nice |common |natural |usual |best |right |proper |correct |polite |formal )*(?:way|ways|phrase|phrases|expression|expressions|word)(?: in kazakh)? (?:to|for|of) (?:say|saying|express|expressing) (.+?)(?: in (?:the )?kazakh(?: language)?)?$/u,
  /^(?:(?:and|so|ok|but|then) )*how (?:do|can|should|would) i (?:answer|reply|respond)(?: to (?:him|her|them|that|this|it))?[:,-] ?(.+)$/u,
  /^(?:а |и |ну )*(?:как|что) (?:мне )?(?:ответить|написать в ответ)(?: (?:ему|ей|им|на это))?[:,-] ?(.+)$/u,
  /^(?:and |so |ok |what about |how about |is there |do you have |do you know )+(?:an? |the |any )?(?:kazakh )?word for (.+)$/u,
  /^(?:есть ли |какое есть |как есть )?(?:в казахском |по-казахски )?(?:выражение|слово|фраза|способ) (?:сказать|для|чтобы сказать) (.+?)(?: (?:по-казахски|на казахском))?$/u,
  // Kazakh in Latin or Cyrillic letters around what is to be said
  /^(?:qalai|qalay|kalai|kalay|қалай|калай) (?:aitamyn|aitamin|aitamiz|aitam|aytam|aytamyn|aitady|aitylady|айтамын|айтамыз|айтам|айтады|айтылады|айтуға болады|айтады екен) ["']?(.+?)["']?$/u,
  /^["']?(.+?)["']? (?:degendi |дегенді |(?:деген )?(?:сөзді |)?)?(?:qalai|qalay|kalai|kalay|қалай|калай) (?:aitamyn|aitamin|aitamiz|aitam|aytam|aytamyn|aitady|aitylady|айтамын|айтамыз|айтам|айтады|айтылады|айтуға болады)(?: (?:qazaqsha|kazaksha|қазақша))?$/u,
  /^(?:please )?(?:translate|say|write)(?: this| it)? (?:in|into|to) kazakh:? (.+)$/u,
  /^(?:please )?(?:can you |could you )?(?:translate|say|write)(?: the)?(?: word| phrase| sentence)?:? (.+?)(?: (?:in|into|to) (?:the )?kazakh(?: language)?)?$/u,
  /^(?:what is|what's|whats|what are|how is|and|how about|what about) (.+?) (?:called )?in (?:the )?kazakh(?: language)?$/u,
  /^(.+?) (?:in|into|to) (?:the )?kazakh(?: language)?(?: please)?$/u,
  /^(?:а )?(?:скажи|подскажи|скажите|подскажите)?,? ?(?:пожалуйста,? )?как (?:будет|сказать|перевести|переводится|пишется|называется|говорят|говорится|спросить|попросить|правильно сказать|попрощаться|поздороваться|на казахском(?: языке)?|по-казахски|по казахски)(?: будет| сказать| называется)?(?: слово| фраза| фразу)?(?: (?:на казахский|на казахском|по-казахски|по казахски)(?: язык(?:е)?)?)?(?: будет)?(?: слово| фраза| фразу)?:? (.+?)(?: (?:на казахский|на казахском|по-казахски|по казахски|на казахском языке))?$/u,
  /^(?:пожалуйста )?(?:переведи(?:те)?|перевести|перевод|скажи(?:те)?|напиши(?:те)?)(?: мне)?(?: пожалуйста)?(?: слово| слова| фразу| предложение)?(?: (?:на казахский|на казахском|по-казахски|по казахски)(?: язык(?:е)?)?)?(?: слово| фразу)?:? (.+?)(?: (?:на казахский|на казахском|по-казахски|по казахски|казахский)(?: язык(?:е)?)?)?$/u,
  /^(?:а )?(.+?)[,-]? (?:по-казахски|по казахски|на казахском|на казахский|на казахском языке|на казахский язык)(?: как(?: будет)?| как сказать| будет)?$/u,
  /^(.+?)[?.!,]* (?:how (?:do|would|can|should) (?:i|you|we|one) say (?:that|this|it)|how to say (?:that|this|it)|how is (?:that|this|it) said|как (?:это|так) (?:будет|сказать|говорится|говорят))(?: (?:in kazakh|по-казахски|на казахском))?( to (?:my|a|the|his|her) \p{L}+)?$/u,
  /^"?(.+?)"? (?:сөзін|деген сөзді|сөйлемін|дегенді|деген сөйлемді)(?: қазақшаға| қазақ тіліне)? ?(?:аудар\p{L}*|қазақшала\p{L}*)$/u,
  /^"?(.+?)"? (?:дегенді |деген(?: сөз)? |сөзі )?(?:қазақша|казакша|qazaqsha)(?: ?-)? (?:қалай|калай|не|қалай айтылады|қалай айтамыз|қалай болады|қалай айтады|аудар|qalai)(?: болады| айтылады| айтады)?$/u,
  /^"?(.+?)"? қазақша$/u,
  // «Қазақша үйренгім келеді» asks for no translation
  /^қазақша(?:ға)?(?: аудар\p{L}*:?|:) "?(.+?)"?$/u,
  /^қазақша(?:ға)? "?(.+?)"? (?:аудар\p{L}*|қалай)$/u,
];

const SPEAKING =
  /^(?!.*(?:say|translate|how do|сказать|переведи|как будет)).*(?:speak|talk|write|read|говор|понима|чита|пиш|разговарива)\p{L}* (?:in |по-|по |на )?(?:kazakh|казахск)/u;

/** What "how do you say …" and the like ask for, as it stands in the folded message. */
export function askedFor(folded: string): string | undefined {
  for (const frame of FRAMES) {
    const target = frame.exec(folded)?.[1];
    if (target !== undefined) return target;
  }
  return undefined;
}

/** "How do I order coffee?" asks how to ask for it. */
const ORDERED =
  /^(?:so |and |ok )?how (?:do|can|would|should|to) (?:i |you |we |one )?(?:politely )?(?:order|ask for|get) (?:an? |some |the )?(.+?)(?: politely)?(?: in kazakh)?$|^(?:а |и )?как (?:мне |по-казахски |на казахском |вежливо )*(?:заказать|попросить) (.+?)(?: по-казахски| на казахском)?$/u;
/** Where it is asked for: "… at the café", «… на базаре». */
const WHERE = /,? (?:at|in|on|from) (?:the |a |an )?\p{L}+$|,? (?:в|на|у) \p{L}+$/u;

/** "Make “close the door” polite", «сделай "закрой дверь" вежливым». */
const MADE_POLITE =
  /^(?:(?:so|and|now|ok|please|а|и|ну|теперь) )*(?:make|say|turn|put|сделай|скажи|переделай) "([^"]+)" (?:more |into |in |a |to be |по)?(?:polite|вежлив)\p{L}*(?: (?:form|way|request|in kazakh|по-казахски))?$/u;

/** Translates into Kazakh what is asked for, or what is simply written in English or Russian. */
export const sayIntent: RuleIntent = {
  name: "translate",
  answer(asked, tools) {
    // "speak in Kazakh" is what is said, not how it is to be said
    if (SPEAKING.test(asked.folded)) return undefined;
    const wanted = ORDERED.exec(asked.folded)?.slice(1).find(Boolean);
    if (wanted !== undefined && !/^(?:it|this|that|this or that|это)$/.test(wanted)) {
      const thing = wanted.replace(WHERE, "");
      const isRussian = hasCyrillic(wanted);
      const order = isRussian ? `Дайте, пожалуйста, ${thing}` : `Please give me ${thing}`;
      if (toKazakh(order, isRussian ? "ru" : "en", tools)) return sayInKazakh(order, asked, tools);
    }
    const politely = MADE_POLITE.exec(asked.folded)?.[1];
    if (politely !== undefined) {
      const please = hasCyrillic(politely) ? `пожалуйста, ${politely}` : `please ${politely}`;
      const said = sayInKazakh(please, asked, tools);
      if (said) return said;
    }
    for (const frame of FRAMES) {
      const [, told, toWhom = ""] = frame.exec(asked.folded) ?? [];
      if (told === undefined) continue;
      const target = told
        .replace(/^(?:the )?word (?:for|of) /u, "")
        .replace(/^(["'].+["']) to (?:someone|somebody|people|anyone|a person|them)$/u, "$1");
      // What stands in quotation marks is what is to be said
      const quoted = /^"?[^"]+"([^"]+)"/u.exec(asked.folded)?.[1];
      const text = asTyped(quoted ?? target, asked) + toWhom;
      const said = sayInKazakh(text, asked, tools);
      if (said) return said;
    }
    return undefined;
  },
};

/** "and “we went”?" goes on from what was said before. */
const ANOTHER =
  /^(?:and|and how about|what about|how about|а|а как|а как будет|а как сказать) "([^"]+)"(?:[?.!]*|, (?:like|meaning|as in|as if|то есть|типа|в смысле) .+)$/u;

/** "How would a Kazakh say “…”", "“…” Kazakh?": a whole sentence in quotation marks with nothing else asked of it. */
const SENTENCE_ASKED =
  /^(?:(?:so|and|but|ok|please|hi|hello|а|и|скажи\p{L}*|подскажи\p{L}*|пожалуйста)[, ]+)*(?:(?:how|what) (?:do|does|would|can|could|should|is|to)(?: an? | the | )?[\p{L} ]{0,24}?(?:say|tell|put|express|write|translate|way to say)(?: an? \p{L}+)?(?: to \p{L}+)?(?: in (?:kazakh|qazaq))?|what(?:'s| is)(?: the)?(?: \p{L}+)? (?:kazakh|way to say)(?: (?:for|of))?|translate|как (?:по-казахски |на казахском |будет |правильно )*(?:сказать|будет|говорят|скажет казах)?(?: по-казахски| на казахском)?|переведи\p{L}*|по-казахски):?$/u;
const KAZAKH_ASKED =
  /^,? ?(?:in |into |to |по-|на )?(?:kazakh|qazaq(?:sha)?|казахски|казахский|казахском)(?: please| pls|, пожалуйста)?$/u;

/** What stands in quotation marks, where the words around it only ask for its Kazakh. */
function sentenceAsked({ raw }: Asked): string | undefined {
  const [, before = "", quoted = "", after = ""] =
    /^([^"«“„]*)["«“„]([^"»”“]+)["»”“]([^"«“„]*)$/u.exec(raw.trim()) ?? [];
  const [head, tail] = [before, after].map((one) => trimEnds(foldText(one)).trim());
  if (wordsOf(foldText(quoted)).length < 3 || hasKazakhLetter(quoted)) return undefined;
  const isAsked = SENTENCE_ASKED.test(head ?? "") && (tail === "" || KAZAKH_ASKED.test(tail ?? ""));
  return isAsked || (head === "" && KAZAKH_ASKED.test(tail ?? "")) ? quoted : undefined;
}

const PRONOUN =
  /^(?:i|you|he|she|it|we|they|my|your|his|her|our|their|я|ты|вы|он|она|мы|они|мой|моя|твой|твоя|ваш|ваша|его|ее|наш|наша|их)$/u;

/** The same where it is asked for in so many words. */
export const plainSayIntent: RuleIntent = {
  name: "translate",
  answer(asked, tools) {
    const wanted = ORDERED.exec(asked.folded)?.slice(1).find(Boolean);
    const phrases = wanted === undefined ? [] : askingFor(wanted.replace(WHERE, ""), tools);
    if (phrases.length > 0) return showPhrases(phrases, asked.language, tools);
    const another = ANOTHER.exec(foldText(asked.raw))?.[1];
    // "And “he”?" is about the sentence said before
    if (another !== undefined && !hasKazakhLetter(another) && !PRONOUN.test(another))
      return sayInKazakh(another, asked, tools);
    const quoted = sentenceAsked(asked);
    if (quoted !== undefined && isOwnLanguage(quoted, tools))
      return sayInKazakh(quoted, asked, tools);
    const text = behindColon(asked);
    return text === undefined ? undefined : sayInKazakh(text, asked, tools);
  },
};

/** "My son leaves tomorrow. What do Kazakhs say to somebody …": asked of the tutor, and nothing to be put into Kazakh. */
const ASKS_TUTOR =
  /(?<!\p{L})(?:(?:what|how) (?:do|does|would) (?:kazakhs?|people|one|they|you) (?:say|answer|reply|call|wish)|(?:что|как) (?:у )?(?:казах\p{L}* )?(?:говорят|отвечают|желают|принято говорить))(?!\p{L})/u;

/** A bare word or sentence, with no question around it. */
export const bareIntent: RuleIntent = {
  name: "translate",
  answer(asked, tools) {
    if (hasKazakhLetter(asked.folded) || ASKS_TUTOR.test(asked.folded)) return undefined;
    // "what's sister?" asks for the word
    const named =
      /^(?:what is|what are|что такое|кто такой|кто такая)(?: an?| the)? "?([\p{L}-]+)"?$/u.exec(
        asked.folded,
      )?.[1];
    const one = named && !/^(?:this|that|it|these|это|он|она)$/.test(named) ? named : undefined;
    return sayInKazakh(one ?? asked.raw, asked, tools, true);
  },
};

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
  const toWhom = saidToSomebody(typed);
  const greeting = toWhom && phraseIn(toWhom.close ? "sen" : "siz", toWhom.said, tools);
  if (greeting) return withSource(showPhrases([greeting], asked.language, tools), toWhom.said);
  const language =
    bare && asked.language === "kz" && !hasLatin(typed) ? asked.interfaceLanguage : asked.language;
  const translation = toKazakh(typed, gloss, tools) ?? ofSelf(typed, gloss, tools);
  if (translation?.kind !== "word" || translation.found.mended !== undefined) {
    const picture = translation ? undefined : idiomIn(typed, gloss, tools);
    if (picture) return { language, ...showIdiom(picture.idiom, false, language, tools) };
    const told = translation ? undefined : toldOtherwise(typed, gloss, language, tools);
    if (told) return told;
  }
  if (translation) {
    const weak = translation.kind === "word" && translation.found.mended !== undefined;
    if (weak && isRatherKazakh(typed, tools)) return describeKazakh(typed, asked, tools);
    return withSource({ language, ...showTranslation(typed, translation, tools, language) }, typed);
  }
  if (isRatherKazakh(typed, tools)) return describeKazakh(typed, asked, tools);
  const parts = partsOf(typed);
  if (parts.length > 1) {
    const said = parts.map((part) => toKazakh(part, gloss, tools));
    if (said.every((one) => one !== undefined)) return showParts(said, language);
  }
  return abstention(typed, gloss, language, tools, bare);
}

/** «Соскучилась», "running late": what stands without who does it is said of oneself. */
function ofSelf(typed: string, gloss: "en" | "ru", tools: Tools): ReturnType<typeof toKazakh> {
  const [first = "", ...more] = wordsOf(foldText(typed));
  const isDone = gloss === "ru" && /(?:л|ла|лся|лась)$/u.test(first) && more.length < 4;
  const isGoing = gloss === "en" && /^\p{L}{2,}ing$/u.test(first) && more.length < 4;
  if (isDone) return toKazakh(`Я ${typed}`, gloss, tools);
  return isGoing ? toKazakh(`I am ${typed}`, gloss, tools) : undefined;
}

/** What a sentence was said for, so that "and for her?" can go on from it. */
function withSource(draft: Draft, source: string): Draft {
  if (draft.focus?.kind === "word" || wordsOf(source).length < 2) return draft;
  return draft.focus?.kind === "clause"
    ? { ...draft, focus: { ...draft.focus, source } }
    : { ...draft, focus: { kind: "line", source } };
}

/** I gave it to my brother, «мы помогаем друг другу»: whom it is done to is part of what is said, and in Russian cannot be told apart. */
const TOLD = /^(?:i|he|she|we|they|it|my|his|her|our|their)(?:'\p{L}+)? (?!.*\byou\b)/iu;

/** What is to be said to somebody who is named behind it, or is misspelt: as it was most likely meant. */
function toldOtherwise(
  typed: string,
  gloss: "en" | "ru",
  language: Language,
  tools: Tools,
): Draft | undefined {
  const spelt =
    wordsOf(foldText(typed)).length < 2
      ? undefined
      : mendWords(typed, gloss, tools.memory, (word) => isWordOf(word, gloss, tools));
  for (const text of spelt === undefined ? [typed] : [spelt, typed]) {
    const whole = text === typed ? undefined : toKazakh(text, gloss, tools);
    const to = whole || gloss === "ru" || TOLD.test(text) ? undefined : saidToSomebody(text);
    const found = whole ?? (to && toKazakh(to.said, gloss, tools));
    if (!found || found.kind === "word") continue;
    const said = to?.said ?? text;
    const draft = showTranslation(said, found, tools, language);
    const friend = to?.close ? toFriend(textOf(found), tools) : undefined;
    const spoken = withSource(draft, said);
    const mended = text === typed ? [] : [tools.say("say.readAs", language, { x: text })];
    return {
      language,
      ...spoken,
      text: [...mended, ...(friend === undefined ? [] : [friend, ""]), draft.text].join("\n"),
      ...(friend !== undefined && {
        kazakh: [kz(friend), ...(draft.kazakh ?? [])],
        translated: { text: friend, sure: true, from: draft.translated?.from ?? "composed" },
      }),
      confidence: 0.8,
    };
  }
  return undefined;
}

/** Sentences of a text; a comma parts only a greeting or a thanks before the rest. */
function partsOf(text: string): string[] {
  const sentences = text.split(/(?<=[.;!?])\s+/).filter((part) => /\p{L}/u.test(part));
  const [greeting = "", rest = ""] = /^([^,]+), (.+)$/u.exec(sentences[0] ?? "")?.slice(1) ?? [];
  return rest !== "" && wordsOf(greeting).length <= 2 && GREETING.test(greeting)
    ? [greeting, rest, ...sentences.slice(1)]
    : sentences;
}

const GREETING =
  /^(?:hello|hi|hey|good \p{L}+|thanks|thank you|sorry|excuse me|yes|no|please|привет|здравствуй\p{L}*|добрый \p{L}+|доброе утро|спасибо|извини\p{L}*|простите|да|нет|пожалуйста)$/iu;

const isRatherKazakh = (text: string, tools: Tools): boolean => {
  if (isOwnLanguage(text, tools)) return false;
  const { known, total } = tools.reader.line(text);
  return total > 0 && known / total >= 0.6;
};
