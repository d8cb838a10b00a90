import type { Asked, Draft, Intent, Tools } from "../../ask.ts";
import { kz } from "../../features/form-text.ts";
import { ownLanguage } from "../../going-on/shown.ts";
import { waitsForAnswer } from "../../practice/waiting.ts";
import { foldText, hasKazakhLetter } from "../../text/fold.ts";
import { meaningsOf } from "../../tools/gloss.ts";
import { textOf, toKazakh } from "../../tools/translate.ts";

const SURE = 0.9956;
const LONGEST = 12;

/** "Is it stronger than 'offended'?", «это сильнее, чем обиделся?»: the other word beside what was told; how far apart they are is not made up. */
export const strongerThanIntent: Intent = {
  name: "compare",
  decides: true,
  understand(asked, tools) {
    if (asked.history.length === 0 || asked.words.length > LONGEST) return undefined;
    if (waitsForAnswer(asked.history, tools)) return undefined;
    const before = asked.exchange(0);
    if (before?.reply.intent !== "meaning" && before?.reply.intent !== "translate")
      return undefined;
    const named = tools.patterns.one("stronger-than.other").exec(asked.folded)?.groups?.other;
    const first = before.reply.text.split("\n")[0] ?? "";
    const word = named === undefined ? undefined : inKazakh(named, tools, asked);
    return word === undefined || first === ""
      ? undefined
      : { confidence: SURE, answer: () => told(first, word, asked, tools) };
  },
};

function inKazakh(named: string, tools: Tools, asked: Asked): string | undefined {
  if (hasKazakhLetter(named) || tools.glossary.senses(named).length > 0) return foldText(named);
  const language = asked.language === "kz" ? ownLanguage(asked) : asked.language;
  const found = toKazakh(named, language, tools);
  return found ? textOf(found) : undefined;
}

function told(first: string, word: string, asked: Asked, tools: Tools): Draft {
  const { language } = asked;
  const senses = tools.glossary.senses(word);
  const own = ownLanguage(asked);
  const example = senses.find((sense) => sense.word)?.word?.example;
  return {
    text: [
      first,
      `${word} — ${meaningsOf(senses.slice(0, 1), own)}`,
      ...(example ? [`  ${example.kz} — ${example[own]}`] : []),
      tools.say("strongerThan.read", language),
    ].join("\n"),
    kazakh: [kz(word, word)],
    confidence: 0.8,
  };
}
