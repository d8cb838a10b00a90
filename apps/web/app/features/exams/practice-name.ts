import type { ExamPart } from "@tilashar/contracts";
import { m } from "#app/paraglide/messages.js";

const partNames: Readonly<Record<ExamPart, () => string>> = {
  listening: m.exam_part_listening,
  grammar: m.exam_part_grammar,
  reading: m.exam_part_reading,
  constitution: m.exam_part_constitution,
  history: m.exam_part_history,
};

/** What a pool of questions to practise is called: `a1-listening`, `a1`, `history`. */
export function practiceTitle(name: string): string {
  const [level = "", last = level] = name.split("-");
  const part = Object.hasOwn(partNames, last) ? partNames[last as ExamPart]() : null;
  if (part === null) return m.exam_practice_level({ level: level.toUpperCase() });
  return level === last ? part : `${part}, ${level.toUpperCase()}`;
}
