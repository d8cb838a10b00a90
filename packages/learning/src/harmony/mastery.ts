import type { HarmonySkill, HarmonySuffixId } from "./harmony-task.ts";

/**
 * What is known of a learner: a level in log odds for each suffix, side and final sound, and for each
 * of their combinations that was asked. Plain data, so that it can be stored as it is.
 */
export interface HarmonyMastery {
  readonly answers: number;
  readonly levels: Readonly<Record<string, number>>;
}

export const NEW_MASTERY: HarmonyMastery = { answers: 0, levels: {} };

/** Where a beginner stands: a little better than guessing among three. */
const start = 0.2;
const furthest = 4;
/** How fast each part learns from an answer: the combination fastest, what it shares more slowly. */
const pace = { suffix: 0.25, side: 0.3, final: 0.35, cell: 0.5 };

function partsOf({ suffix, side, final }: HarmonySkill): readonly [key: string, pace: number][] {
  return [
    [`suffix:${suffix}`, pace.suffix],
    ...(side === null ? [] : [[`side:${side}`, pace.side] as [string, number]]),
    [`final:${final}`, pace.final],
    [`cell:${suffix}:${side ?? "both"}:${final}`, pace.cell],
  ];
}

/** How likely the learner gets this skill right, 0..1. */
export function chanceOf({ levels }: HarmonyMastery, skill: HarmonySkill): number {
  const sum = partsOf(skill).reduce((total, [key]) => total + (levels[key] ?? 0), start);
  return 1 / (1 + Math.exp(-sum));
}

/** The mastery after an answer. A surprise moves it much, what was expected little. */
export function learnFrom(
  mastery: HarmonyMastery,
  skill: HarmonySkill,
  isRight: boolean,
): HarmonyMastery {
  const surprise = (isRight ? 1 : 0) - chanceOf(mastery, skill);
  const levels: Record<string, number> = { ...mastery.levels };
  for (const [key, speed] of partsOf(skill)) {
    const level = (levels[key] ?? 0) + speed * surprise;
    levels[key] = Math.min(furthest, Math.max(-furthest, level));
  }
  return { answers: mastery.answers + 1, levels };
}

/** Suffixes open together; the next ones open when these go well. */
const stages: readonly (readonly HarmonySuffixId[])[] = [
  ["plural", "loc"],
  ["question", "acc"],
  ["gen", "dat"],
  ["abl", "ins"],
  ["pss3", "pss1s"],
  ["lyq", "ly"],
];
const goesWell = 0.75;
const minAnswersOfStage = 8;

/** The stages open to the learner, from 1 to 6, given every skill that can be asked. */
export function openStages(mastery: HarmonyMastery, skills: readonly HarmonySkill[]): number {
  let open = 1;
  while (open < stages.length) {
    const last = stages[open - 1] ?? [];
    const chances = skills
      .filter(({ suffix }) => last.includes(suffix))
      .map((skill) => chanceOf(mastery, skill));
    const mean = chances.reduce((sum, chance) => sum + chance, 0) / Math.max(1, chances.length);
    if (mean < goesWell || mastery.answers < open * minAnswersOfStage) break;
    open += 1;
  }
  return open;
}

/** The suffixes of the open stages. */
export function openSuffixes(open: number): readonly HarmonySuffixId[] {
  return stages.slice(0, open).flat();
}

/** Reads stored mastery; whatever is no such thing gives a beginner's. */
export function readMastery(stored: unknown): HarmonyMastery {
  if (typeof stored !== "object" || stored === null) return NEW_MASTERY;
  const { answers, levels } = stored as Partial<Record<keyof HarmonyMastery, unknown>>;
  if (!Number.isSafeInteger(answers) || typeof levels !== "object" || levels === null)
    return NEW_MASTERY;
  const numbers = Object.entries(levels).filter(
    (entry): entry is [string, number] =>
      typeof entry[1] === "number" && Math.abs(entry[1]) <= furthest,
  );
  return { answers: Math.max(0, answers as number), levels: Object.fromEntries(numbers) };
}
