import type { Asked, Draft, Intent, Tools } from "../ask.ts";
import { kz } from "../features/form-text.ts";
import { waitsForAnswer } from "../practice/waiting.ts";

const SURE = 0.9968;
const MOST_WORDS = 10;
const LINES = 3;
const SHORTEST = 12;
const LONGEST = 45;
/** Letters that the ear has to tell apart, and Russian does not have. */
const KAZAKH_LETTER = /[әғқңөұүі]/giu;
const LEAST_GAPS = 3;

/** "Let's do a dictation": lines with their Kazakh letters left out, since nothing is read aloud in a written talk. */
export const dictationIntent: Intent = {
  name: "exercise",
  decides: true,
  understand(asked, tools) {
    if (asked.words.length > MOST_WORDS || waitsForAnswer(asked.history, tools)) return undefined;
    if (!tools.patterns.one("dictation.asks").test(asked.folded)) return undefined;
    const lines = linesFor(asked, tools);
    return lines.length < LINES
      ? undefined
      : { confidence: SURE, answer: () => dictated(lines, asked, tools) };
  },
};

/** Short lines of the course that have several such letters, others each time. */
function linesFor(asked: Asked, tools: Tools): readonly string[] {
  const said = asked.history.map(({ text }) => text).join("\n");
  const fit = tools.memory.lines
    .map(({ kz: line }) => line)
    .filter(
      (line) =>
        line.length >= SHORTEST &&
        line.length <= LONGEST &&
        (line.match(KAZAKH_LETTER)?.length ?? 0) >= LEAST_GAPS &&
        !said.includes(gapped(line)),
    );
  const step = Math.max(1, Math.floor(fit.length / LINES));
  return Array.from(
    { length: LINES },
    (_, at) => fit[(asked.seed + at * step) % fit.length] ?? "",
  ).filter((line) => line !== "");
}

const gapped = (line: string): string => line.replace(KAZAKH_LETTER, "_");

const dictated = (lines: readonly string[], { language }: Asked, tools: Tools): Draft => ({
  text: [
    tools.say("dictation.lead", language),
    ...lines.map((line, at) => {
      const meaning = tools.memory.lines.find(({ kz: one }) => one === line);
      return `${at + 1}. ${gapped(line)}${language === "kz" || !meaning ? "" : ` (${meaning[language]})`}`;
    }),
  ].join("\n"),
  kazakh: lines.map((line) => kz(gapped(line))),
  confidence: 0.9,
  intent: "exercise",
});
