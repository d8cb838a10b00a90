import type { SpeakerVoice } from "@tilashar/speech/voice";
import type { Queries } from "#api/db/database.ts";
import { keptQuery } from "#api/db/kept-query.ts";

export type VoiceKind = SpeakerVoice["kind"];

/** What a speaker gives a recording under; each has its page at Creative Commons. */
export type RecordingLicence = "CC0-1.0" | "CC-BY-4.0";

/** A recording as it is kept; what waits for approval has none. */
export interface NewVoiceRecording {
  /** Made by the browser or by an import: the same one again is the same recording. */
  attempt: string;
  accountId: number | null;
  speaker: string;
  voiceKind: VoiceKind | "unknown";
  licence: RecordingLicence;
  /** `recordingKey` of the text. */
  textKey: string;
  text: string;
  milliseconds: number;
  /** MP3 of one channel, trimmed, at the level of the other voices. */
  sound: Uint8Array;
  createdAt: string;
  /** Null: it waits. */
  approvedAt: string | null;
  /** Of its samples; null for what came with a data set. */
  soundHash?: string | null;
}

/** A recording that may be played, without its bytes. */
interface PlayableRecording {
  id: number;
  speaker: string;
  voiceKind: VoiceKind | "unknown";
  licence: RecordingLicence;
}

/** @returns its number; null when a recording with this attempt, or of this very sound, is kept already */
export async function insertVoiceRecording(
  queries: Queries,
  recording: NewVoiceRecording,
): Promise<number | null> {
  const row = await queries
    .insertInto("voice_recordings")
    .values({
      attempt: recording.attempt,
      account_id: recording.accountId,
      speaker: recording.speaker,
      voice_kind: recording.voiceKind,
      licence: recording.licence,
      text_key: recording.textKey,
      text: recording.text,
      milliseconds: recording.milliseconds,
      sound: Buffer.from(recording.sound),
      created_at: recording.createdAt,
      approved_at: recording.approvedAt,
      sound_hash: recording.soundHash ?? null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .executeTakeFirst();
  return row?.id ?? null;
}

/** Lets a recording be played from now on. @returns false when there is none that waits */
export async function approveVoiceRecording(
  queries: Queries,
  id: number,
  { at, by }: { at: string; by: number | null },
): Promise<boolean> {
  const { numUpdatedRows } = await queries
    .updateTable("voice_recordings")
    .set({ approved_at: at, approved_by: by })
    .where("id", "=", id)
    .where("approved_at", "is", null)
    .where("refused_at", "is", null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function deleteVoiceRecording(queries: Queries, id: number): Promise<boolean> {
  const { numDeletedRows } = await queries
    .deleteFrom("voice_recordings")
    .where("id", "=", id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Takes back all that a speaker has given. @returns how many recordings there were */
export async function deleteVoiceRecordingsOf(queries: Queries, speaker: string): Promise<number> {
  const { numDeletedRows } = await queries
    .deleteFrom("voice_recordings")
    .where("speaker", "=", speaker)
    .executeTakeFirst();
  return Number(numDeletedRows);
}

const approved = keptQuery((queries, { textKey }: { textKey: string }) =>
  queries
    .selectFrom("voice_recordings")
    .select(["id", "speaker", "voice_kind", "licence"])
    .where("text_key", "=", textKey)
    .where("approved_at", "is not", null)
    .orderBy("approved_at", "desc")
    .orderBy("id", "desc")
    .limit(20),
);

/** The approved recordings of a text, the newest first. */
export async function listPlayableRecordings(
  queries: Queries,
  textKey: string,
): Promise<PlayableRecording[]> {
  const rows = await approved(queries, { textKey });
  return rows.map(({ voice_kind, licence, ...row }) => ({
    ...row,
    voiceKind: voice_kind as VoiceKind | "unknown",
    licence: licence as RecordingLicence,
  }));
}

/** The bytes of an approved recording; null when it has been taken back meanwhile. */
export async function findRecordedSound(queries: Queries, id: number): Promise<Buffer | null> {
  const row = await queries
    .selectFrom("voice_recordings")
    .select("sound")
    .where("id", "=", id)
    .where("approved_at", "is not", null)
    .executeTakeFirst();
  return row === undefined ? null : Buffer.from(row.sound);
}
