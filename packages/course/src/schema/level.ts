/** The three levels under their wire names, easiest first. In a file without schemas: browsers know them. */
export const LEVELS = ["beginner", "intermediate", "advanced"] as const;
type Level = (typeof LEVELS)[number];

const LETTERS = { beginner: "A", intermediate: "B", advanced: "C" } as const;
export type LevelLetter = (typeof LETTERS)[Level];

/** The letter people know a level by. */
export const levelLetter = (level: Level): LevelLetter => LETTERS[level];
