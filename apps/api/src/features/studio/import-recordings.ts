import { createHash } from "node:crypto";
import { readFile, stat } from "node:fs/promises";
import { basename, join } from "node:path";
import { loadModel } from "@tilashar/speech/judge";
import { canBeRead, hearReadAloudSound, type RecordingFlaw } from "@tilashar/speech/recording";
import { normaliseLoudness, startDecoder, startEncoder } from "@tilashar/speech/voice";
import type { Queries } from "#api/db/database.ts";
import { StartError } from "#api/errors.ts";
import {
  insertVoiceRecording,
  type RecordingLicence,
  recordingKey,
} from "#api/features/voice/index.ts";
import { readTsv, speakerOf } from "./common-voice.ts";
import { keepSpeaker, listSpeakers } from "./voice-speakers.repository.ts";

interface ImportParts {
  queries: Queries;
  /** With `validated.tsv`, `clips/` and, where a data set has several, `licences.tsv`. */
  folder: string;
  /** Of every clip that `licences.tsv` says nothing of; null: it has to. */
  licence: RecordingLicence | null;
  /** The course's texts, as they are shown. */
  texts: Iterable<string>;
  now: string;
  /** A line about each row that is left out, and why. */
  tell(line: string): void;
}

/** A few seconds of speech are a twentieth of it. */
const maxClipBytes = 2 * 1024 * 1024;
const licences: readonly RecordingLicence[] = ["CC0-1.0", "CC-BY-4.0"];

const flaws: Readonly<Record<RecordingFlaw, string>> = {
  not_audio: "it is no sound that can be read",
  low_rate: "it has fewer than 16,000 samples a second",
  too_short: "almost nothing is said in it",
  too_long: "it is too long for the sentence",
  silent: "nobody speaks in it",
  too_quiet: "it is too quiet",
  clipped: "it is distorted",
  noisy: "there is too much noise in it",
  cut_off: "its beginning or its end is missing",
  other_text: "it does not sound like the sentence",
};

const hash = (text: string, length: number) =>
  createHash("sha256").update(text).digest("hex").slice(0, length);

/**
 * Takes recordings of the course's sentences from a data set in the form of Common Voice. What was taken before is not
 * taken again; a row that cannot be taken is named, and the others go on.
 *
 * @returns how many were taken, and how many rows are about other sentences
 * @throws StartError when the folder holds no such data set, or says no licence
 */
export async function importRecordings(
  parts: ImportParts,
): Promise<{ taken: number; refused: number; elsewhere: number; known: number }> {
  const { queries, folder, tell } = parts;
  const table = async (name: string) => readFile(join(folder, name), "utf8").catch(() => null);
  const text = await table("validated.tsv");
  const rows = text && readTsv(text, ["client_id", "path", "sentence"]);
  if (rows === null || rows === "") {
    throw new StartError(`${folder} holds no validated.tsv with client_id, path and sentence.`);
  }
  const licenceOf = new Map(
    (readTsv((await table("licences.tsv")) ?? "", ["path", "licence"]) ?? []).map(({ row }) => [
      row.path,
      row.licence,
    ]),
  );
  if (licenceOf.size === 0 && parts.licence === null) {
    throw new StartError(
      "Say under which licence the recordings may be used: --licence CC0-1.0 or --licence CC-BY-4.0.",
    );
  }
  const wanted = new Map<string, string>();
  for (const one of parts.texts) {
    const key = recordingKey(one);
    if (key !== null && canBeRead(one) && !wanted.has(key)) wanted.set(key, one);
  }
  const own = await listSpeakers(queries);
  const model = loadModel();
  const [decode, encode] = [await startDecoder(), await startEncoder("mp3")];
  const counts = { taken: 0, refused: 0, elsewhere: 0, known: 0 };

  for (const { line, row } of rows) {
    const textKey = recordingKey(row.sentence);
    const said = textKey === null ? undefined : wanted.get(textKey);
    if (textKey === null || said === undefined) {
      counts.elsewhere += 1;
      continue;
    }
    const refuse = (why: string) => {
      counts.refused += 1;
      tell(`validated.tsv, line ${line}, ${row.path}: ${why}`);
    };
    const licence = licences.find(
      (known) => known === (licenceOf.get(row.path) ?? parts.licence ?? ""),
    );
    if (licence === undefined) {
      refuse(`its licence (${licenceOf.get(row.path) ?? "none is said"}) is not one that we take`);
      continue;
    }
    if (row.path === "" || basename(row.path) !== row.path || row.client_id === "") {
      refuse("path is no name of a file in clips, or client_id is missing");
      continue;
    }
    const speaker = /^[0-9a-f]{16}$/.test(row.client_id) ? row.client_id : hash(row.client_id, 16);
    if ((own.get(speaker)?.consentVersion ?? 0) > 0) {
      refuse("its speaker gives recordings on this server, and may take them back here");
      continue;
    }
    const file = join(folder, "clips", row.path);
    const size = await stat(file).then(
      (found) => (found.isFile() ? found.size : 0),
      () => 0,
    );
    if (size === 0 || size > maxClipBytes) {
      refuse(size === 0 ? "there is no such file in clips" : "the file is larger than 2 MB");
      continue;
    }
    const decoded = await decode(await readFile(file)).catch(() => null);
    const read =
      decoded === null
        ? "not_audio"
        : hearReadAloudSound(model, { samples: decoded.pcm, sampleRate: decoded.sampleRate }, said);
    if (typeof read === "string") {
      refuse(flaws[read]);
      continue;
    }
    const about = speakerOf(row);
    normaliseLoudness(read.pcm, read.sampleRate);
    await keepSpeaker(queries, null, {
      speaker,
      ...about,
      licence,
      consentVersion: 0,
      consentedAt: parts.now,
    });
    const id = await insertVoiceRecording(queries, {
      attempt: `import-${hash(`${speaker} ${row.path} ${textKey}`, 40)}`,
      accountId: null,
      speaker,
      voiceKind: about.voiceKind,
      licence,
      textKey,
      text: said,
      milliseconds: Math.round((1000 * read.pcm.length) / read.sampleRate),
      sound: encode(read.pcm, read.sampleRate),
      createdAt: parts.now,
      approvedAt: parts.now,
    });
    if (id === null) counts.known += 1;
    else counts.taken += 1;
  }
  return counts;
}
