/**
 * Simulated learners on level A: how long sessions take beside what was predicted, minutes a unit, and what is
 * remembered at the end. What is assumed of them stands in simulated-learner.ts.
 */
import { join } from "node:path";
import { loadUnits, parseUnit } from "@tilashar/learning/load-units";
import { planSession } from "@tilashar/learning/session";
import { sessionsOf } from "../packages/learning/src/session/sessions-of.ts";
import { SimulatedLearner } from "../packages/learning/src/session/testing/simulated-learner.ts";

const LEARNERS = Number(process.env.LEARNERS ?? 12);
const SESSIONS_A_DAY = 4;
const DAY = 86_400_000;

const built = loadUnits(join(import.meta.dirname, "../build"));
const units = built.list
  .map(({ id }) => parseUnit(built.read(id)))
  .filter(({ level }) => level === "beginner");
// One order of sessions for all: planning is not what is measured
const path = units.flatMap((unit) =>
  sessionsOf(unit).map((subject) => ({
    unit: unit.id,
    kind: subject.what === "step" ? subject.step.replace(/-\d$/, "") : subject.what,
    plan: planSession(unit, subject, "bench"),
  })),
);

const mean = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
const middle = (values: readonly number[], share = 0.5) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? 0;

const secondsOfUnit = new Map(units.map(({ id }) => [id, 0]));
const timesOf = new Map<string, number[]>();
/** Seconds of all learners, by place on the path. */
const secondsAt = path.map(() => 0);
const words = [
  ...new Set(
    units.flatMap(({ lessons }) => lessons.flatMap((one) => one.words.map(({ id }) => id))),
  ),
];
const points = [...new Set(units.flatMap(({ lessons }) => lessons.flatMap((one) => one.points)))];
const wordRecall: number[] = [];
const pointRecall: number[] = [];
const repeats: number[] = [];
const rightShares: number[] = [];
let reviewSeconds = 0;
let days = 0;

for (let number = 0; number < LEARNERS; number++) {
  const learner = new SimulatedLearner(`learner ${number}`);
  let at = Date.UTC(2026, 0, 1, 8);
  for (const [place, { unit, kind, plan }] of path.entries()) {
    if (place % SESSIONS_A_DAY === 0) {
      at = Date.UTC(2026, 0, 1, 8) + Math.floor(place / SESSIONS_A_DAY) * DAY;
      reviewSeconds += learner.review(at);
    }
    at += 600_000;
    const { seconds, right, asked } = learner.take(plan, at);
    secondsOfUnit.set(unit, (secondsOfUnit.get(unit) ?? 0) + seconds);
    timesOf.set(kind, [...(timesOf.get(kind) ?? []), seconds]);
    secondsAt[place] = (secondsAt[place] ?? 0) + seconds;
    if (asked > 0) rightShares.push(right / asked);
  }
  days = Math.ceil(path.length / SESSIONS_A_DAY);
  at += DAY;
  wordRecall.push(...words.map((id) => learner.recall(`word ${id}`, at)));
  pointRecall.push(...points.map((point) => learner.recall(`point ${point}`, at)));
  repeats.push(...words.map((id) => learner.timesAsked(`word ${id}`)));
}

/** The share of a kind's sessions whose prediction is within 20 % of what its learners took. */
function shareWithin(kind: string): number {
  const ofKind = path.flatMap((one, place) => (one.kind === kind ? [place] : []));
  const near = ofKind.filter((place) => {
    const seconds = (secondsAt[place] ?? 0) / LEARNERS;
    return Math.abs((path[place]?.plan.seconds ?? 0) / seconds - 1) <= 0.2;
  });
  return near.length / ofKind.length;
}

console.log(
  `${LEARNERS} learners, ${path.length} sessions in ${days} days, right at once ${(100 * mean(rightShares)).toFixed(0)} %`,
);
const kinds = [...timesOf].map(([kind, times]) => ({
  session: kind,
  "simulated s": Math.round(mean(times)),
  "shortest tenth": Math.round(middle(times, 0.1)),
  "longest tenth": Math.round(middle(times, 0.9)),
  "predicted / simulated": Number(
    (
      mean(path.filter((one) => one.kind === kind).map(({ plan }) => plan.seconds)) / mean(times)
    ).toFixed(2),
  ),
  "% within 20 %": Math.round(100 * shareWithin(kind)),
}));
console.table(kinds);
console.table(
  units.map(({ id, lessons }) => ({
    unit: id,
    lessons: lessons.length,
    minutes: Math.round((secondsOfUnit.get(id) ?? 0) / 60 / LEARNERS),
  })),
);
const hours = (seconds: number) => Number((seconds / 3600 / LEARNERS).toFixed(1));
const rows = [
  {
    what: "hours of sessions, level A",
    aim: "",
    is: hours([...secondsOfUnit.values()].reduce((a, b) => a + b, 0)),
  },
  { what: "hours of reviews beside them", aim: "", is: hours(reviewSeconds) },
  {
    what: "% of words remembered at the end",
    aim: "≥ 85",
    is: Number((100 * mean(wordRecall)).toFixed(1)),
  },
  {
    what: "% of points remembered at the end",
    aim: "≥ 90",
    is: Number((100 * mean(pointRecall)).toFixed(1)),
  },
  { what: "times a word was asked: middle", aim: "", is: middle(repeats) },
  { what: "times a word was asked: rarest tenth", aim: "", is: middle(repeats, 0.1) },
];
console.table(rows);
const isOff = kinds.some((kind) => Math.abs(kind["predicted / simulated"] - 1) > 0.2);
if (isOff || mean(wordRecall) < 0.85 || mean(pointRecall) < 0.9) process.exitCode = 1;
