import type { Intent } from "../../ask.ts";
import { kz } from "../../features/form-text.ts";
import { waitsForAnswer } from "../../practice/waiting.ts";
import { explainedMistake } from "../my-mistake.ts";

const SURE = 0.9969;
const EXAMPLES = 2;

/** "I don't get it", «түсінбедім» after a sentence was mended: what was changed, why, and two short lines that have it right. */
export const plainerMendIntent: Intent = {
  name: "my-mistake",
  decides: true,
  understand(asked, tools) {
    if (asked.history.length === 0 || waitsForAnswer(asked.history, tools)) return undefined;
    const checked = asked.exchange(0)?.reply.checked;
    if (checked?.verdict !== "wrong" || checked.mended === null) return undefined;
    if (!tools.patterns.one("of-answer.plainer").test(asked.whole)) return undefined;
    return {
      confidence: SURE,
      answer: () => {
        const told = explainedMistake(asked, tools);
        if (!told) return undefined;
        const point =
          checked.point === null ? undefined : tools.course.grammarById.get(checked.point);
        const language = told.language ?? asked.language;
        const lines = (point ? tools.sentencesOf(point) : [])
          .toSorted((a, b) => a.kz.length - b.kz.length)
          .filter(({ kz: line }) => line.includes(" "))
          .slice(0, EXAMPLES);
        const [head = ""] = told.text.split("\n\n");
        return {
          ...told,
          text: [
            head,
            ...(lines.length === 0 ? [] : ["", tools.say("whenSaid.so", language)]),
            ...lines.map((line) =>
              language === "kz" ? `- ${line.kz}` : `- ${line.kz} — ${line[language]}`,
            ),
          ].join("\n"),
          kazakh: [kz(checked.mended ?? ""), ...lines.map((line) => kz(line.kz))],
          points: told.points ?? [],
        };
      },
    };
  },
};
