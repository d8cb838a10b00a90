import { type Minutes, planToday, type ReviewStep } from "@tilashar/learning/review";
import { ask, together } from "#api/db/ask.ts";
import type { Database } from "#api/db/database.ts";
import type { Account } from "#api/features/auth/index.ts";
import type { AheadOnPath, PathService, PathUnit } from "#api/features/path/index.ts";
import { subjectsAsked } from "#api/features/progress/index.ts";
import type { ReviewService } from "#api/features/review/index.ts";

/** A reading or film as it is offered. */
export interface Beside {
  kind: "reading" | "film";
  id: number;
  title: Readonly<Record<"en" | "ru" | "kz", string>>;
  cover: string;
  seconds: number;
}

/** A part of a plan, with what is shown of it. */
type TodayStep = ReviewStep | (AheadOnPath & { kind: "path" }) | Beside;

export interface Plan {
  minutes: Minutes;
  /** One after the other; none when everything is done. */
  steps: readonly TodayStep[];
}

interface TodayPlans {
  plans: Plan[];
  /** Milliseconds since the epoch: from then on they may be others, although nothing was done. */
  until: number;
}

export interface TodayService {
  /** What to do next for each length of time that a learner may have. */
  plans(account: Account): Promise<TodayPlans>;
}

interface TodayServiceParts {
  database: Database;
  reviews: Pick<ReviewService, "standing" | "dueNow" | "pace">;
  path: Pick<PathService, "ahead">;
  readings: readonly Beside[];
  films: readonly Beside[];
  /** How much of each text a learner of these lessons can read, 0 to 1. */
  knownShares(lessonIds: readonly number[]): readonly { id: number; known: number }[];
}

const lengths: readonly Minutes[] = [3, 5, 10];
/** A text of which less is known is work, not reading. */
const readableFrom = 0.5;
/** No plan of ten minutes holds more. */
const maxOffered = 5;

export function makeTodayService(parts: TodayServiceParts): TodayService {
  const { database, reviews, path, knownShares } = parts;
  const readings = new Map(parts.readings.map((one) => [one.id, one]));
  const films = new Map(parts.films.map((one) => [one.id, one]));

  /** Films of the units so far that were not watched, the newest first. */
  const unseen = (reached: readonly PathUnit[], watched: ReadonlySet<string>): Beside[] =>
    reached
      .toReversed()
      .flatMap((unit) => unit.films)
      .flatMap(({ id }) => (watched.has(`film:${id}`) ? [] : (films.get(id) ?? [])))
      .slice(0, maxOffered);

  /** Unread texts, those first that the learner can read best. */
  const unread = (lessons: readonly number[], read: ReadonlySet<string>): Beside[] =>
    knownShares(lessons)
      .filter(({ id, known }) => !read.has(`reading:${id}`) && known >= readableFrom)
      .sort((one, other) => other.known - one.known)
      .flatMap(({ id }) => readings.get(id) ?? [])
      .slice(0, maxOffered);

  return {
    async plans(account) {
      const { standing, pace, ahead, read, watched } = await ask(
        database.queries,
        together({
          standing: reviews.standing(account),
          pace: reviews.pace(account.id),
          ahead: path.ahead(account.id, maxOffered),
          read: subjectsAsked(account.id, "reading"),
          watched: subjectsAsked(account.id, "film"),
        }),
      );
      const texts = unread(ahead.begun, new Set(read));
      const scenes = unseen(ahead.reached, new Set(watched));
      const offers = {
        due: await reviews.dueNow(account.id, standing),
        waiting: standing.waiting,
        freshAllowed: standing.left.fresh,
        pace,
        path: ahead.steps.map((step) => ({ kind: "path" as const, ...step })),
        // By turns: who has read as much as watched is offered a text
        beside: watched.length < read.length ? [...scenes, ...texts] : [...texts, ...scenes],
      };
      const plans = lengths.map((minutes) => ({ minutes, steps: planToday(minutes, offers) }));
      return { plans, until: standing.until };
    },
  };
}
