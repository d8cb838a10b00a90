import { furtherAt } from "@tilashar/course";
import type { Asked, Draft, Tools } from "../ask.ts";
import { kz } from "../features/form-text.ts";
import { spoken } from "../going-on/as-if.ts";
import { customOnTable } from "./beside.ts";
import { subjectOfId, subjectsOnTable } from "./subjects-on-table.ts";
import { sayingRow } from "./told-further.ts";

/** Lines that are given at once. */
const MOST = 4;

/**
 * What a custom or a situation that was told of gives to say: «и что сказать, когда вручаешь?». The lines whose questions
 * are nearest to the message come first.
 */
export function sayingsOnTable(asked: Asked, kind: string, tools: Tools): Draft | undefined {
  const { language } = spoken(asked, tools);
  const custom = customOnTable(asked, tools);
  const subject =
    subjectsOnTable(asked, tools).find(({ of }) => of === "culture") ??
    (custom && subjectOfId("culture", custom.id, tools));
  if (!subject) return undefined;
  const near = tools.further.find(asked.whole, language, [subject], kind);
  const places = Array.from({ length: subject.to - subject.from }, (_, at) => subject.from + at);
  const all = [
    ...near.map(({ further }) => further),
    ...places.map((place) => furtherAt(tools.course.tutor.further, place)),
  ].flatMap(({ say = [] }) => say);
  const lines = [...new Map(all.map((line) => [line.kz, line])).values()].slice(0, MOST);
  return lines.length === 0
    ? undefined
    : {
        text: [
          tools.say("further.sayings", language),
          ...lines.map((line) => sayingRow(line, language, tools)),
        ].join("\n"),
        kazakh: lines.map((line) => kz(line.kz)),
        confidence: 0.85,
        subject: { of: subject.of, id: subject.id },
        focus: { kind: "culture", id: subject.id },
      };
}
