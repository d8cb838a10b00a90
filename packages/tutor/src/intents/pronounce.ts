import { ipa, letterFacts, respell, stressTail } from "@tilashar/kazakh";
import type { RuleIntent } from "../ask.ts";
import { kz } from "../features/form-text.ts";

const SOUND =
  /^(?:how (?:do (?:you|i)|to|is)|pronounc\w*|pronunciation of|как (?:произносится|читается|читать|произносить|звучит)|произношение)(?: (?:pronounce|say|read|the letter|letter|the word|word|буква|букву|слово|слова|звук))*:? (\S+)(?: (?:pronounced|read|in kazakh|әрпі))?$|^(\S+) (?:pronunciation|произношение|қалай (?:оқылады|айтылады)|как (?:читается|произносится))$/u;

/** How a letter or a word sounds. */
export const pronounceIntent: RuleIntent = {
  name: "explain",
  answer({ folded, language }, tools) {
    const found = SOUND.exec(folded);
    const target = (found?.[1] ?? found?.[2])?.replace(/["']/g, "");
    if (!target || (/^how/.test(folded) && !/pronounc|read/.test(folded))) return undefined;
    const facts = [...target].length === 1 ? letterFacts(target) : undefined;
    const word = tools.reader.spell(target) ?? (facts ? target : undefined);
    if (word === undefined) return undefined;
    const taught = facts ? tools.course.lessons.flatMap(({ words }) => words) : [];
    // No word begins with ң
    const example = (
      taught.find(({ kz: one }) => one.startsWith(target)) ??
      taught.find(({ kz: one }) => !one.includes(" ") && one.includes(target))
    )?.kz;
    const spoken = example ?? word;
    const line = tools.say("sound.word", language, {
      x: spoken,
      ipa: ipa(spoken, { tail: stressTail }),
      respelt: respell(spoken, language === "ru" ? "ru" : "en", stressTail),
    });
    const side =
      facts?.harmony === "front"
        ? tools.say("sound.front", language)
        : facts?.harmony === "back"
          ? tools.say("sound.back", language)
          : "";
    const sound = ipa(target, { tail: stressTail });
    const heard = [sound && `[${sound}]`, side && `: ${side}`].filter(Boolean).join("");
    // A consonant alone has no sound of its own to write: its word shows it
    const letter = facts
      ? [target, heard].filter(Boolean).join(heard.startsWith(":") ? "" : " ")
      : "";
    return {
      text: [letter, line].filter(Boolean).join("\n"),
      kazakh: [kz(spoken, spoken)],
      confidence: 0.9,
    };
  },
};
