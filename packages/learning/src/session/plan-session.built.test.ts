import fc from "fast-check";
import { expect, test } from "vitest";
import { SPACE } from "./arrange.ts";
import { gradeSession } from "./grade-session.ts";
import type { Item } from "./item.ts";
import { judge } from "./judge.ts";
import { KINDS } from "./kinds/index.ts";
import { MAX_NEW_WORDS, wordsOfStep } from "./lesson-steps.ts";
import type { UnitMaterial } from "./material.ts";
import { MAX_ITEMS, MIN_ITEMS, planSession } from "./plan-session.ts";
import { rightAnswer } from "./right-answer.ts";
import type { SessionPlan, SessionSubject } from "./session-plan.ts";
import { sessionsOf } from "./sessions-of.ts";
import { builtUnits } from "./testing/real-units.ts";

const units = builtUnits();
const sessions = units.flatMap((unit) => sessionsOf(unit).map((subject) => ({ unit, subject })));
const seeds = 1000;

const facesOf = ({ slots }: SessionPlan): Item[][] => [
  slots.map(({ item }) => item),
  slots.map(({ item, quiet }) => quiet ?? item),
];
const depth = ({ kind }: Item) => KINDS[kind].depth;
const share = (one: Item, other: Item) => one.subjects.some((s) => other.subjects.includes(s));
const told = (unit: UnitMaterial, subject: SessionSubject, seed: string) =>
  `${unit.id} ${JSON.stringify(subject)} ${seed}`;

/** Holds every rule of a session. */
function holdRules(unit: UnitMaterial, subject: SessionSubject, seed: string): void {
  const plan = planSession(unit, subject, seed);
  const name = told(unit, subject, seed);
  const [fewest, most] =
    subject.what === "checkpoint"
      ? [unit.checkpoint.items, unit.checkpoint.items]
      : [MIN_ITEMS, MAX_ITEMS];
  expect(plan.slots.length, name).toBeGreaterThanOrEqual(fewest);
  expect(plan.slots.length, name).toBeLessThanOrEqual(most);
  // Three to five minutes, a quarter less where twelve short words are all there is
  expect(plan.seconds, name).toBeGreaterThanOrEqual(subject.what === "checkpoint" ? 160 : 165);
  expect(plan.seconds, name).toBeLessThanOrEqual(300);
  const keys = plan.slots.flatMap(({ item, quiet }) => [item.key, ...(quiet ? [quiet.key] : [])]);
  expect(new Set(keys).size, name).toBe(keys.length);
  for (const { item, quiet } of plan.slots) {
    expect(item.needs.length > 0, name).toBe(quiet !== null);
    if (quiet === null) continue;
    expect(quiet.needs, name).toEqual([]);
    expect(share(item, quiet), name).toBe(true);
  }
  for (const items of facesOf(plan)) holdOrder(items, name);
  const [loud = []] = facesOf(plan);
  const met = loud.filter((item) => item.kind === "meet" && item.shows.what === "word");
  expect(met.length, name).toBeLessThanOrEqual(MAX_NEW_WORDS);
  if (subject.what === "step" && subject.step.startsWith("meet")) {
    expect(
      loud.slice(0, 2).map(({ kind }) => kind),
      name,
    ).toEqual(["meet", "meet"]);
    const lesson = unit.lessons.find(({ id }) => id === subject.lesson);
    const [first] = loud;
    expect(first?.kind === "meet" && first.shows.what === "word" && first.shows.word.kz, name).toBe(
      lesson && wordsOfStep(lesson, subject.step)[0]?.kz,
    );
  }
}

function holdOrder(items: readonly Item[], name: string): void {
  expect(new Set(items.map(({ kind }) => kind)).size, name).toBeGreaterThanOrEqual(4);
  // Compared by the million: what is wrong is gathered, as an expectation takes longer than the comparison.
  const wrong: string[] = [];
  for (const [at, item] of items.entries()) {
    const run = items.slice(at, at + 3).map(({ kind }) => kind);
    if (run.length === 3 && new Set(run).size === 1) wrong.push(`${at}: three times ${item.kind}`);
    for (const [place, other] of items.slice(0, at).entries()) {
      if (!share(item, other)) continue;
      const fewest = depth(other) === 0 ? 2 : SPACE;
      if (at - place < fewest) wrong.push(`${place} and ${at}: too near`);
      if (depth(other) > depth(item)) wrong.push(`${place} and ${at}: the harder one first`);
    }
  }
  expect(wrong, name).toEqual([]);
}

test("every session of every lesson keeps the rules, with sound and without", () => {
  expect(sessions.length).toBeGreaterThan(800);
  for (const { unit, subject } of sessions) holdRules(unit, subject, "first");
});

test("whatever the seed, a session keeps the rules", () => {
  fc.assert(
    fc.property(fc.constantFrom(...sessions), fc.string({ maxLength: 12 }), (one, seed) =>
      holdRules(one.unit, one.subject, seed),
    ),
    { numRuns: seeds },
  );
});

test("the same seed gives the same session, another seed another one", () => {
  for (const { unit, subject } of sessions.slice(0, 40)) {
    const plan = (seed: string) => JSON.stringify(planSession(unit, subject, seed));
    expect(plan("a")).toBe(plan("a"));
    expect(plan("a")).not.toBe(plan("b"));
  }
});

test("the right answer to any item is right, and no choice beside it is", () => {
  const wrong: string[] = [];
  fc.assert(
    fc.property(fc.constantFrom(...sessions), fc.string({ maxLength: 12 }), (one, seed) => {
      for (const item of facesOf(planSession(one.unit, one.subject, seed)).flat()) {
        for (const language of ["en", "ru"] as const) {
          const verdict = judge(item, rightAnswer(item, language));
          if (!verdict.right) wrong.push(`${item.key} ${JSON.stringify(verdict)}`);
        }
        if (!("choices" in item) || item.kind === "mend") continue;
        const others = item.choices.filter(({ id }) => id !== item.right);
        expect(others.length).toBeGreaterThan(1);
        for (const { id } of others) {
          const verdict = judge(item, [id]);
          expect(verdict.right, item.key).toBe(false);
          expect(verdict.mistakes.length, item.key).toBeGreaterThan(0);
        }
        const texts = item.choices.flatMap(({ text }) => text.en);
        expect(new Set(texts).size, item.key).toBe(texts.length);
      }
    }),
    { numRuns: 400 },
  );
  expect(wrong).toEqual([]);
});

test("answers are graded by the plan: right ones count once, quiet ones too, and only the first to an item", () => {
  for (const { unit, subject } of sessions.filter((_, at) => at % 9 === 0)) {
    const plan = planSession(unit, subject, "graded");
    const scored = plan.slots.filter(({ item }) => KINDS[item.kind].scored);
    for (const [face, items] of facesOf(plan).entries()) {
      const answers = items.map((item) => ({ item: item.key, given: rightAnswer(item) }));
      const grade = gradeSession(plan, answers);
      expect(grade).toMatchObject({ right: grade.asked, finished: true });
      if (face === 0) expect(grade.asked).toBe(scored.length);
      const late = answers.map(({ item }) => ({ item, given: null }));
      expect(gradeSession(plan, [...late, ...answers]).right).toBe(0);
      expect(gradeSession(plan, [...answers, ...late])).toEqual(grade);
      expect(gradeSession(plan, answers.slice(1)).finished).toBe(false);
    }
    expect(gradeSession(plan, [{ item: "1:unknown", given: ["x"] }])).toMatchObject({
      right: 0,
      asked: 0,
    });
  }
});

test("whatever is sent for an answer, it is judged", () => {
  const given = fc.array(
    fc.oneof(
      fc.string({ maxLength: 200 }),
      fc.constantFrom("", "0", "1", "999", "-1", "61=61", "қалаға", "Мен үйге барамын.", "🐎"),
    ),
    { maxLength: 60 },
  );
  const items = sessions
    .filter((_, at) => at % 25 === 0)
    .flatMap(({ unit, subject }) => facesOf(planSession(unit, subject, "sent")).flat());
  expect(new Set(items.map(({ kind }) => kind)).size).toBeGreaterThan(13);
  fc.assert(
    fc.property(fc.constantFrom(...items), given, (item, answer) => {
      const { right, mistakes } = judge(item, answer);
      // What is only shown cannot be failed, and a wrong answer always says what is wrong, unless it is a
      // reply of one's own that the learner rated low
      const isRatedLow = item.kind === "write-reply" && answer.length > 1;
      expect(right || mistakes.length > 0 || isRatedLow, item.key).toBe(true);
    }),
    { numRuns: 1500 },
  );
});

test("what was missed is told apart: words, points, rules, sentences, and sounds taken for each other", () => {
  for (const { unit, subject } of sessions.filter((_, at) => at % 15 === 0)) {
    const plan = planSession(unit, subject, "missed");
    const answers = plan.slots.map(({ item }) => ({ item: item.key, given: [] }));
    const { right, asked, missed, met } = gradeSession(plan, answers);
    expect(right).toBe(0);
    const items = plan.slots.map(({ item }) => item);
    const shown = items.filter(({ kind }) => kind === "meet").flatMap(({ words }) => words);
    expect(met).toEqual(shown);
    for (const item of items.filter(({ kind }) => kind === "letters"))
      expect(missed.words).toEqual(expect.arrayContaining([...item.words]));
    for (const item of items) {
      if ("sentence" in item) expect(missed.sentences).toContain(item.sentence.id);
      if (item.kind === "build-form") expect(missed.points).toContain(item.point);
    }
    expect(asked).toBeGreaterThan(0);
  }
});
