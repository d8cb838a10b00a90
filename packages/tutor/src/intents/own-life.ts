import type { Asked, Draft, Intent, Tools } from "../ask.ts";
import { kz } from "../features/form-text.ts";
import { TERMS } from "../points/find-point.ts";
import type { Said } from "../talk/fill.ts";
import { type LifeTold, lifeTold } from "../talk/life.ts";
import { isKazakh } from "../talk/understand-talk.ts";
import { hasCyrillic, hasKazakhLetter } from "../text/fold.ts";
import { textOf, toKazakh } from "../tools/translate.ts";
import { idiomIn } from "../translation/idiom.ts";

/** Surer than what only takes a word of it: a list, a rule, the word for something. */
const SURE = 0.865;
/** What nothing else understood is rather told than asked to be translated. */
const FALLBACK = 0.45;
/** Surer than a rule that knows one word of it. */
const TOLD = 0.915;
/** A shorter message may be a sentence to translate. */
const LONG = 6;
const FEWEST_WORDS = 3;
/** Everyday words that hold a term of grammar: stressful, attending, a system. */
const NO_TERM = /stress\p{L}*|system\p{L}*|\p{L}+ending|estim\p{L}*|род\p{L}+|времен\p{L}*/gu;

/** By these somebody wishes for words to say, beside what is told. */
const WISHES =
  /(?<!\p{L})(?:want to|would like|i'd like|need to (?:say|know|learn)|say|tell|words?|phrases?|help|please|хочу (?:сказать|узнать|выучить|знать)|слов[оа]?|фраз\p{L}*|сказать|помоги\p{L}*|пожалуйста|подскажи\p{L}*)(?!\p{L})/giu;

/** "My mother in Kazakh" asks for words; "I ordered tea in Kazakh" does not. */
const IN_KAZAKH = /(?:in|to|for|по|на) ?-?(?:kazakh|qazaq|казахски|казахском|казахский)$/u;
const SPOKE = "spoke-kazakh";
/** «Дочка пошла в школу»: kin and pets are one's own without being called so. */
const OF_KIN = /^(?:children|relatives|pet|birth|wedding)$/;

/** Somebody tells of their life in English or Russian: a word to it, a line of Kazakh for it, and a question back. */
export const ownLifeIntent: Intent = {
  name: "talk",
  understand(asked, tools) {
    const { whole, words, folded } = asked;
    if (
      words.length < FEWEST_WORDS ||
      hasKazakhLetter(whole) ||
      /(?<!\?)\?(?!\?)|["«»“”]/u.test(whole)
    )
      return undefined;
    if (hasCyrillic(whole) && /[a-z]{2}/iu.test(whole)) return undefined;
    if (isKazakh(whole, tools) || TERMS.test(folded.replace(NO_TERM, ""))) return undefined;
    const told = lifeTold(asked.spelt, tools);
    if (!told) return undefined;
    const isTold =
      told.sounds && !tools.patterns.one("own-life.orders").test(whole) && !IN_KAZAKH.test(folded);
    const helps = told.subject?.helps === true;
    const asks =
      !isTold &&
      (helps
        ? tools.patterns.one("own-life.asks").test(whole.replace(WISHES, " "))
        : tools.patterns.one("own-life.asks").test(whole) ||
          (IN_KAZAKH.test(folded) && told.subject?.id !== SPOKE));
    if (idiomIn(whole, told.language, tools)) return undefined;
    const isOfKin = told.language === "ru" && OF_KIN.test(told.subject?.id ?? "");
    const isTelling =
      isTold ||
      told.isOfSelf ||
      isOfKin ||
      (told.subject !== undefined && told.tone.id !== "plain");
    if (asks || !isTelling) return undefined;
    const isLong = words.length >= LONG;
    return {
      confidence: told.subject
        ? isTold && isLong
          ? TOLD
          : SURE
        : isTold && isLong
          ? SURE
          : FALLBACK,
      answer: () => answered(told, asked, tools),
    };
  },
};

/** A word to what is known to be told of a life, though no rule is sure of it. */
export function toldFor(asked: Asked, tools: Tools): Draft | undefined {
  if (asked.language === "kz" || isKazakh(asked.whole, tools)) return undefined;
  const told = lifeTold(asked.spelt, tools);
  return told && !idiomIn(asked.whole, told.language, tools)
    ? answered(told, asked, tools)
    : undefined;
}

function answered(told: LifeTold, asked: Asked, tools: Tools): Draft {
  const { language, tone, subject } = told;
  const { phrases, asks } = subject ?? tone;
  const isGlad = tone.dark !== true;
  const wish =
    subject?.wish && (isGlad || WISHED_IN_TROUBLE.test(subject.id)) ? subject.wish : undefined;
  const turn = (asked.seed + asked.history.length / 2) | 0;
  const fits = !(subject?.bright && tone.dark);
  const says = (fits ? subject?.says : undefined) ?? tone.says[turn % tone.says.length];
  // Phrases that help are what was wished for
  const own = subject?.helps ? undefined : ownWords(asked.whole, language, tools);
  const line = (said: Said): string => `${said.kz} (${said[language]})`;
  return {
    text: [
      [says?.[language], ...(wish ? [line(wish)] : [])].join(" "),
      own === undefined
        ? tools.say("life.say", language, { x: phrases.map(line).join(" ") })
        : tools.say("life.own", language, { x: own }),
      ...(asks ? [line(asks)] : []),
    ].join("\n"),
    kazakh: [
      ...(wish ? [kz(wish.kz)] : []),
      ...(own === undefined ? phrases.map((one) => kz(one.kz)) : [kz(own)]),
      ...(asks ? [kz(asks.kz)] : []),
    ],
    ...(own !== undefined && {
      translated: { text: own, sure: true, from: "composed" as const },
      focus: { kind: "line" as const, source: asked.whole },
    }),
    confidence: 0.9,
    language,
  };
}

/** What is wished even where something sad is told. */
const WISHED_IN_TROUBLE = /^(?:loss|ill|exam-coming)$/;

/** What was told, in Kazakh, where the whole of it can be vouched for. */
function ownWords(text: string, language: "en" | "ru", tools: Tools): string | undefined {
  const found = toKazakh(text, language, tools);
  return found && found.kind !== "word" ? textOf(found) : undefined;
}
