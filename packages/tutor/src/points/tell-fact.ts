import type { Asked, Draft, Tools } from "../ask.ts";
import type { LanguageFact } from "./find-point.ts";

/** What an editor has answered to a question about the language, with the points of grammar that tell more. */
export function tellFact({ answer, points }: LanguageFact, asked: Asked, tools: Tools): Draft {
  const { language } = asked;
  const titles = points.flatMap((id) => tools.course.grammarById.get(id)?.titles[language] ?? []);
  return {
    text: [
      answer[language],
      "",
      tools.say("point.readOn", language, { x: titles.join("; ") }),
    ].join("\n"),
    chips: [tools.say("point.exercise", language), tools.say("point.another", language)],
    confidence: 0.9,
    points,
    focus: { kind: "topic", id: points[0] ?? "" },
  };
}
