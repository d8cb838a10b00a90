export {
  type AbilityEstimate,
  chanceRight,
  estimateAbility,
  type GradedItem,
  LEVEL_DIFFICULTY,
} from "./ability.ts";
export {
  groupOf,
  isStandardSitting,
  LEVEL_WEIGHTS,
  letterOf,
  percentageOf,
  SITTING_LENGTH,
  SKILL_GROUPS,
  type SkillGroup,
  STANDARD_CELLS,
  type TestItem,
} from "./blueprint.ts";
export {
  ABILITY_BINS,
  ANSWERS_TO_CALIBRATE,
  type AnswerCount,
  abilityBin,
  type Bin,
  correlation,
  fitDifficulty,
  type ItemStatistics,
  itemStatistics,
} from "./calibrate.ts";
export { DIFFICULTIES } from "./difficulties.generated.ts";
export { drawTest, optionOrder, optionOrders } from "./draw-test.ts";
export { type MissedQuestion, nextLessons, type StudyLesson } from "./next-lessons.ts";
export {
  type Opening,
  openingUnit,
  type PlacedUnit,
} from "./opening-unit.ts";
export { type SkillScore, skillProfile } from "./skill-profile.ts";
export { drawStage, STAGE_LENGTHS } from "./stages.ts";
