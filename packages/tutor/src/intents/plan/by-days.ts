import type { Lesson } from "@tilashar/course";
import type { Asked, Draft, Tools } from "../../ask.ts";
import type { Aim } from "./aim.ts";
import type { StudyTime } from "./study-time.ts";

/** From so many minutes on two lessons fit into a day. */
const TWO_LESSONS = 45;

/** A plan of so many days, a line each: what comes first, then what it is for, a scene, and all once more at the end. */
export function planOfDays(
  days: number,
  time: StudyTime | undefined,
  order: readonly number[],
  aim: Aim | undefined,
  { folded, language }: Asked,
  tools: Tools,
): Draft | undefined {
  const { course } = tools;
  const travel = tools.patterns.one("plan-days.travels").test(folded)
    ? course.units.find(({ lessons }) =>
        lessons.some((id) => course.lessonById.get(id)?.theme === "travel"),
      )
    : undefined;
  const unit = aim?.unit ?? travel;
  const studied = Math.max(1, days - 2);
  const each = (time?.minutes ?? 0) >= TWO_LESSONS ? 2 : 1;
  const wanted = unit?.lessons ?? [];
  const forAim = Math.min(wanted.length, Math.floor((studied * each) / 2));
  const ids = [
    ...new Set([
      ...order.slice(0, studied * each - forAim),
      ...wanted.slice(0, forAim),
      ...order.slice(studied * each - forAim),
    ]),
  ].slice(0, studied * each);
  const lessons = ids.flatMap((id) => course.lessonById.get(id) ?? []);
  if (lessons.length === 0) return undefined;
  const rows = Array.from({ length: studied }, (_, at) =>
    lessons.slice(at * each, (at + 1) * each).map((lesson) => row(at + 1, lesson)),
  ).flat();
  function row(n: number, { titles, words, grammar }: Lesson): string {
    const [point] = grammar.flatMap((id) => course.grammarById.get(id)?.titles[language] ?? []);
    return tools.say("plan.day", language, {
      n,
      x: titles[language],
      words: words.length,
      points: point ?? titles[language],
    });
  }
  const scene =
    course.tutor.scenes.find(({ unit: home }) => home === unit?.id) ?? course.tutor.scenes[0];
  return {
    text: [
      tools.say("plan.days", language, { n: days }),
      "",
      ...rows,
      ...(days > studied + 1 && scene
        ? [tools.say("plan.scene", language, { n: days - 1, x: scene.titles[language] })]
        : []),
      tools.say("plan.review", language, { n: days }),
      "",
      ...(unit
        ? [tools.say("plan.for", language, { x: unit.titles[language], goal: unit.goal[language] })]
        : []),
    ].join("\n"),
    chips: [tools.say("plan.exercise", language), tools.say("plan.story", language)],
    lessons: lessons.slice(0, 3).map(({ id }) => id),
    confidence: 0.9,
  };
}
