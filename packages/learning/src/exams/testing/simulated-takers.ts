import type { ExamLevel, ExamPart } from "@tilashar/course";
import { type Random, seededRandom } from "../../quiz/random.ts";
import { type AbilityGroup, EXAM_MODEL, groupOfPart } from "../exam-model.ts";
import { type ExamEvidence, type ExamForm, examReadiness } from "../readiness.ts";

/** What is assumed of items and people. The model under test sees nothing of it but answers. */
export interface ExamWorld {
  /** Where items of each level lie. */
  readonly difficulty: Readonly<Record<ExamLevel, number>>;
  readonly law: number;
  /** How far items lie from their level's middle. */
  readonly noise: number;
  /** Steepness of the items' curves: median, and spread of its logarithm. */
  readonly slope: number;
  readonly slopeSpread: number;
  /** Chance of guessing an item: from and to. */
  readonly guessing: readonly [number, number];
  /** How takers lie around their level: mean and spread. */
  readonly takers: readonly [number, number];
  /** How far one part lies from the whole of somebody's ability. */
  readonly parts: number;
  /** How much harder the examination is than the mocks: spread over examinations. */
  readonly form: number;
  /** What is learned in thirty days: mean and spread. */
  readonly growth: readonly [number, number];
}

/** People and items as we think they are. */
export const USUAL_EXAM_WORLD: ExamWorld = {
  difficulty: { a1: -1.7, a2: -1, b1: -0.3, b2: 0.5, c1: 1.3 },
  law: 0.1,
  noise: 0.75,
  slope: 1.4,
  slopeSpread: 0.3,
  guessing: [0.15, 0.35],
  takers: [0.2, 1.1],
  parts: 0.5,
  form: 0.3,
  growth: [0.1, 0.25],
};

/** Levels closer together, items that tell little, examinations unlike our mocks: no promise. */
export const HARSH_EXAM_WORLD: ExamWorld = {
  ...USUAL_EXAM_WORLD,
  difficulty: { a1: -1.2, a2: -0.8, b1: -0.1, b2: 0.3, c1: 0.9 },
  noise: 1,
  slope: 1,
  parts: 0.8,
  form: 0.6,
  growth: [0.3, 0.4],
};

/** What was said of a taker's chance, and what came. */
export interface Prediction {
  readonly exam: string;
  readonly mocks: number;
  readonly chance: number;
  readonly passed: boolean;
}

interface SimulatedItem {
  readonly part: ExamPart;
  readonly difficulty: number;
  readonly slope: number;
  readonly guessing: number;
}

/**
 * Lets seeded takers sit none to three mocks in the weeks before, asks for the chance of passing, and lets them
 * sit the examination, whose items are others.
 */
export function simulateExams(
  forms: readonly { readonly name: string; readonly form: ExamForm }[],
  takers: number,
  world: ExamWorld,
): Prediction[] {
  return forms.flatMap(({ name, form }) => {
    const random = seededRandom(`${name} ${JSON.stringify(world)}`);
    return Array.from({ length: takers }, (_, taker): Prediction => {
      const mocks = taker % 4;
      const able = takerOf(form, world, random);
      const growth = world.growth[0] + world.growth[1] * normal(random);
      const evidence = Array.from({ length: mocks }, (): ExamEvidence[] => {
        const daysAgo = Math.floor(random() * 30);
        const shift = (-growth * daysAgo) / 30;
        return sit(form, world, able, { shift, random }).map((one) => ({ ...one, daysAgo }));
      }).flat();
      const shift = -world.form * normal(random);
      return {
        exam: name,
        mocks,
        chance: examReadiness(form, evidence).chance,
        passed: passes(form, sit(form, world, able, { shift, random })),
      };
    });
  });
}

type Able = (part: ExamPart) => number;

function takerOf(form: ExamForm, world: ExamWorld, random: Random): Able {
  const groups = new Map<AbilityGroup, number>();
  const parts = new Map<ExamPart, number>();
  for (const { part } of form.sections.flatMap((section) => section.parts)) {
    const group = groupOfPart(part);
    const middle = group === "kazakh" ? world.difficulty[form.level] : world.law;
    const whole = groups.get(group) ?? middle + world.takers[0] + world.takers[1] * normal(random);
    groups.set(group, whole);
    parts.set(part, parts.get(part) ?? whole + world.parts * normal(random));
  }
  return (part) => parts.get(part) ?? 0;
}

/** One sitting, with items of its own. */
function sit(
  form: ExamForm,
  world: ExamWorld,
  able: Able,
  { shift, random }: { readonly shift: number; readonly random: Random },
): Omit<ExamEvidence, "daysAgo">[] {
  return form.sections.flatMap(({ parts }) =>
    parts.map(({ part, items }) => {
      const isLaw = groupOfPart(part) === "country";
      let right = 0;
      for (let item = 0; item < items; item++) {
        const made = itemOf(part, isLaw ? world.law : world.difficulty[form.level], world, random);
        if (random() < chance(able(part) + shift, made)) right++;
      }
      return { part, level: isLaw ? null : form.level, point: null, right, answers: items };
    }),
  );
}

const itemOf = (
  part: ExamPart,
  middle: number,
  world: ExamWorld,
  random: Random,
): SimulatedItem => ({
  part,
  difficulty:
    middle +
    (part === "listening" ? EXAM_MODEL.listeningIsHarderBy : 0) +
    world.noise * normal(random),
  slope: world.slope * Math.exp(world.slopeSpread * normal(random)),
  guessing: world.guessing[0] + random() * (world.guessing[1] - world.guessing[0]),
});

const chance = (ability: number, { difficulty, slope, guessing }: SimulatedItem): number =>
  guessing + (1 - guessing) / (1 + Math.exp(-slope * (ability - difficulty)));

function passes(form: ExamForm, parts: readonly Omit<ExamEvidence, "daysAgo">[]): boolean {
  const rightOf = (part: ExamPart) => parts.find((one) => one.part === part)?.right ?? 0;
  const sections = form.sections.map((section) => ({
    pass: section.pass,
    right: section.parts.reduce((sum, { part }) => sum + rightOf(part), 0),
  }));
  const whole = sections.reduce((sum, { right }) => sum + right, 0);
  return sections.every(({ pass, right }) => right >= pass) && whole >= (form.passWhole ?? 0);
}

/** Box–Muller. */
function normal(random: Random): number {
  return Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
}

/** Mean squared distance between what was said and what came: 0 is perfect, 0.25 is a coin. */
export const brierScore = (predictions: readonly Prediction[]): number =>
  predictions.reduce((sum, { chance: said, passed }) => sum + (said - (passed ? 1 : 0)) ** 2, 0) /
  predictions.length;

export interface Tenth {
  /** Chances from so many per cent to ten more. */
  readonly from: number;
  readonly takers: number;
  /** Mean of what was said, and share of those who passed. */
  readonly said: number;
  readonly passed: number;
}

/** Said against come, by tenths of what was said; tenths in which nobody is are left out. */
export const reliability = (predictions: readonly Prediction[]): Tenth[] =>
  Array.from({ length: 10 }, (_, tenth) => {
    const own = predictions.filter((one) => Math.min(9, Math.floor(one.chance * 10)) === tenth);
    const mean = (of: (one: Prediction) => number) =>
      own.reduce((sum, one) => sum + of(one), 0) / own.length;
    return {
      from: tenth * 10,
      takers: own.length,
      said: mean((one) => one.chance),
      passed: mean((one) => (one.passed ? 1 : 0)),
    };
  }).filter(({ takers }) => takers > 0);
