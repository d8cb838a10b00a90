import type { Asked, Draft, Tools } from "../../ask.ts";
import { kz } from "../../features/form-text.ts";
import { texts } from "../../reply.ts";
import { knownReadings } from "../../text/chat-spelling.ts";

const LINE = texts(
  "Another line with {x}:",
  "Ещё пример со словом {x}:",
  "{x} сөзімен тағы мысал:",
);
const NOTHING = texts(
  "I have no other example with {x} in the course.",
  "Других примеров со словом {x} в курсе нет.",
  "Сабақтарда {x} сөзімен басқа мысал жоқ.",
);

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
      text: NOTHING[language].replace("{x}", lemma),
      kazakh: [kz(lemma, lemma)],
      confidence: 0.6,
      focus: { kind: "word", lemma, pos: "n" },
    };
  const meaning = language === "kz" ? [] : [line[language]];
  return {
    text: [LINE[language].replace("{x}", lemma), line.kz, ...meaning].join("\n"),
    kazakh: [kz(line.kz), kz(lemma, lemma)],
    confidence: 0.9,
    focus: { kind: "word", lemma, pos: "n" },
  };
}
