export { gradeHarmonyRound, HARMONY_ROUND, type HarmonyAnswer } from "./grade-round.ts";
export {
  HARMONY_SUFFIX_IDS,
  type HarmonyOption,
  type HarmonySkill,
  type HarmonySuffixId,
  type HarmonyTask,
} from "./harmony-task.ts";
export { chanceOf, type HarmonyMastery, learnFrom, NEW_MASTERY, readMastery } from "./mastery.ts";
export { harmonySkills, nextHarmonyTask } from "./next-task.ts";
