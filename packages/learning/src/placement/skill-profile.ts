import type { GradedItem } from "./ability.ts";
import { groupOf, SKILL_GROUPS, type SkillGroup } from "./blueprint.ts";

export interface SkillScore {
  readonly skill: SkillGroup;
  readonly right: number;
  readonly total: number;
}

/** Fewer questions than this say nothing about a skill. */
export const FEWEST_FOR_A_SKILL = 4;

/** How each skill went in a sitting; one with fewer than four questions is left out. */
export function skillProfile(graded: readonly GradedItem[]): SkillScore[] {
  return SKILL_GROUPS.map((skill) => {
    const ofSkill = graded.filter(({ item }) => groupOf(item.skill) === skill);
    return { skill, right: ofSkill.filter(({ right }) => right).length, total: ofSkill.length };
  }).filter(({ total }) => total >= FEWEST_FOR_A_SKILL);
}
