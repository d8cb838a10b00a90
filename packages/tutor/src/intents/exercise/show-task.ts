import type { GrammarPoint } from "@tilashar/course";
import type { Asked, Draft, Tools } from "../../ask.ts";
import { kz } from "../../features/form-text.ts";
import { hasExercise } from "../../points/show-point.ts";
import { TASKS, tasksOf } from "../../practice/exercise.ts";
import type { Language } from "../../reply.ts";

/** What is practised where nothing is named, by level. */
export const USUAL = {
  A: ["locative", "dative", "plural", "present-future", "past-di", "accusative"],
  B: ["conditional", "converb-ip", "perfect-gan", "participle-gan"],
  C: ["participle-atyn", "passive", "causative", "concession"],
} as const;

/** The point whose title a heading shows. */
export const pointTitled = (title: string, language: Language, { course }: Tools) =>
  course.grammar.find(({ titles }) => titles[language] === title);

/** The first task on a point, after lines that lead to it; the lines alone where it has no exercise. */
export function firstTask(
  point: GrammarPoint,
  asked: Asked,
  tools: Tools,
  before: readonly string[],
): Draft {
  const place = { at: 0, right: 0, round: 0, isHarder: false };
  const shown = hasExercise(point)
    ? showTask(point, place, asked.language, asked, tools, before)
    : undefined;
  return (
    shown ?? {
      text: before.join("\n"),
      points: [point.id],
      focus: { kind: "topic", id: point.id },
    }
  );
}

/** Where an exercise stands. */
export interface Place {
  readonly at: number;
  readonly right: number;
  /** Tells one exercise on a point from the next in a conversation. */
  readonly round: number;
  /** Longer forms than the point's own, typed. */
  readonly isHarder: boolean;
}

export const seedOf = (point: GrammarPoint, { round }: Place, { seed }: Asked): string =>
  `${seed}:${point.id}:${round}`;

/** A task as it is asked, after lines that lead to it; undefined where the point has no such task. */
export function showTask(
  point: GrammarPoint,
  place: Place,
  language: Language,
  asked: Asked,
  tools: Tools,
  before: readonly string[],
): Draft | undefined {
  const tasks = tasksOf(point, seedOf(point, place, asked), language, tools, place.isHarder);
  const task = tasks[place.at];
  if (!task) return undefined;
  const title = point.titles[language];
  const heading = tools.say("exercise.heading", language, {
    x: place.isHarder ? tools.say("exercise.harderTitle", language, { x: title }) : title,
    n: place.at + 1,
    all: Math.min(TASKS, tasks.length),
    s: place.right,
    r: place.round + 1,
  });
  const choices = task.choices.map((choice, at) => `${"abcd"[at]}) ${choice}`);
  return {
    text: [...before, heading, task.question, ...choices].join("\n"),
    chips: [
      ...task.choices,
      tools.say("exercise.skip", language),
      tools.say("exercise.stop", language),
    ],
    kazakh: task.choices.map((choice) => kz(choice)),
    confidence: 0.95,
    language,
    points: [point.id],
    focus: { kind: "topic", id: point.id },
  };
}
