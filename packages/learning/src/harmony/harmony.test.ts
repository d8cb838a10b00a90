import fc from "fast-check";
import { expect, test } from "vitest";
import { seededRandom } from "../quiz/random.ts";
import { gradeHarmonyRound, HARMONY_ROUND } from "./grade-round.ts";
import { acceptedForms } from "./harmony-rule.ts";
import { HARMONY_SUFFIX_IDS, type HarmonySkill, type HarmonyTask } from "./harmony-task.ts";
import { makeHarmonyTask } from "./make-task.ts";
import { chanceOf, learnFrom, NEW_MASTERY, openStages, readMastery } from "./mastery.ts";
import { harmonySkills, nextHarmonyTask } from "./next-task.ts";
import { HARMONY_STEMS } from "./stems.ts";

const everyTask = HARMONY_STEMS.flatMap((stem) =>
  HARMONY_SUFFIX_IDS.flatMap((suffix) => makeHarmonyTask(stem, suffix, () => 0.3) ?? []),
);
const task = (kz: string, suffix: (typeof HARMONY_SUFFIX_IDS)[number]) =>
  everyTask.find((one) => one.stem.kz === kz && one.skill.suffix === suffix);
const formsOf = (one: HarmonyTask | undefined) =>
  Object.fromEntries(one?.options.map(({ form, contrast }) => [form, contrast]) ?? []);

test("exactly one option is right, and the engine says so", () => {
  for (const { stem, skill, options } of everyTask) {
    const accepted = acceptedForms(stem.kz, skill.suffix);
    expect(options.filter(({ form }) => accepted.includes(form))).toHaveLength(1);
    expect(options.filter(({ contrast }) => contrast === null)).toHaveLength(1);
    expect(new Set(options.map(({ form }) => form)).size).toBe(options.length);
    for (const { form, stem: before, suffix } of options) expect(before + suffix).toBe(form);
  }
});

test("each wrong option breaks one rule: the vowel, or the sound at the seam", () => {
  expect(formsOf(task("мектеп", "plural"))).toEqual({
    мектептер: null,
    мектептар: "harmony",
    мектеплер: "final-sound",
    мектепдер: "final-sound",
  });
});

test("a vowel and a seam are never both wrong", () => {
  const back = new Set("аоұыя");
  const front = new Set("әөүіе");
  const sideOf = (text: string) =>
    [...text].some((letter) => back.has(letter))
      ? "back"
      : [...text].some((letter) => front.has(letter))
        ? "front"
        : null;
  for (const { options, skill } of everyTask) {
    const right = options.find(({ contrast }) => contrast === null);
    for (const { suffix, contrast } of options) {
      const changesSide = skill.suffix !== "ins" && sideOf(suffix) !== sideOf(right?.suffix ?? "");
      if (contrast === "final-sound") expect(changesSide).toBe(false);
      if (contrast === "harmony") expect(changesSide).toBe(true);
    }
  }
});

test("a stem that changes is asked about whole", () => {
  expect(formsOf(task("кітап", "pss1s"))).toEqual({
    кітабым: null,
    кітабім: "harmony",
    кітапм: "link",
    кітапым: "voicing",
  });
  expect(formsOf(task("бала", "question"))).toMatchObject({
    "бала ма": null,
    "бала ме": "harmony",
  });
});

test("every suffix is asked after every class of final sounds", () => {
  const skills = harmonySkills();
  for (const suffix of HARMONY_SUFFIX_IDS) {
    const finals = new Set(skills.filter((one) => one.suffix === suffix).map(({ final }) => final));
    expect([...finals].sort().join(""), suffix).toBe("LNRTVZ");
  }
  expect(everyTask.every(({ options }) => options.length >= 2 && options.length <= 4)).toBe(true);
});

test("the deciding letters are in the stem", () => {
  for (const { stem, decides } of everyTask) {
    expect(decides.sound).toBeGreaterThanOrEqual(stem.kz.length - 2);
    if (decides.vowel !== null) expect(stem.kz[decides.vowel]).toBeDefined();
  }
});

test("the same seed asks the same, and the first tasks are the easiest", () => {
  fc.assert(
    fc.property(fc.string(), (seed) => {
      const first = nextHarmonyTask(NEW_MASTERY, { seed });
      expect(nextHarmonyTask(NEW_MASTERY, { seed })).toEqual(first);
      expect(["plural", "loc"]).toContain(first.skill.suffix);
      expect(first.stem.tier).toBe(1);
    }),
    { numRuns: 40 },
  );
});

/** Answers `count` tasks as a learner would who is right as often as `chance` says. */
function practise(count: number, chance: (skill: HarmonySkill) => number, seed: string) {
  const random = seededRandom(seed);
  const asked: HarmonyTask[] = [];
  let mastery = NEW_MASTERY;
  for (let i = 0; i < count; i++) {
    const recent = asked.map(({ stem }) => stem.kz);
    const next = nextHarmonyTask(mastery, { seed: `${seed}${i}`, recent });
    expect(recent.slice(1 - HARMONY_ROUND)).not.toContain(next.stem.kz);
    mastery = learnFrom(mastery, next.skill, random() < chance(next.skill));
    asked.push(next);
  }
  return { mastery, asked };
}

test("what goes badly comes more often, until it goes well", () => {
  for (const seed of ["a", "b", "c"]) {
    const weak = practise(300, ({ final }) => (final === "N" ? 0.3 : 0.96), seed);
    const share = weak.asked.slice(-150).filter(({ skill }) => skill.final === "N").length / 150;
    expect(share).toBeGreaterThan(0.4);
    const even = practise(300, () => 0.9, seed);
    const usual = even.asked.slice(-150).filter(({ skill }) => skill.final === "N").length / 150;
    expect(usual).toBeLessThan(0.33);
  }
});

test("the estimate tells a learner's weak side from the strong one", () => {
  for (const seed of ["one", "two", "three"]) {
    const { mastery, asked } = practise(300, ({ side }) => (side === "front" ? 0.4 : 0.97), seed);
    const mean = (side: string) => {
      const chances = harmonySkills()
        .filter((skill) => skill.side === side && ["plural", "loc"].includes(skill.suffix))
        .map((skill) => chanceOf(mastery, skill));
      return chances.reduce((sum, one) => sum + one, 0) / chances.length;
    };
    expect(mean("back") - mean("front")).toBeGreaterThan(0.15);
    expect(asked.slice(-150).filter(({ skill }) => skill.side === "front").length).toBeGreaterThan(
      95,
    );
  }
});

test("more suffixes open to who is right, and none to who guesses", () => {
  const good = practise(150, () => 0.97, "good");
  expect(openStages(good.mastery, harmonySkills())).toBe(6);
  const guessing = practise(150, () => 0.3, "guess");
  expect(openStages(guessing.mastery, harmonySkills())).toBe(1);
});

test("stored mastery is read back, and nonsense is a beginner's", () => {
  const { mastery } = practise(30, () => 0.7, "stored");
  expect(readMastery(JSON.parse(JSON.stringify(mastery)))).toEqual(mastery);
  for (const nonsense of [null, 3, {}, { answers: "x", levels: {} }, { answers: 1, levels: 2 }]) {
    expect(readMastery(nonsense)).toEqual(NEW_MASTERY);
  }
  expect(readMastery({ answers: 2, levels: { "side:back": 99, "final:N": "1" } }).levels).toEqual(
    {},
  );
});

test("a round is graded by the engine, each task once", () => {
  const right = { stem: "кітап", suffix: "plural", given: "кітаптар" } as const;
  const wrong = { stem: "үй", suffix: "loc", given: "үйда" } as const;
  expect(gradeHarmonyRound([right, wrong])).toEqual({ right: 1, total: 2 });
  expect(gradeHarmonyRound([right, right, { ...wrong, given: "үйде" }])).toEqual({
    right: 2,
    total: 2,
  });
  expect(gradeHarmonyRound([wrong, { ...wrong, given: "үйде" }])).toEqual({ right: 0, total: 1 });
  expect(gradeHarmonyRound([{ ...right, stem: "жоқ сөз" }])).toBeNull();
  expect(gradeHarmonyRound([{ stem: "бай", suffix: "plural", given: "байлар" }])).toBeNull();
});
