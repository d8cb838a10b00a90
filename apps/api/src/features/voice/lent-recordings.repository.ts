import type { Queries } from "#api/db/database.ts";
import type { RecordingLicence, VoiceKind } from "./voice-recordings.repository.ts";

/** What became of a recording. */
export type LentState = "waiting" | "approved" | "refused";

/** A recording that somebody gave in the studio, without its bytes. */
export interface LentRecording {
  id: number;
  /** Null for one of a data set. */
  accountId: number | null;
  text: string;
  milliseconds: number;
  createdAt: string;
  state: LentState;
  refusal: string | null;
}

const columns = [
  "id",
  "account_id",
  "text",
  "milliseconds",
  "created_at",
  "approved_at",
  "refused_at",
  "refusal",
] as const;

interface Row {
  id: number;
  account_id: number | null;
  text: string;
  milliseconds: number;
  created_at: string;
  approved_at: string | null;
  refused_at: string | null;
  refusal: string | null;
}

const toLent = (row: Row): LentRecording => ({
  id: row.id,
  accountId: row.account_id,
  text: row.text,
  milliseconds: row.milliseconds,
  createdAt: row.created_at,
  state: row.approved_at !== null ? "approved" : row.refused_at !== null ? "refused" : "waiting",
  refusal: row.refusal,
});

const lent = (queries: Queries) => queries.selectFrom("voice_recordings").select(columns);

export async function findLent(queries: Queries, id: number): Promise<LentRecording | null> {
  const row = await lent(queries).where("id", "=", id).executeTakeFirst();
  return row === undefined ? null : toLent(row);
}

export async function findLentByAttempt(
  queries: Queries,
  accountId: number,
  attempt: string,
): Promise<LentRecording | null> {
  const row = await lent(queries)
    .where("attempt", "=", attempt)
    .where("account_id", "=", accountId)
    .executeTakeFirst();
  return row === undefined ? null : toLent(row);
}

/** Somebody's recordings, the newest first. */
export async function listLent(
  queries: Queries,
  accountId: number,
  { before, limit }: { before: number | null; limit: number },
): Promise<LentRecording[]> {
  const rows = await lent(queries)
    .where("account_id", "=", accountId)
    .$if(before !== null, (query) => query.where("id", "<", before))
    .orderBy("id", "desc")
    .limit(limit)
    .execute();
  return rows.map(toLent);
}

/** Others' recordings that nobody has judged, the oldest first. */
export async function listWaiting(
  queries: Queries,
  notOf: number,
  { after, limit }: { after: number | null; limit: number },
): Promise<LentRecording[]> {
  const rows = await lent(queries)
    .where("approved_at", "is", null)
    .where("refused_at", "is", null)
    .where("account_id", "is not", null)
    .where("account_id", "!=", notOf)
    .where("id", ">", after ?? 0)
    .orderBy("id")
    .limit(limit)
    .execute();
  return rows.map(toLent);
}

/** How many recordings each text has, refused ones left out, and which this account has read. */
export async function countByText(
  queries: Queries,
  accountId: number,
): Promise<{ counts: Map<string, number>; own: Set<string> }> {
  const rows = await queries
    .selectFrom("voice_recordings")
    .select(["text_key", "account_id"])
    .where("refused_at", "is", null)
    .execute();
  const counts = new Map<string, number>();
  const own = new Set<string>();
  for (const { text_key, account_id } of rows) {
    counts.set(text_key, (counts.get(text_key) ?? 0) + 1);
    if (account_id === accountId) own.add(text_key);
  }
  return { counts, own };
}

/** How many of somebody's recordings are in each state. */
export async function countLent(
  queries: Queries,
  accountId: number,
): Promise<Record<LentState, number>> {
  const rows = await queries
    .selectFrom("voice_recordings")
    .select(["approved_at", "refused_at"])
    .where("account_id", "=", accountId)
    .execute();
  const counts = { waiting: 0, approved: 0, refused: 0 };
  for (const { approved_at, refused_at } of rows) {
    counts[approved_at !== null ? "approved" : refused_at !== null ? "refused" : "waiting"] += 1;
  }
  return counts;
}

/** The bytes of a recording, approved or not. */
export async function findLentSound(queries: Queries, id: number): Promise<Buffer | null> {
  const row = await queries
    .selectFrom("voice_recordings")
    .select("sound")
    .where("id", "=", id)
    .executeTakeFirst();
  return row === undefined ? null : Buffer.from(row.sound);
}

export async function hasSound(queries: Queries, hash: string): Promise<boolean> {
  const row = await queries
    .selectFrom("voice_recordings")
    .select("id")
    .where("sound_hash", "=", hash)
    .executeTakeFirst();
  return row !== undefined;
}

/** Refuses a recording that waits. @returns false when there is none */
export async function refuseRecording(
  queries: Queries,
  id: number,
  { at, by, refusal }: { at: string; by: number; refusal: string },
): Promise<boolean> {
  const { numUpdatedRows } = await queries
    .updateTable("voice_recordings")
    .set({ refused_at: at, refused_by: by, refusal })
    .where("id", "=", id)
    .where("approved_at", "is", null)
    .where("refused_at", "is", null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Deletes recordings of an account: all of them, one, or those of a text. @returns how many there were */
export async function deleteLent(
  queries: Queries,
  accountId: number,
  which: { id?: number; textKey?: string } = {},
): Promise<number> {
  const { id, textKey } = which;
  const { numDeletedRows } = await queries
    .deleteFrom("voice_recordings")
    .where("account_id", "=", accountId)
    .$if(id !== undefined, (query) => query.where("id", "=", id ?? 0))
    .$if(textKey !== undefined, (query) => query.where("text_key", "=", textKey ?? ""))
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/** A recording as a data set tells of it. */
interface ApprovedRecording {
  id: number;
  speaker: string;
  voiceKind: VoiceKind | "unknown";
  licence: RecordingLicence;
  text: string;
}

/** Approved recordings of everybody, the oldest first. */
export async function listApprovedRecordings(
  queries: Queries,
  { after, limit }: { after: number; limit: number },
): Promise<ApprovedRecording[]> {
  const rows = await queries
    .selectFrom("voice_recordings")
    .select(["id", "speaker", "voice_kind", "licence", "text"])
    .where("approved_at", "is not", null)
    .where("id", ">", after)
    .orderBy("id")
    .limit(limit)
    .execute();
  return rows.map(({ voice_kind, licence, ...row }) => ({
    ...row,
    voiceKind: voice_kind as VoiceKind | "unknown",
    licence: licence as RecordingLicence,
  }));
}
