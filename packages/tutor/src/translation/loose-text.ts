import type { GlossLanguage } from "../words/glossary.ts";

type Change = readonly [loose: RegExp, written: string];

/** A word of its own, in small or capital letters. */
const word = (pattern: string): RegExp =>
  new RegExp(`(?<![\\p{L}'’])(?:${pattern})(?![\\p{L}'’])`, "giu");

/** How people type what they would write otherwise. */
const CHANGES: Readonly<Record<GlossLanguage, readonly Change[]>> = {
  en: [
    [word("u"), "you"],
    [word("ur"), "your"],
    [word("pls|plz"), "please"],
    [word("cuz|cos|coz|cause(?= (?:i|he|she|it|we|they|my|the))"), "because"],
    [word("thx|tnx"), "thanks"],
    [word("gotta"), "have to"],
    [word("gimme"), "give me"],
    [word("lemme"), "let me"],
    [word("dunno"), "don't know"],
    [word("a couple of|a few"), "several"],
    // Nobody calls a back; Kazakh has one word for him and her
    [word("(call(?:s|ed|ing)?|phone[ds]?|text(?:s|ed)?) her back"), "$1 him back"],
    [word("i just (?=want|need)"), "I "],
    [word("ive"), "I've"],
    [word("id(?= (?:like|love|rather|prefer|better))"), "I'd"],
    [
      word(
        "ill(?= (?:be|call|come|give|go|wait|take|pay|do|see|tell|send|bring|help|have|buy|ask|try|think|write|wash|make|not))",
      ),
      "I'll",
    ],
    [word("youre"), "you're"],
    [word("theyre"), "they're"],
    [word("hes"), "he's"],
    [word("shes"), "she's"],
    [word("(that|what|where|who|how|there)s"), "$1's"],
    [
      word(
        "its(?= (?:an?|the|my|your|our|not|too|very|so|really|cold|hot|warm|dark|late|early|raining|snowing|ok|okay|time|on|in|at|been|going|getting|hard|easy|far|near|expensive|cheap|important|possible)(?!\\p{L}))",
      ),
      "it's",
    ],
    [word("(is|was|are|were|could|should|would|has|have|did|does|do|ca|wo)nt"), "$1n't"],
  ],
  ru: [
    [word("щас|ща|щаз|счас"), "сейчас"],
    [word("че|чё|чо|шо"), "что"],
    [word("тока|токо"), "только"],
    [word("пж|пжл|пжлст|плиз|плз|пожалуста"), "пожалуйста"],
    [word("спс"), "спасибо"],
    [word("када"), "когда"],
    [word("чтоб"), "чтобы"],
    [word("скоко"), "сколько"],
    [word("мб|мож"), "может"],
    [word("сёдня|седня"), "сегодня"],
    [word("просто (?=хоч)"), ""],
  ],
};

/** A word that excuses or greets, without the comma behind it: «простите я думала». */
const LEADS: Readonly<Record<GlossLanguage, RegExp>> = {
  en: /^(sorry|excuse me|hello|hi|okay|ok|thanks|thank you) (?=(?:i|you|he|she|it|we|they|can|could|do|does|is|are|where|what|when|how|my|the|there|this|that)(?!\p{L}))/iu,
  ru: /^(извините|простите|извини|прости|здравствуйте|спасибо|скажите|подскажите) (?=(?:я|мы|вы|ты|он|она|можно|где|как|что|у|мне|не|это|здесь|сколько|во сколько)(?!\p{L}))/iu,
};

/** What stands between the things of a list: "water, tea and sugar". */
const LISTED: Readonly<Record<GlossLanguage, RegExp>> = {
  en: /(?<=\p{L}), (?=(?:[\p{L}-]+ ?){1,2}(?:, (?:[\p{L}-]+ ?){1,2})*,? and (?!(?:i|you|he|she|it|we|they|then|my|the)(?!\p{L}))(?:[\p{L}-]+ ?){1,2}[.!?]*$)(?!(?:i|you|he|she|it|we|they|please|can|could|do|is|are|so|but|an?|the)(?!\p{L}))/giu,
  ru: /(?<=\p{L}), (?=(?:[\p{L}-]+ ?){1,2}(?:, (?:[\p{L}-]+ ?){1,2})*,? и (?!(?:я|ты|вы|он|она|мы|они|потом)(?!\p{L}))(?:[\p{L}-]+ ?){1,2}[.!?]*$)(?!(?:я|ты|вы|он|она|мы|они|пожалуйста|а|но|не)(?!\p{L}))/giu,
};
/** Words that stand in the midst of what they are said of. */
const MOVED: Readonly<Record<GlossLanguage, readonly Change[]>> = {
  en: [
    [/^(.+(?: have| has|'ve)) just (.+?)([.!?]*)$/iu, "$1 $2 just now$3"],
    [/^(.+?) probably (.+)$/iu, "Probably $1 $2"],
  ],
  ru: [
    [/(?<!\p{L})я (?:бы хотела?|хотела? бы)(?!\p{L})/iu, "я хочу"],
    [/(?<!\p{L})мы (?:бы хотели|хотели бы)(?!\p{L})/iu, "мы хотим"],
    [/^хотела? бы(?!\p{L})/iu, "я хочу"],
    [/^(.+?),? (?:наверное|наверно),? (.+)$/iu, "Наверное, $1 $2"],
    [/(?<=не знаю),? (\p{L}+) ли (я|ты|он|она|мы|вы|они)((?: .+)?)$/iu, " ли, $2 $1$3"],
  ],
};
const AND: Readonly<Record<GlossLanguage, string>> = { en: " and ", ru: " и " };

/** «Если будет дождь, останемся дома и …»: what hangs parts from the rest, and is no part of a list. */
const PARTED =
  /^(?:если|когда|пока|как только|хотя|хоть|раз|чтобы|после того|прежде|перед тем|так как|поскольку) /iu;

/** Typed text as it would be written: "im", "dont", «щас», a "sorry" without its comma, a list with one "and". */
export function asWritten(text: string, language: GlossLanguage): string {
  let written = text
    .replace(/\p{Extended_Pictographic}\uFE0F?/gu, "")
    .replace(/\s*(?:\.{2,}|…)\s*$/u, ".");
  for (const [loose, instead] of CHANGES[language]) written = written.replace(loose, instead);
  const led = written.replace(LEADS[language], "$1, ");
  return (PARTED.test(led) ? led : led.replace(LISTED[language], AND[language])).trim();
}

/** A text with the word that stands in the midst of it at its front, where there is one: "he is probably at home". */
export function withWordFirst(text: string, language: GlossLanguage): string | undefined {
  let moved = text;
  for (const [loose, instead] of MOVED[language]) moved = moved.replace(loose, instead);
  return moved === text ? undefined : moved;
}
