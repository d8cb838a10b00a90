import type { Asked, Draft, Tools } from "../../ask.ts";
import { kz } from "../../features/form-text.ts";
import { knownReadings } from "../../text/chat-spelling.ts";

/** A line of the course that holds the word, not said yet. */
export function otherLine(lemma: string, asked: Asked, tools: Tools): Draft {
  const { language, history } = asked;
  const said = history.map(({ text }) => text).join("\n");
  const stem = lemma.replace(/у$/u, "").slice(0, Math.max(3, lemma.length - 2));
  const holds = (text: string): boolean =>
    text
      .toLowerCase()
      .split(/[^\p{L}-]+/u)
      .some((word) => word.startsWith(stem.slice(0, 3)) && knownReadings(word)[0]?.lemma === lemma);
  const line = tools.memory.lines.find(
    ({ kz: text }) =>
      text.length < 80 &&
      text.toLowerCase().includes(stem.slice(0, 3)) &&
      !said.includes(text) &&
      holds(text),
  );
  if (!line)
    return {
      text: tools.say("examples.noOther", language, { x: lemma }),
      kazakh: [kz(lemma, lemma)],
      confidence: 0.6,
      focus: { kind: "word", lemma, pos: "n" },
    };
  const meaning = language === "kz" ? [] : [line[language]];
  return {
    text: [tools.say("examples.another", language, { x: lemma }), line.kz, ...meaning].join("\n"),
    kazakh: [kz(line.kz), kz(lemma, lemma)],
    confidence: 0.9,
    focus: { kind: "word", lemma, pos: "n" },
  };
}
