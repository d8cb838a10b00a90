import type { AsLearner } from "#api/features/auth/index.ts";
import { type FinishedWork, type RecordEvent, sumPaidFor } from "#api/features/progress/index.ts";

/** What a film is worth follows from its lines. */
export interface WatchedFilm {
  readonly id: number;
  readonly lines: readonly unknown[];
}

export interface FilmsService {
  /**
   * Notes that a learner has watched a film, and pays a point for each of its lines the first time. The
   * same `attempt` again changes nothing and answers the same.
   */
  watched(accountId: number, film: WatchedFilm, work: FinishedWork): Promise<{ awarded: number }>;
}

interface FilmsServiceParts {
  asLearner: AsLearner;
  recordEvent: RecordEvent;
}

export function makeFilmsService({ asLearner, recordEvent }: FilmsServiceParts): FilmsService {
  return {
    watched: (accountId, { id, lines }, work) =>
      asLearner(accountId, "saveByAccount", async (queries, account) => {
        const subject = `film:${id}`;
        const hasPaid = (await sumPaidFor(queries, accountId, subject)) > 0;
        const { awarded } = await recordEvent(queries, account, {
          kind: "film",
          subject,
          ...work,
          worth: hasPaid ? 0 : lines.length,
          detail: { lines: lines.length },
        });
        return { awarded };
      }),
  };
}
