import type { EarnedAchievement } from "@tilashar/contracts";
import { makeStore } from "#app/lib/store.ts";

const none: readonly EarnedAchievement[] = [];
export const shownAchievements = makeStore(none);
/** A result sent again is answered with the same achievements: each is celebrated once. */
const celebrated = new Set<string>();

/** Shows achievements wherever the learner is, beside those that are still on the screen. */
export function celebrate(achievements: readonly EarnedAchievement[]): void {
  const fresh = achievements.filter(({ id }) => !celebrated.has(id));
  if (fresh.length === 0) return;
  for (const { id } of fresh) celebrated.add(id);
  shownAchievements.set([...shownAchievements.now(), ...fresh]);
}

export function endCelebration(): void {
  shownAchievements.set(none);
}

/** Celebrates what an API answer carries in its `achievements`; any other answer is passed over. */
export function celebrateAnswer(answer: unknown): void {
  if (typeof answer !== "object" || answer === null || !("achievements" in answer)) return;
  const { achievements } = answer;
  if (Array.isArray(achievements)) celebrate(achievements.filter(isEarnedAchievement));
}

function isEarnedAchievement(value: unknown): value is EarnedAchievement {
  if (typeof value !== "object" || value === null) return false;
  const { id, title, badge_icon } = value as Record<string, unknown>;
  return typeof id === "string" && typeof title === "string" && typeof badge_icon === "string";
}

/** The achievements being celebrated; none most of the time. */
export const useCelebration = shownAchievements.use;
