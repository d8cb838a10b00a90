import { type Streak, streakOf } from "@tilashar/learning";
import type { Database } from "#api/db/database.ts";
import { AppError } from "#api/errors.ts";
import { type Account, findAccount } from "#api/features/auth/index.ts";
import {
  countCompletedLessons,
  type LessonProgress,
  listActiveDays,
  listProgress,
} from "#api/features/progress/index.ts";

export interface LearnerStats {
  points: number;
  lessonsCompleted: number;
  streak: Streak;
  proficiencyLevel: Account["proficiencyLevel"];
}

export interface ProfileService {
  /** @throws AppError `not_authenticated` when the account is gone */
  stats(accountId: number): Promise<LearnerStats>;
  /** Lessons the learner has finished at least once, the one studied last first. */
  courses(accountId: number): Promise<LessonProgress[]>;
}

interface ProfileServiceParts {
  database: Database;
  totalOf(accountId: number): Promise<number>;
  now(): number;
}

export function makeProfileService({
  database,
  totalOf,
  now,
}: ProfileServiceParts): ProfileService {
  const { queries } = database;
  return {
    async stats(accountId) {
      const account = await findAccount(queries, accountId);
      if (account === null) throw new AppError("not_authenticated");
      const [points, lessonsCompleted, days] = await Promise.all([
        totalOf(accountId),
        countCompletedLessons(queries, accountId),
        listActiveDays(queries, accountId),
      ]);
      return {
        points,
        lessonsCompleted,
        streak: streakOf(days, now(), account.timeZone),
        proficiencyLevel: account.proficiencyLevel,
      };
    },
    courses: (accountId) => listProgress(queries, accountId),
  };
}
