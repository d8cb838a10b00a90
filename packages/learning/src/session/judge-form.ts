import { judgeDrill } from "../drills/judge-drill.ts";
import type { Answer, BuildFormItem, TransformItem, Verdict } from "./item.ts";
import { mistake, rightVerdict, slipOf, wrongVerdict } from "./verdict.ts";

/** Judges a form by the language engine, which names what is wrong with it. */
export function judgeForm(
  { task, point }: BuildFormItem | TransformItem,
  [given = ""]: Answer,
): Verdict {
  const { verdict, error, expected } = judgeDrill(task, given);
  if (verdict === "correct") return rightVerdict(expected, error === null ? null : "look-alike");
  return wrongVerdict(expected, mistake(slipOf(error), given, expected, { point, error }));
}
