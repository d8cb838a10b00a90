import {
  type Minutes,
  planToday,
  type ReviewOffers,
  type ReviewStep,
} from "@tilashar/learning/review";
import type { Database } from "#api/db/database.ts";
import type { AheadOnPath, PathService, PathUnit } from "#api/features/path/index.ts";
import { listProgress, listSubjects } from "#api/features/progress/index.ts";

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

export interface TodayService {
  /** What to do next for each length of time that a learner may have. */
  plans(accountId: number): Promise<Plan[]>;
}

interface TodayServiceParts {
  database: Database;
  reviewOffers(accountId: number): Promise<ReviewOffers>;
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
  const { database, reviewOffers, path, knownShares } = parts;
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
    async plans(accountId) {
      const { queries } = database;
      const [reviews, { steps, reached }, taken, read, watched] = await Promise.all([
        reviewOffers(accountId),
        path.ahead(accountId, maxOffered),
        listProgress(queries, accountId),
        listSubjects(queries, accountId, "reading"),
        listSubjects(queries, accountId, "film"),
      ]);
      const texts = unread(
        taken.map(({ lessonId }) => lessonId),
        new Set(read),
      );
      const scenes = unseen(reached, new Set(watched));
      const offers = {
        ...reviews,
        path: steps.map((step) => ({ kind: "path" as const, ...step })),
        // By turns: who has read as much as watched is offered a text
        beside: watched.length < read.length ? [...scenes, ...texts] : [...texts, ...scenes],
      };
      return lengths.map((minutes) => ({ minutes, steps: planToday(minutes, offers) }));
    },
  };
}
