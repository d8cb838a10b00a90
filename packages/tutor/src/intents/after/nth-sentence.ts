import { sentencesOf } from "@tilashar/clause";
import type { Asked, Draft, Intent, Tools } from "../../ask.ts";
import { kz } from "../../features/form-text.ts";
import { meaningOfLine, ownLanguage, shownLines } from "../../going-on/shown.ts";
import { waitsForAnswer } from "../../practice/waiting.ts";
import { glossLine } from "../../tools/gloss.ts";

const SURE = 0.9963;
const LONGEST = 14;
const FIRST = ["first", "second", "third", "fourth", "fifth"] as const;

/** "I don't get the second sentence", «разбери последнее предложение»: that one with its meaning, word by word. */
export const nthSentenceIntent: Intent = {
  name: "meaning",
  decides: true,
  understand(asked, tools) {
    if (asked.history.length === 0 || asked.words.length > LONGEST) return undefined;
    if (waitsForAnswer(asked.history, tools)) return undefined;
    if (!tools.patterns.one("nth-sentence.unclear").test(asked.folded)) return undefined;
    const lines = shownLines(asked, tools).flatMap((line) => sentencesOf(line));
    const at = FIRST.findIndex((name) =>
      tools.patterns.one(`nth-sentence.${name}`).test(asked.folded),
    );
    const isLast = tools.patterns.one("nth-sentence.last").test(asked.folded);
    const line = isLast ? lines.at(-1) : at < 0 ? undefined : lines[at];
    return line === undefined || lines.length < 2
      ? undefined
      : { confidence: SURE, answer: () => told(line, asked, tools) };
  },
};

function told(line: string, asked: Asked, tools: Tools): Draft {
  const own = ownLanguage(asked);
  const meaning = meaningOfLine(line, own, tools);
  return {
    text: [
      meaning === undefined ? line : `${line} — ${meaning}`,
      ...glossLine(line, own, tools).map(({ text, gloss }) => `  ${text} — ${gloss}`),
    ].join("\n"),
    kazakh: [kz(line)],
    confidence: 0.92,
    language: own,
  };
}
