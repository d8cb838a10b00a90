import type { Queries } from "#api/db/database.ts";

/** A recording that a learner agreed to have kept. */
export interface KeptRecording {
  tokenHash: string;
  accountId: number | null;
  word: string;
  /** JSON of what the judge answered. */
  verdict: string;
  sound: Uint8Array;
  createdAt: string;
}

export async function insertRecording(queries: Queries, recording: KeptRecording): Promise<void> {
  await queries
    .insertInto("speech_recordings")
    .values({
      token_hash: recording.tokenHash,
      account_id: recording.accountId,
      word: recording.word,
      verdict: recording.verdict,
      fair: null,
      sound: Buffer.from(recording.sound),
      created_at: recording.createdAt,
    })
    .execute();
}

/** @returns false when there is no such recording */
export async function rateRecording(
  queries: Queries,
  tokenHash: string,
  fair: boolean,
): Promise<boolean> {
  const { numUpdatedRows } = await queries
    .updateTable("speech_recordings")
    .set({ fair: fair ? 1 : 0 })
    .where("token_hash", "=", tokenHash)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** @returns how many there were */
export async function deleteRecordings(
  queries: Queries,
  tokenHashes: readonly string[],
): Promise<number> {
  if (tokenHashes.length === 0) return 0;
  const { numDeletedRows } = await queries
    .deleteFrom("speech_recordings")
    .where("token_hash", "in", [...tokenHashes])
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/** Forgets recordings older than an instant. */
export async function deleteOldRecordings(queries: Queries, before: string): Promise<void> {
  await queries.deleteFrom("speech_recordings").where("created_at", "<", before).execute();
}
