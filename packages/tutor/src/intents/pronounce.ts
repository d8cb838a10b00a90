import { ipa, letterFacts, respell, stressTail } from "@tilashar/kazakh";
import type { Draft, RuleIntent, Tools } from "../ask.ts";
import { kz } from "../features/form-text.ts";
import type { KazakhPiece, Language } from "../reply.ts";

/** How a letter or a word sounds. */
export const pronounceIntent: RuleIntent = {
  name: "explain",
  answer({ folded, language, raw }, tools) {
    const letters =
      tools.patterns
        .one("pronounce.letters")
        .exec(folded)?.[1]
        ?.match(/(?<!\p{L})\p{L}(?!\p{L})/gu) ?? [];
    const several = [...new Set(letters)]
      .filter((one) => one !== "и")
      .flatMap((one) => describeLetter(one, language, tools) ?? []);
    if (several.length > 1)
      return {
        text: several.map((one) => one.text).join("\n\n"),
        kazakh: several.flatMap((one) => one.kazakh),
        confidence: 0.9,
      };
    const inWords = quotedLetter(raw, folded, language, tools);
    if (inWords) return inWords;
    const found =
      tools.patterns.one("pronounce.sound").exec(folded) ??
      tools.patterns.one("pronounce.sound").exec(raw.toLowerCase().replace(/[?!.]+$/, ""));
    const target = (found?.[1] ?? found?.[2])?.replace(/["'«»]/g, "");
    if (!target) return undefined;
    const letter = describeLetter(target, language, tools);
    if (letter) return { ...letter, confidence: 0.9 };
    if (/^how/.test(folded) && !/pronounc|read|sound/.test(folded)) return undefined;
    const word = tools.reader.spell(target);
    if (word === undefined) return undefined;
    return { text: soundOf(word, language, tools), kazakh: [kz(word, word)], confidence: 0.9 };
  },
};

/** «Как читается «у» в слове «тау»»: a letter in quotation marks, and the words that it stands in. */
function quotedLetter(
  raw: string,
  folded: string,
  language: Language,
  tools: Tools,
): Draft | undefined {
  if (!tools.patterns.one("pronounce.asks-sound").test(folded)) return undefined;
  const quoted = [...raw.toLowerCase().matchAll(QUOTED)].map(([, text = ""]) => text);
  const letters = quoted.filter((text) => [...text].length === 1);
  const told = letters.flatMap((letter) => describeLetter(letter, language, tools) ?? []);
  if (told.length === 0) return undefined;
  const words = quoted
    .filter((text) => [...text].length > 1)
    .flatMap((text) => tools.reader.spell(text) ?? []);
  return {
    text: [
      ...told.map(({ text }) => text),
      ...words.map((word) => soundOf(word, language, tools)),
    ].join("\n"),
    kazakh: [...told.flatMap(({ kazakh }) => kazakh), ...words.map((word) => kz(word, word))],
    confidence: 0.9,
  };
}
const QUOTED = /[«“"„']([\p{L}]{1,20})[»”"“']/gu;

/** How a word sounds, in the letters of phonetics and in those of the learner. */
export const soundOf = (word: string, language: Language, tools: Tools): string =>
  tools.say("sound.word", language, {
    x: word,
    ipa: ipa(word, { tail: stressTail }),
    respelt: respell(word, language === "ru" ? "ru" : "en", stressTail),
  });

/** A letter with its sound, its side and a word that has it; undefined when it is no letter of Kazakh. */
export function describeLetter(
  letter: string,
  language: Language,
  tools: Tools,
): { readonly text: string; readonly kazakh: readonly KazakhPiece[] } | undefined {
  const facts = [...letter].length === 1 ? letterFacts(letter) : undefined;
  if (!facts) return undefined;
  const taught = tools.course.lessons.flatMap(({ words }) => words);
  // No word begins with ң
  const spoken =
    taught.find(({ kz: one }) => one.startsWith(letter) && !one.includes(" "))?.kz ??
    taught.find(({ kz: one }) => !one.includes(" ") && one.includes(letter))?.kz ??
    letter;
  const side =
    facts.harmony === "front"
      ? tools.say("sound.front", language)
      : facts.harmony === "back"
        ? tools.say("sound.back", language)
        : "";
  const sound = ipa(letter, { tail: stressTail });
  const heard = [sound && `[${sound}]`, side && `: ${side}`].filter(Boolean).join("");
  // A consonant alone has no sound of its own to write: its word shows it
  const named = [letter, heard].filter(Boolean).join(heard.startsWith(":") ? "" : " ");
  return {
    text: [
      named,
      ...tools.course.tutor.letters
        .filter((one) => one.letter === letter)
        .map(({ tell }) => tell[language]),
      soundOf(spoken, language, tools),
    ].join("\n"),
    kazakh: [kz(spoken, spoken)],
  };
}
