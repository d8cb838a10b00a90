import {
  ACHIEVEMENTS,
  type Achievement,
  type AchievementProgress,
  progressOf,
} from "@tilashar/learning";
import type { Database } from "#api/db/database.ts";
import { AppError } from "#api/errors.ts";
import { type AsLearner, findAccount } from "#api/features/auth/index.ts";
import { countersOf, findCounters, listEarned } from "#api/features/progress/index.ts";

export interface LearnerAchievement {
  achievement: Achievement;
  /** ISO instant; null while it is not earned. */
  earnedAt: string | null;
  progress: AchievementProgress;
}

export interface AchievementsService {
  /**
   * Every achievement with how far the learner is.
   *
   * @throws AppError `not_authenticated` when the account is gone
   */
  list(accountId: number): Promise<LearnerAchievement[]>;
}

export function makeAchievementsService(
  database: Database,
  asLearner: AsLearner,
): AchievementsService {
  const { queries } = database;

  /** Derives a record of older rules anew, which is the only case that needs the lock. */
  async function upToDateCounters(accountId: number) {
    const stored = await findCounters(queries, accountId);
    if (stored !== null) return stored;
    return asLearner(accountId, null, (transaction) => countersOf(transaction, accountId));
  }

  return {
    async list(accountId) {
      if ((await findAccount(queries, accountId)) === null) throw new AppError("not_authenticated");
      const counters = await upToDateCounters(accountId);
      const earned = await listEarned(queries, accountId);
      return ACHIEVEMENTS.map((achievement) => {
        const earnedAt = earned.get(achievement.id) ?? null;
        const progress = progressOf(achievement, counters);
        return {
          achievement,
          earnedAt,
          // What was earned stays earned, also when its rule has become harder since.
          progress: earnedAt === null ? progress : { have: progress.need, need: progress.need },
        };
      });
    },
  };
}
