import {
  gradeHarmonyRound,
  HARMONY_ROUND,
  NEW_MASTERY,
  nextHarmonyTask,
} from "@tilashar/learning/harmony";
import { expect, test } from "vitest";
import { answersOf, type Training, trainingReducer, weakestOf } from "./use-trainer.ts";

const first = (): Training => ({
  mastery: NEW_MASTERY,
  attempt: "round-one",
  startedAt: 0,
  task: nextHarmonyTask(NEW_MASTERY, { seed: "x" }),
  chosen: null,
  answered: [],
  streak: 0,
  recent: [],
  isOver: false,
});
const formOf = ({ task }: Training, isRight: boolean) =>
  task.options.find(({ contrast }) => (contrast === null) === isRight)?.form ?? "";
const answer = (training: Training, isRight: boolean) =>
  trainingReducer(training, { type: "choose", form: formOf(training, isRight) });
const next = (training: Training) => trainingReducer(training, { type: "next" });

test("an answer is final, and the streak counts right ones in a row", () => {
  const right = answer(first(), true);
  expect(right).toMatchObject({ streak: 1 });
  expect(answer(right, false)).toBe(right);
  expect(next(first()).task.stem).toEqual(first().task.stem);
  expect(answer(next(right), false)).toMatchObject({ streak: 0 });
});

test("a round has ten tasks, then it is over, and the next one goes on from there", () => {
  let training = first();
  for (let i = 0; i < HARMONY_ROUND; i++) training = next(answer(training, i !== 3));
  expect(training.isOver).toBe(true);
  expect(answersOf(training)).toHaveLength(HARMONY_ROUND);
  expect(weakestOf(training)).toEqual(training.answered[3]?.task.skill);
  const again = trainingReducer(training, { type: "round", attempt: "round-two", startedAt: 5 });
  expect(again).toMatchObject({ isOver: false, answered: [], streak: 6, attempt: "round-two" });
  expect(again.mastery.answers).toBe(HARMONY_ROUND);
});

test("nothing is asked twice in a round, so that the server counts every answer", () => {
  for (let round = 0; round < 200; round++) {
    const begun = trainingReducer(first(), {
      type: "round",
      attempt: `round ${round}`,
      startedAt: 0,
    });
    let training = begun;
    for (let i = 0; i < HARMONY_ROUND; i++)
      training = next(answer(training, (i + round) % 3 === 0));
    const graded = gradeHarmonyRound(answersOf(training));
    expect(graded).toEqual({
      right: training.answered.filter(({ isRight }) => isRight).length,
      total: HARMONY_ROUND,
    });
  }
});
