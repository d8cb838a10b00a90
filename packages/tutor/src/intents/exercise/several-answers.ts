import type { Tools } from "../../ask.ts";
import { answersGiven } from "../../practice/answers-given.ts";
import type { Task } from "../../practice/exercise.ts";
import type { Language } from "../../reply.ts";
import { hasLatin, wordsOf } from "../../text/fold.ts";

/** Answers to several tasks in one message, judged. */
export interface SeveralJudged {
  /** Place, from 0, of the task after the last that was answered. */
  readonly next: number;
  readonly right: number;
  readonly lines: readonly string[];
  readonly answers: readonly string[];
}

/** An answer that is put in is no longer than this. */
const MOST_WORDS = 3;

/**
 * "1. кітаптар 2. үйлер", "кітаптар, үйлер, достар": each answer with the task it is to.
 *
 * @param at place of the task that waits, from 0: answers without a number go on from there
 * @returns undefined where the message is one answer, or none
 */
export function severalAnswers(
  message: string,
  tasks: readonly Task[],
  at: number,
  language: Language,
  tools: Tools,
): SeveralJudged | undefined {
  const given = answersGiven(message, false, tools);
  const isOfAnswers = given.every(
    ({ text }) => wordsOf(text).length <= MOST_WORDS && !hasLatin(text),
  );
  if (given.length < 2 || !isOfAnswers) return undefined;
  const judged = given.flatMap(({ number, text }, row) => {
    const place = number === undefined ? at + row : number - 1;
    const task = tasks[place];
    return task === undefined ? [] : [{ place, task, isRight: task.isRight(text) }];
  });
  if (judged.length === 0) return undefined;
  return {
    next: Math.max(...judged.map(({ place }) => place)) + 1,
    right: judged.filter(({ isRight }) => isRight).length,
    lines: judged.flatMap(({ place, task, isRight }) => {
      const told = tools.say(isRight ? "exercise.right" : "exercise.wrong", language, {
        x: task.answer,
      });
      return [`${place + 1}. ${told}`, ...(isRight ? [] : task.because)];
    }),
    answers: judged.map(({ task }) => task.answer),
  };
}
