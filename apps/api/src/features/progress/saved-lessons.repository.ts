import type { Selectable } from "kysely";
import { type Asked, mapped } from "#api/db/ask.ts";
import type { Queries } from "#api/db/database.ts";
import { keptQuery } from "#api/db/kept-query.ts";
import type { Schema } from "#api/db/schema.ts";
import type { SavedLesson } from "./saved-lesson.model.ts";

const columns = [
  "id",
  "event_id",
  "lesson_id",
  "score",
  "questions",
  "value",
  "studied_day",
  "paid_day",
] as const;

function rowToSavedLesson(
  row: Pick<Selectable<Schema["saved_lessons"]>, (typeof columns)[number]>,
): SavedLesson {
  if (row.event_id === null) throw new Error(`Save ${row.id} has no entry in the log.`);
  return {
    id: row.id,
    eventId: row.event_id,
    lessonId: row.lesson_id,
    score: row.score,
    questions: row.questions,
    value: row.value,
    studiedDay: row.studied_day,
    paidDay: row.paid_day,
  };
}

export const saveByAttemptAsked = (accountId: number, attempt: string): Asked<SavedLesson | null> =>
  mapped(saveOfAttempt.with({ accountId, attempt }), ([row]) =>
    row ? rowToSavedLesson(row) : null,
  );

const saveOfAttempt = keptQuery(
  (queries, { accountId, attempt }: { accountId: number; attempt: string }) =>
    queries
      .selectFrom("saved_lessons")
      .select(columns)
      .where("account_id", "=", accountId)
      .where("attempt", "=", attempt),
);

export async function insertSavedLesson(
  queries: Queries,
  accountId: number,
  save: Omit<SavedLesson, "id"> & { attempt: string | null; savedAt: string },
): Promise<SavedLesson> {
  const [row] = await addSave(queries, {
    account_id: accountId,
    event_id: save.eventId,
    lesson_id: save.lessonId,
    attempt: save.attempt,
    score: save.score,
    questions: save.questions,
    value: save.value,
    studied_day: save.studiedDay,
    paid_day: save.paidDay,
    saved_at: save.savedAt,
  });
  return rowToSavedLesson(row as Parameters<typeof rowToSavedLesson>[0]);
}

const addSave = keptQuery(
  (queries, save: Omit<Selectable<Schema["saved_lessons"]>, "id" | "claimed_at">) =>
    queries.insertInto("saved_lessons").values(save).returning(columns),
);

/** The learner's newest save that is not claimed yet. */
export const newestUnclaimedAsked = (accountId: number): Asked<NamedSave | null> =>
  mapped(newestUnclaimed.with({ accountId }), ([row]) =>
    row ? { save: rowToSavedLesson(row), claimed: false } : null,
  );

export interface NamedSave {
  save: SavedLesson;
  claimed: boolean;
}

const newestUnclaimed = keptQuery((queries, { accountId }: { accountId: number }) =>
  queries
    .selectFrom("saved_lessons")
    .select(columns)
    .where("account_id", "=", accountId)
    .where("claimed_at", "is", null)
    .orderBy("id", "desc")
    .limit(1),
);

/** One of a learner's saves, and whether it has been claimed. */
export const savedLessonAsked = (accountId: number, id: number): Asked<NamedSave | null> =>
  mapped(saveOf.with({ accountId, id }), ([row]) =>
    row ? { save: rowToSavedLesson(row), claimed: row.claimed_at !== null } : null,
  );

export async function markClaimed(
  queries: Queries,
  savedLessonId: number,
  claimedAt: string,
): Promise<void> {
  await claim.write(queries, { savedLessonId, claimedAt });
}

const saveOf = keptQuery((queries, { accountId, id }: { accountId: number; id: number }) =>
  queries
    .selectFrom("saved_lessons")
    .select([...columns, "claimed_at"])
    .where("id", "=", id)
    .where("account_id", "=", accountId),
);

const claim = keptQuery(
  (queries, { savedLessonId, claimedAt }: { savedLessonId: number; claimedAt: string }) =>
    queries
      .updateTable("saved_lessons")
      .set({ claimed_at: claimedAt })
      .where("id", "=", savedLessonId),
);
