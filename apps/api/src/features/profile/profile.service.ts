import { addDays, type Day, isActive, localDay, type Streak, streakOf } from "@tilashar/learning";
import { type Asked, ask, together } from "#api/db/ask.ts";
import type { Database } from "#api/db/database.ts";
import { AppError } from "#api/errors.ts";
import { type Account, findAccount } from "#api/features/auth/index.ts";
import {
  activeDaysAsked,
  completedLessonsAsked,
  type DoneDay,
  type LessonProgress,
  listActiveDays,
  listDoneDays,
  listProgress,
} from "#api/features/progress/index.ts";
import type { ReviewService, ReviewStanding } from "#api/features/review/index.ts";

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
  /** The learner's words by how well they are known. */
  words: ReviewStanding["words"];
  /** Milliseconds since the epoch: from then on they may be others, although nothing was done. */
  until: number;
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
  stats(account: Account): Promise<LearnerStats>;
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
  total(accountId: number): Asked<number>;
  reviews: Pick<ReviewService, "standing" | "dueNow">;
  now(): number;
}

export function makeProfileService({
  database,
  total,
  reviews,
  now,
}: ProfileServiceParts): ProfileService {
  const { queries } = database;

  async function accountOf(accountId: number): Promise<Account> {
    const account = await findAccount(queries, accountId);
    if (account === null) throw new AppError("not_authenticated");
    return account;
  }

  return {
    async stats(account) {
      const { points, lessonsCompleted, days, standing } = await ask(
        queries,
        together({
          points: total(account.id),
          lessonsCompleted: completedLessonsAsked(account.id),
          days: activeDaysAsked(account.id),
          standing: reviews.standing(account),
        }),
      );
      const moment = standing.at;
      const today = localDay(moment, account.timeZone);
      return {
        points,
        lessonsCompleted,
        streak: streakOf(days, moment, account.timeZone),
        activeDays: days.length,
        todayDone: days.some(({ day }) => day === today),
        proficiencyLevel: account.proficiencyLevel,
        dueReviews: await reviews.dueNow(account.id, standing),
        words: standing.words,
        until: standing.until,
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
