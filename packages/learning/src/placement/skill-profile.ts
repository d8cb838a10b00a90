import type { GradedItem } from "./ability.ts";
import { groupOf, SKILL_GROUPS, type SkillGroup } from "./blueprint.ts";

/** Groups of skills as results tell them: texts that are heard apart from those that are read. */
const TOLD = [...SKILL_GROUPS, "listening"] as const;

const toldOf = ({ item }: GradedItem): SkillGroup | "listening" =>
  item.skill === "listening" ? "listening" : groupOf(item.skill);

export interface SkillScore {
  readonly skill: (typeof TOLD)[number];
  readonly right: number;
  readonly total: number;
}

/** Fewer questions than this say nothing about a skill. */
export const MIN_FOR_A_SKILL = 4;

/** How each skill went in a sitting; one with fewer than four questions is left out. */
export function skillProfile(graded: readonly GradedItem[]): SkillScore[] {
  return TOLD.map((skill) => {
    const ofSkill = graded.filter((one) => toldOf(one) === skill);
    return { skill, right: ofSkill.filter(({ right }) => right).length, total: ofSkill.length };
  }).filter(({ total }) => total >= MIN_FOR_A_SKILL);
}
