import type { Level, LevelLetter, Skill } from "@tilashar/course";

/** A question as the placement rules see it. */
export interface TestItem {
  readonly id: number;
  readonly level: Level;
  readonly skill: Skill;
  /** The text it is about; two questions about one text are never asked in one sitting. */
  readonly passage?: string | undefined;
  /** Frozen difficulty on the ability scale; without one the level's own stands for it. */
  readonly difficulty?: number | undefined;
}

/**
 * What a sitting is drawn by. Reading holds all questions about a text, be it read or heard. Forms joins case, possessive, person and harmony, sentence
 * joins tense and syntax: apart each would have fewer than four questions.
 */
export const SKILL_GROUPS = ["vocabulary", "forms", "sentence", "reading"] as const;
export type SkillGroup = (typeof SKILL_GROUPS)[number];

const groups: Readonly<Record<Skill, SkillGroup>> = {
  vocabulary: "vocabulary",
  case: "forms",
  possessive: "forms",
  person: "forms",
  harmony: "forms",
  tense: "sentence",
  syntax: "sentence",
  reading: "reading",
  listening: "reading",
};

export const groupOf = (skill: Skill): SkillGroup => groups[skill];

/** How many questions of each group a level gives. */
export type Cells = Readonly<Record<Level, Readonly<Record<SkillGroup, number>>>>;

/** Questions in a sitting. */
export const SITTING_LENGTH = 25;

/** The sitting of 25: 8 A, 9 B and 8 C; 15 of vocabulary and grammar, 10 about texts, half of them heard. */
export const STANDARD_CELLS: Cells = {
  beginner: { vocabulary: 2, forms: 2, sentence: 1, reading: 3 },
  intermediate: { vocabulary: 2, forms: 1, sentence: 2, reading: 4 },
  advanced: { vocabulary: 2, forms: 2, sentence: 1, reading: 3 },
};

/** How much each level weighs in the share that the cuts at 40 and 75 speak of. */
export const LEVEL_WEIGHTS: Readonly<Record<Level, number>> = {
  beginner: 8 / 25,
  intermediate: 9 / 25,
  advanced: 8 / 25,
};

/** Whether a sitting has exactly the questions that `STANDARD_CELLS` asks for. */
export function isStandardSitting(items: readonly TestItem[]): boolean {
  return Object.entries(STANDARD_CELLS).every(([level, cells]) =>
    SKILL_GROUPS.every(
      (group) =>
        items.filter((item) => item.level === level && groupOf(item.skill) === group).length ===
        cells[group],
    ),
  );
}

/**
 * The letter of the specification's rule: up to 40 per cent A, up to 75 B, above 75 C.
 *
 * @param percentage whole per cent
 */
export function letterOf(percentage: number): LevelLetter {
  if (percentage <= 40) return "A";
  return percentage <= 75 ? "B" : "C";
}

/** Right answers out of all in whole per cent. */
export const percentageOf = (right: number, total: number): number =>
  total === 0 ? 0 : Math.round((right / total) * 100);
