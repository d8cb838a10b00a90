import type { Queries } from "#api/db/database.ts";
import type { RecordingLicence, VoiceKind } from "#api/features/voice/index.ts";
import {
  type AgeBand,
  ageBands,
  type SpeakerRegion,
  speakerRegions,
  type VoiceSpeaker,
} from "./speaker.model.ts";

interface Row {
  speaker: string;
  voice_kind: string;
  licence: string;
  consent_version: number;
  consented_at: string;
  region: string;
  age: string;
}

const toSpeaker = (row: Row): VoiceSpeaker => ({
  speaker: row.speaker,
  voiceKind: row.voice_kind as VoiceKind | "unknown",
  licence: row.licence as RecordingLicence,
  consentVersion: row.consent_version,
  consentedAt: row.consented_at,
  region: speakerRegions.find((known) => known === row.region) ?? (null as SpeakerRegion | null),
  age: ageBands.find((known) => known === row.age) ?? (null as AgeBand | null),
});

export async function findSpeaker(
  queries: Queries,
  accountId: number,
): Promise<VoiceSpeaker | null> {
  const row = await queries
    .selectFrom("voice_speakers")
    .selectAll()
    .where("account_id", "=", accountId)
    .executeTakeFirst();
  return row === undefined ? null : toSpeaker(row);
}

/** Everybody who gave recordings, by name. */
export async function listSpeakers(queries: Queries): Promise<Map<string, VoiceSpeaker>> {
  const rows = await queries.selectFrom("voice_speakers").selectAll().execute();
  return new Map(rows.map((row) => [row.speaker, toSpeaker(row)]));
}

/** Keeps a speaker; one of this name is changed. @param accountId null for a speaker of a data set */
export async function keepSpeaker(
  queries: Queries,
  accountId: number | null,
  speaker: VoiceSpeaker,
): Promise<void> {
  const changing = {
    voice_kind: speaker.voiceKind,
    licence: speaker.licence,
    consent_version: speaker.consentVersion,
    consented_at: speaker.consentedAt,
    region: speaker.region ?? "",
    age: speaker.age ?? "",
  };
  await queries
    .insertInto("voice_speakers")
    .values({ speaker: speaker.speaker, account_id: accountId, ...changing })
    .onConflict((conflict) => conflict.column("speaker").doUpdateSet(changing))
    .execute();
}

export async function deleteSpeaker(queries: Queries, accountId: number): Promise<void> {
  await queries.deleteFrom("voice_speakers").where("account_id", "=", accountId).execute();
}
