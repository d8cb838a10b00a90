import type { Asked, Draft, Intent, Tools } from "../../ask.ts";
import { kz } from "../../features/form-text.ts";
import { waitsForAnswer } from "../../practice/waiting.ts";
import { LANGUAGES } from "../../reply.ts";

const SURE = 0.9958;
const LONGEST = 12;
const FEWEST = 2;

/** "And if it's an older lady?", «а другу?» after phrases: those of them that are said so. */
export const forWhomIntent: Intent = {
  name: "phrases",
  decides: true,
  understand(asked, tools) {
    if (asked.history.length === 0 || asked.words.length > LONGEST) return undefined;
    if (waitsForAnswer(asked.history, tools)) return undefined;
    if (asked.exchange(0)?.reply.intent !== "phrases") return undefined;
    if (!tools.patterns.one("for-whom.leads").test(asked.folded)) return undefined;
    const isTo = (name: string): boolean =>
      tools.patterns.one(`for-whom.${name}`).test(asked.folded);
    const manner = isTo("elder") ? "siz" : isTo("friend") ? "sen" : undefined;
    if (manner === undefined) return undefined;
    const lines = linesFor(manner, isTo("one"), asked, tools);
    return lines.length < FEWEST
      ? undefined
      : { confidence: SURE, answer: () => told(lines, manner, asked, tools) };
  },
};

/** Rows of the reply without those that are marked for the other. */
function linesFor(
  manner: "siz" | "sen",
  isOne: boolean,
  asked: Asked,
  tools: Tools,
): readonly string[] {
  const other = manner === "siz" ? "phrases.sen" : "phrases.siz";
  const marks = LANGUAGES.map((language) => `(${tools.say(other, language)})`);
  return (asked.exchange(0)?.reply.text ?? "")
    .split("\n")
    .filter((row) => / — /u.test(row) && !marks.some((mark) => row.includes(mark)))
    .filter(
      (row) =>
        !(isOne && /(?:сіздер|ңыздар|ңіздер|сыздар)(?!\p{L})/u.test(row.split(" — ")[0] ?? "")),
    );
}

const told = (
  lines: readonly string[],
  manner: "siz" | "sen",
  { language }: Asked,
  tools: Tools,
): Draft => ({
  text: [...lines, "", tools.say(`forWhom.${manner}`, language)].join("\n"),
  kazakh: lines.map((row) =>
    kz((row.split(" — ")[0] ?? "").replace(/\s*\([^)]*\)$/u, "").replace(/^[-•] /u, "")),
  ),
  confidence: 0.9,
});
