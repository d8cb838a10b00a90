import { type Random, seededRandom } from "../quiz/random.ts";
import { HARMONY_ROUND } from "./grade-round.ts";
import type { HarmonySkill, HarmonyStem, HarmonySuffixId, HarmonyTask } from "./harmony-task.ts";
import { HARMONY_SUFFIX_IDS } from "./harmony-task.ts";
import { makeHarmonyTask, skillOf } from "./make-task.ts";
import { chanceOf, type HarmonyMastery, openStages, openSuffixes } from "./mastery.ts";
import { HARMONY_STEMS } from "./stems.ts";

/** A skill with the stems that train it, at least one. */
interface Trained {
  skill: HarmonySkill;
  stems: HarmonyStem[];
}

let trained: ReadonlyMap<HarmonySuffixId, readonly Trained[]> | undefined;

/** The skills of each suffix; worked out at the first task, in some milliseconds. */
function everyTrained(): ReadonlyMap<HarmonySuffixId, readonly Trained[]> {
  trained ??= new Map(HARMONY_SUFFIX_IDS.map((suffix) => [suffix, trainedBy(suffix)]));
  return trained;
}

function trainedBy(suffix: HarmonySuffixId): Trained[] {
  const skills = new Map<string, Trained>();
  for (const stem of HARMONY_STEMS) {
    const skill = skillOf(stem, suffix);
    // A vowel that may go, or one that must, asks more than harmony: no task comes of it.
    if (skill === null || makeHarmonyTask(stem, suffix, () => 0) === null) continue;
    const key = `${skill.side} ${skill.final}`;
    const known = skills.get(key);
    if (known === undefined) skills.set(key, { skill, stems: [stem] });
    else known.stems.push(stem);
  }
  return [...skills.values()];
}

/** Every skill there is a stem for. */
export function harmonySkills(): readonly HarmonySkill[] {
  return [...everyTrained().values()].flat().map(({ skill }) => skill);
}

/** No stem comes twice in a round: the second answer would count for nothing. */
const resting = HARMONY_ROUND - 1;
/** A skill that always goes well still comes up now and then. */
const minWeight = 0.015;

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
  const groups = open
    .flatMap((suffix) => everyTrained().get(suffix) ?? [])
    .flatMap(({ skill, stems }) => {
      const chance = chanceOf(mastery, skill);
      const ready = stems.filter(
        ({ kz, tier }) => (tier === 1 || chance > tierOpens[tier]) && !rested.includes(kz),
      );
      return ready.length === 0 ? [] : [{ skill, stems: ready, chance }];
    });
  const { skill, stems } = pick(groups, random, ({ chance }) => (1 - chance) ** 2 + minWeight);
  const stem = pick(stems, random, () => 1);
  // A stem is among those of a skill because it makes a task of it.
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
