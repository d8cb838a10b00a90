import type { Person, Role } from "./clause.ts";
import { after, place } from "./shared-words.ts";

/** Pronouns as subjects and objects. "you" is polite unless told otherwise. */
export const ENGLISH_PRONOUNS: Readonly<Record<string, Person>> = {
  i: "1s",
  me: "1s",
  you: "2f",
  he: "3",
  she: "3",
  it: "3",
  him: "3",
  her: "3",
  we: "1p",
  us: "1p",
  they: "3p",
  them: "3p",
  myself: "1s",
};

export const ENGLISH_OWNERS: Readonly<Record<string, Person>> = {
  my: "1s",
  your: "2f",
  his: "3",
  her: "3",
  its: "3",
  our: "1p",
  their: "3p",
};

export const ENGLISH_DEMONSTRATIVES: Readonly<Record<string, { word: string; plural: boolean }>> = {
  this: { word: "бұл", plural: false },
  that: { word: "сол", plural: false },
  these: { word: "бұл", plural: true },
  those: { word: "сол", plural: true },
};

/** Question words that ask how, where, when, why. */
export const WH: Readonly<Record<string, string>> = {
  where: "қайда",
  when: "қашан",
  why: "неге",
  how: "қалай",
};

/** Prepositions, longest first, with what Kazakh has instead. */
export const ENGLISH_PREPOSITIONS: readonly (readonly [string, Role])[] = [
  ["in front of", place("алд")],
  ["on top of", place("үст")],
  ["next to", place("жан")],
  ["close to", place("жан")],
  ["out of", { case: "ABL" }],
  ["because of", after("үшін")],
  ["instead of", place("орын")],
  ["inside", place("іш")],
  ["into", { case: "DAT" }],
  ["under", place("аст")],
  ["behind", place("арт")],
  ["near", place("жан")],
  ["beside", place("жан")],
  ["between", place("ара")],
  ["above", place("үст")],
  ["about", after("туралы")],
  ["for", after("үшін")],
  ["without", { without: true }],
  ["with", { case: "INS" }],
  ["by", { case: "INS", by: true }],
  ["from", { case: "ABL" }],
  ["to", { case: "DAT" }],
  ["until", after("дейін", "DAT")],
  ["till", after("дейін", "DAT")],
  ["after", after("кейін", "ABL")],
  ["before", after("дейін", "DAT")],
  ["at", { case: "LOC" }],
  ["in", { case: "LOC" }],
  ["on", { case: "LOC" }],
];

/** Things one is on top of rather than at. */
export const SURFACES = /^(?:үстел|орындық|төсек|сөре|жер|шатыр|диван|еден|тақта)$/;

/** Prepositions that only mark what Kazakh makes a plain object: listen to, look at, wait for. */
export const ENGLISH_VERB_PARTICLES: readonly (readonly [
  verb: string,
  particle: string,
  kz: string,
])[] = [
  ["listen", "to", "тыңдау"],
  ["look", "at", "қарау"],
  ["look", "for", "іздеу"],
  ["laugh", "at", "күлу"],
  ["wait", "for", "күту"],
  ["talk", "to", "сөйлесу"],
  ["talk", "with", "сөйлесу"],
  ["speak", "with", "сөйлесу"],
  ["speak", "to", "сөйлесу"],
  ["get", "up", "тұру"],
  ["wake", "up", "ояну"],
  ["sit", "down", "отыру"],
  ["stand", "up", "тұру"],
  ["come", "in", "кіру"],
  ["come", "back", "қайту"],
  ["go", "back", "қайту"],
  ["turn", "on", "қосу"],
  ["turn", "off", "өшіру"],
  ["put", "on", "кию"],
  ["take", "off", "шешу"],
  ["go", "out", "шығу"],
  ["find", "out", "білу"],
  ["pay", "for", "төлеу"],
  ["prepare", "for", "дайындалу"],
  ["get", "on", "міну"],
  ["grow", "up", "өсу"],
  ["ask", "for", "сұрау"],
  ["go", "home", "қайту"],
  ["have", "breakfast", "таңғы ас ішу"],
  ["come", "down", "түсу"],
  ["go", "down", "түсу"],
  ["get", "off", "түсу"],
  ["get", "back", "қайту"],
  ["give", "back", "қайтару"],
  ["take", "back", "қайтару"],
  ["pay", "back", "қайтару"],
  ["hurry", "up", "асығу"],
  ["fill", "in", "толтыру"],
  ["fill", "out", "толтыру"],
  ["write", "down", "жазып алу"],
  ["throw", "away", "лақтырып тастау"],
  ["throw", "out", "лақтырып тастау"],
  ["put", "away", "жинап қою"],
  ["tidy", "up", "жинау"],
  ["clean", "up", "тазалау"],
  ["set", "off", "жолға шығу"],
  ["go", "away", "кету"],
  ["run", "away", "қашып кету"],
  ["come", "over", "келу"],
  ["come", "round", "келу"],
  ["switch", "on", "қосу"],
  ["switch", "off", "өшіру"],
  ["move", "out", "көшіп кету"],
  ["move", "in", "көшіп келу"],
  ["go", "up", "көтерілу"],
  ["go", "off", "бұзылып қалу"],
  ["break", "down", "бұзылып қалу"],
  ["fall", "off", "құлап түсу"],
  ["fall", "down", "құлап қалу"],
  ["fall", "over", "жығылып қалу"],
  ["lie", "down", "жату"],
  ["turn", "around", "бұрылу"],
  ["turn", "back", "кері қайту"],
  ["calm", "down", "тынышталу"],
  ["heat", "up", "жылыту"],
  ["warm", "up", "жылыту"],
  ["try", "on", "киіп көру"],
  ["let", "in", "кіргізу"],
  ["cut", "down", "кесу"],
  ["cross", "out", "сызып тастау"],
  ["look", "around", "айналаға қарау"],
  ["bring", "back", "қайтарып әкелу"],
  ["send", "back", "қайтарып жіберу"],
];

/** Verbs that mean another thing before a thing, or before "to". */
export const BEFORE_THING: Readonly<Record<string, string>> = {
  return: "қайтару",
  "wake up": "ояту",
};
export const BEFORE_TO: Readonly<Record<string, string>> = { move: "көшу" };

/** Verbs of going ask where to with the dative even after "in" and bare nouns. */
export const MOTION = /^(?:бару|келу|кіру|қайту|шығу|ұшу|жүру|жету|көшу)$/;

/** Verbs of feeling, met as adjectives after "to be" in English. */
export const ENGLISH_STATES: Readonly<
  Record<string, { verb: string; of?: string; tense: "past" | "perfect" | "present" | "now" }>
> = {
  tired: { verb: "шаршау", tense: "past" },
  hungry: { verb: "ашу", of: "қарын", tense: "past" },
  thirsty: { verb: "шөлдеу", tense: "past" },
  late: { verb: "кешігу", tense: "past" },
  afraid: { verb: "қорқу", tense: "present" },
  scared: { verb: "қорқу", tense: "present" },
  ill: { verb: "ауыру", tense: "now" },
  sick: { verb: "ауыру", tense: "now" },
  cold: { verb: "тоңу", tense: "past" },
  born: { verb: "туу", tense: "past" },
  lost: { verb: "адасу", tense: "past" },
  worried: { verb: "алаңдау", tense: "now" },
  angry: { verb: "ашулану", tense: "past" },
  proud: { verb: "мақтану", tense: "present" },
  nervous: { verb: "толқу", tense: "now" },
  embarrassed: { verb: "ұялу", tense: "past" },
  ashamed: { verb: "ұялу", tense: "past" },
  upset: { verb: "ренжу", tense: "past" },
  ripe: { verb: "пісу", tense: "perfect" },
  surprised: { verb: "таңғалу", tense: "past" },
};

/** Some contraction may stand in a text: most have none. */
const CONTRACTED = /'|n(?:no)?t\b|\b(?:im|lets|wanna|gonna|your)\b/;

/** "He'd changed", "I'd known": what had been so, and would not be. */
const HAD_DONE =
  /\b(i|you|he|she|it|we|they)'d (?=(?:just |already |never |only |not )?(?:(?!need)\w{2,}ed|had|been|known|seen|gone|done|taken|given|written|spoken|forgotten|left|lost|found|told|said|thought|bought|brought|heard|met|made|paid|sold|sent|slept|felt|kept|eaten|drunk|fallen|grown|broken|chosen|begun|won)\b)/g;

/** "My wife's expecting", "the lift's broken": so it is, and nothing of its own. */
const IS_DOING =
  /(\w)'s (?=(?:not |now |still |already |about to )?(?:expecting|getting|going|coming|doing|having|making|taking|leaking|trying|looking|crying|leaving|moving|raining|studying|arriving|starting|hurting|burning|ringing|calling|selling|staying|closed|about to|better than|worse than|broken(?! (?:his|her|its|my|the|a|our|their)\b))\b)/g;

/** Contractions written out. */
export function expandContractions(folded: string): string {
  if (!CONTRACTED.test(folded)) return folded;
  return folded
    .replace(/\bwon't\b/g, "will not")
    .replace(/\b(?:can't|cannot)\b/g, "can not")
    .replace(
      /\b(do|does|did|is|are|was|were|has|have|had|could|should|would|must|need|might)n'?t\b/g,
      "$1 not",
    )
    .replace(/\bi'?m\b/g, "i am")
    .replace(/\byour (?=welcome|right|late)/g, "you are ")
    .replace(/\b(you|we|they)'re\b/g, "$1 are")
    .replace(/(\w)'ll\b/g, "$1 will")
    .replace(/\b(i|you|we|they|would|could|should|might|must|may)'ve\b/g, "$1 have")
    .replace(HAD_DONE, "$1 had ")
    .replace(/\b(i|you|he|she|we|they)'d (?=better)/g, "$1 had ")
    .replace(/\b(i|you|he|she|it|we|they)'d (?=\w)/g, "$1 would ")
    .replace(/\blet's\b|^lets\b/g, "let us")
    .replace(/\b(\w+)'s (?=(?:just |already |never )?(?:been|got|gone|had)\b)/g, "$1 has ")
    .replace(/\b(he|she|it|that|there|here|what|where|who|how|when)'s\b/g, "$1 is")
    .replace(IS_DOING, "$1 is ")
    .replace(/\bwanna\b/g, "want to")
    .replace(/\bgonna\b/g, "going to")
    .replace(/\bdont\b/g, "do not")
    .replace(/\bcant\b/g, "can not")
    .replace(/\bdoesnt\b/g, "does not")
    .replace(/\bdidnt\b/g, "did not")
    .replace(/\bisnt\b/g, "is not")
    .replace(/(\w)'s\b/g, "$1 's")
    .replace(/s'(?=\s|$)/g, "s 's");
}
