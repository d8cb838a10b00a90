import { furtherAt } from "@tilashar/course";
import type { Asked, Draft, Intent, Tools } from "../../ask.ts";
import { kz } from "../../features/form-text.ts";
import { subjectsOnTable } from "../../further/subjects-on-table.ts";
import { readRequest } from "../../request/read-request.ts";

const SURE = 0.9972;
const LONGEST = 14;
const USUAL = 2;
const MOST = 5;

/** "Ask me two questions about what you wrote" after a custom: questions in Kazakh that are asked of it. */
export const questionsOnSubjectIntent: Intent = {
  name: "talk",
  decides: true,
  understand(asked, tools) {
    if (asked.history.length === 0 || asked.words.length > LONGEST) return undefined;
    if (asked.exchange(0)?.reply.intent !== "culture") return undefined;
    if (!tools.patterns.one("questions-on-subject.asks").test(asked.folded)) return undefined;
    const subject = subjectsOnTable(asked, tools).find(({ of }) => of === "culture");
    if (!subject) return undefined;
    const places = Array.from({ length: subject.to - subject.from }, (_, at) => subject.from + at);
    const count = Math.min(MOST, readRequest(asked, tools).count ?? USUAL);
    const lines = places
      .flatMap((place) => furtherAt(tools.course.tutor.further, place).asks.kz.slice(0, 1))
      .filter((line) => line.endsWith("?"))
      .slice(0, count);
    return lines.length === 0
      ? undefined
      : { confidence: SURE, answer: () => told(lines, asked, tools) };
  },
};

const told = (lines: readonly string[], { language }: Asked, tools: Tools): Draft => ({
  text: [
    ...lines.map((line, at) => `${at + 1}. ${line}`),
    "",
    tools.say("questions.answer", language),
  ].join("\n"),
  kazakh: lines.map((line) => kz(line)),
  confidence: 0.9,
});
