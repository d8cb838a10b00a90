import { addDays, type Day, isActive, localDay, type Streak, streakOf } from "@tilashar/learning";
import type { Database } from "#api/db/database.ts";
import { AppError } from "#api/errors.ts";
import { type Account, findAccount } from "#api/features/auth/index.ts";
import {
  countCompletedLessons,
  type DoneDay,
  type LessonProgress,
  listActiveDays,
  listDoneDays,
  listProgress,
} from "#api/features/progress/index.ts";

export interface LearnerStats {
  points: number;
  lessonsCompleted: number;
  streak: Streak;
  /** Days that counted for the streak, ever. */
  activeDays: number;
  todayDone: boolean;
  proficiencyLevel: Account["proficiencyLevel"];
  /** Reviews that are due now. */
  dueReviews: number;
  words: WordStrengths;
}

/** The learner's words by how well they are known. */
interface WordStrengths {
  fresh: number;
  weak: number;
  fair: number;
  strong: number;
}

/** A day of the year that ends today. */
export interface YearDay extends Omit<DoneDay, "counts"> {
  lessons: number;
  reviews: number;
  seconds: number;
  /** Enough was done for the day to count for the streak. */
  active: boolean;
  /** The day was missed, and a freeze let it pass. */
  frozen: boolean;
}

const yearLength = 365;

export interface ProfileService {
  /** @throws AppError `not_authenticated` when the account is gone */
  stats(accountId: number): Promise<LearnerStats>;
  /** Lessons the learner has finished at least once, the one studied last first. */
  courses(accountId: number): Promise<LessonProgress[]>;
  /**
   * The last 365 days up to the learner's today, oldest first.
   *
   * @throws AppError `not_authenticated` when the account is gone
   */
  activity(accountId: number): Promise<YearDay[]>;
}

interface ProfileServiceParts {
  database: Database;
  totalOf(accountId: number): Promise<number>;
  dueReviews(accountId: number, timeZone: string): Promise<number>;
  wordStrengths(accountId: number): Promise<WordStrengths>;
  now(): number;
}

export function makeProfileService({
  database,
  totalOf,
  dueReviews,
  wordStrengths,
  now,
}: ProfileServiceParts): ProfileService {
  const { queries } = database;

  async function accountOf(accountId: number): Promise<Account> {
    const account = await findAccount(queries, accountId);
    if (account === null) throw new AppError("not_authenticated");
    return account;
  }

  return {
    async stats(accountId) {
      const account = await accountOf(accountId);
      const [points, lessonsCompleted, days, due, words] = await Promise.all([
        totalOf(accountId),
        countCompletedLessons(queries, accountId),
        listActiveDays(queries, accountId),
        dueReviews(accountId, account.timeZone),
        wordStrengths(accountId),
      ]);
      const moment = now();
      const today = localDay(moment, account.timeZone);
      return {
        points,
        lessonsCompleted,
        streak: streakOf(days, moment, account.timeZone),
        activeDays: days.length,
        todayDone: days.some(({ day }) => day === today),
        proficiencyLevel: account.proficiencyLevel,
        dueReviews: due,
        words,
      };
    },
    courses: (accountId) => listProgress(queries, accountId),
    async activity(accountId) {
      const { timeZone } = await accountOf(accountId);
      const moment = now();
      const first = addDays(localDay(moment, timeZone), 1 - yearLength);
      const [done, active] = await Promise.all([
        listDoneDays(queries, accountId, first),
        listActiveDays(queries, accountId),
      ]);
      const frozen = new Set(streakOf(active, moment, timeZone).frozen);
      const doneOn = new Map(done.map((day) => [day.day, day]));
      return Array.from({ length: yearLength }, (_, index) => {
        const day = addDays(first, index);
        return yearDay(day, doneOn.get(day), frozen.has(day));
      });
    },
  };
}

function yearDay(day: Day, done: DoneDay | undefined, frozen: boolean): YearDay {
  return {
    day,
    points: done?.points ?? 0,
    lessons: done?.counts.lessons ?? 0,
    reviews: done?.counts.reviews ?? 0,
    seconds: done?.counts.seconds ?? 0,
    active: done !== undefined && isActive(done.counts),
    frozen,
  };
}
