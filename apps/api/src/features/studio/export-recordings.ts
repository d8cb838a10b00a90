import { mkdir, readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Queries } from "#api/db/database.ts";
import { StartError } from "#api/errors.ts";
import {
  findRecordedSound,
  listApprovedRecordings,
  recordingKey,
} from "#api/features/voice/index.ts";
import { type CommonVoiceRow, columnsOf, commonVoiceColumns, toTsv } from "./common-voice.ts";
import { listSpeakers } from "./voice-speakers.repository.ts";

const readme = `Recordings of Kazakh, read for Tilashar.

validated.tsv has the columns of a release of Common Voice; the sounds are in clips/. licences.tsv says of each clip under
which licence it may be used: CC0-1.0 (no conditions) or CC-BY-4.0 (name the speaker by its client_id). up_votes counts the
program that compared sound and sentence and the person who listened. accents names a part of Kazakhstan, or "abroad".
`;

/**
 * Writes every approved recording into a new folder in the form of Common Voice.
 *
 * @returns how many there are
 * @throws StartError when the folder has something in it
 */
export async function exportRecordings(queries: Queries, folder: string): Promise<number> {
  const clips = join(folder, "clips");
  await mkdir(clips, { recursive: true });
  if ((await readdir(folder)).length > 1 || (await readdir(clips)).length > 0) {
    throw new StartError(`${folder} is not empty: name a new folder.`);
  }
  const speakers = await listSpeakers(queries);
  const rows: CommonVoiceRow[] = [];
  const licences: { path: string; client_id: string; licence: string }[] = [];
  for (let after = 0; ; ) {
    const page = await listApprovedRecordings(queries, { after, limit: 500 });
    for (const { id, speaker, voiceKind, licence, text } of page) {
      const sound = await findRecordedSound(queries, id);
      // Taken back while the others were written.
      if (sound === null) continue;
      const path = `tilashar_kk_${id}.mp3`;
      await writeFile(join(clips, path), sound);
      const known = speakers.get(speaker);
      rows.push({
        client_id: speaker,
        path,
        sentence_id: recordingKey(text) ?? "",
        sentence: text,
        sentence_domain: "",
        up_votes: "2",
        down_votes: "0",
        ...columnsOf({ voiceKind, age: known?.age ?? null, region: known?.region ?? null }),
        variant: "",
        locale: "kk",
        segment: "",
      });
      licences.push({ path, client_id: speaker, licence });
    }
    after = page.at(-1)?.id ?? after;
    if (page.length === 0) break;
  }
  await writeFile(join(folder, "validated.tsv"), toTsv(commonVoiceColumns, rows));
  await writeFile(join(folder, "licences.tsv"), toTsv(["path", "client_id", "licence"], licences));
  await writeFile(join(folder, "README.txt"), readme);
  return rows.length;
}
