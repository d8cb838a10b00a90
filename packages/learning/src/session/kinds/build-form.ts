import type { DrillTask } from "../../drills/drill-task.ts";
import { judgeDrill } from "../../drills/judge-drill.ts";
import { shuffled } from "../../quiz/random.ts";
import type { Answer, BuildFormItem, Verdict } from "../item.ts";
import type { Making } from "../making.ts";
import type { PointTask } from "../material.ts";
import { wordSubject } from "../subject.ts";
import { mistake, rightVerdict, slipOf, wrongVerdict } from "../verdict.ts";

/** A form of a word, chosen or typed. */
export function makeBuildForm(
  { id, task }: PointTask,
  point: string,
  { chance, pace }: Making,
): BuildFormItem {
  return {
    kind: "build-form",
    key: `build-form:${id}`,
    subjects: [wordSubject(task.lemma)],
    words: [],
    points: [point],
    seconds: task.choices === null ? pace.typed(task.answers[0] ?? "") : pace.chooseForm(),
    needs: [],
    point,
    task: task.choices === null ? task : { ...task, choices: shuffled(task.choices, chance) },
  };
}

export const judgeBuildForm = ({ task, point }: BuildFormItem, given: Answer): Verdict =>
  judgeForm(task, point, given[0] ?? "");

/** Judges a form by the language engine, which names what is wrong with it. */
export function judgeForm(task: DrillTask, point: string, given: string): Verdict {
  const { verdict, error, expected } = judgeDrill(task, given);
  if (verdict === "correct") return rightVerdict(expected, error === null ? null : "look-alike");
  return wrongVerdict(expected, mistake(slipOf(error), given, expected, { point, error }));
}
