import { type Random, seededRandom } from "../quiz/random.ts";
import type { HarmonySkill, HarmonyStem, HarmonySuffixId, HarmonyTask } from "./harmony-task.ts";
import { HARMONY_SUFFIX_IDS } from "./harmony-task.ts";
import { makeHarmonyTask, skillOf } from "./make-task.ts";
import { chanceOf, type HarmonyMastery, openStages, openSuffixes } from "./mastery.ts";
import { HARMONY_STEMS } from "./stems.ts";

interface Askable {
  stem: HarmonyStem;
  skill: HarmonySkill;
}

let askable: ReadonlyMap<HarmonySuffixId, readonly Askable[]> | undefined;

/** Every stem with every suffix it takes; worked out at the first task, in some milliseconds. */
function everyAskable(): ReadonlyMap<HarmonySuffixId, readonly Askable[]> {
  askable ??= new Map(
    HARMONY_SUFFIX_IDS.map((suffix) => [
      suffix,
      HARMONY_STEMS.flatMap((stem) => {
        const skill = skillOf(stem, suffix);
        // A vowel that may go, or one that must, asks more than harmony: no task comes of it.
        const isAsked = skill !== null && makeHarmonyTask(stem, suffix, () => 0) !== null;
        return isAsked ? [{ stem, skill }] : [];
      }),
    ]),
  );
  return askable;
}

const keyOf = ({ suffix, side, final }: HarmonySkill) => `${suffix} ${side} ${final}`;

/** Every skill there is a stem for. */
export function harmonySkills(): readonly HarmonySkill[] {
  const skills = new Map<string, HarmonySkill>();
  for (const { skill } of [...everyAskable().values()].flat()) skills.set(keyOf(skill), skill);
  return [...skills.values()];
}

/** What was just asked is not asked again at once. */
const resting = 6;
/** A skill that always goes well still comes up now and then. */
const leastWeight = 0.015;

/**
 * The next task for the learner: skills that go badly come more often, words with mixed vowels and loans
 * once the suffix goes well. The same arguments give the same task.
 *
 * @param recent the stems asked before, the latest last
 */
export function nextHarmonyTask(
  mastery: HarmonyMastery,
  { seed, recent = [] }: { seed: string; recent?: readonly string[] },
): HarmonyTask {
  const random = seededRandom(seed);
  const open = openSuffixes(openStages(mastery, harmonySkills()));
  const rested = recent.slice(-resting);
  const bySkill = new Map<string, Askable[]>();
  for (const one of open.flatMap((suffix) => everyAskable().get(suffix) ?? [])) {
    const isReady = one.stem.tier === 1 || chanceOf(mastery, one.skill) > tierOpens[one.stem.tier];
    if (!isReady || rested.includes(one.stem.kz)) continue;
    const key = keyOf(one.skill);
    bySkill.set(key, [...(bySkill.get(key) ?? []), one]);
  }
  const groups = [...bySkill.values()];
  const chosen = pick(groups, random, ([first]) =>
    first === undefined ? 0 : (1 - chanceOf(mastery, first.skill)) ** 2 + leastWeight,
  );
  const { stem, skill } = pick(chosen, random, () => 1);
  // Whatever is askable makes a task.
  return makeHarmonyTask(stem, skill.suffix, random) as HarmonyTask;
}

const tierOpens: Readonly<Record<1 | 2 | 3, number>> = { 1: 0, 2: 0.65, 3: 0.78 };

function pick<T>(from: readonly T[], random: Random, weightOf: (one: T) => number): T {
  const weights = from.map(weightOf);
  let left = random() * weights.reduce((sum, weight) => sum + weight, 0);
  const index = weights.findIndex((weight) => {
    left -= weight;
    return left < 0;
  });
  return from.at(index) as T;
}
