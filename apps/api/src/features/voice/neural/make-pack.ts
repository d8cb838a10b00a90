import { createWriteStream, existsSync } from "node:fs";
import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { pipeline } from "node:stream/promises";
import { pack } from "tar-stream";
import { openWorkerPool } from "#api/threads/worker-pool.ts";
import { ArchiveError, sha256OfFile } from "./archive.ts";
import { type InstalledVoice, voiceFile, voicesFolder } from "./installed-voice.ts";
import type { NeuralAnswer, NeuralData, NeuralQuestion } from "./neural-thread.ts";
import { packedSound } from "./pack-files.ts";

interface PackParts {
  voice: InstalledVoice;
  /** Folder below which the library is installed. */
  engine: string;
  dataDir: string;
  texts: readonly string[];
  /** Of the model; each is heard for the voices of ours that it stands for. */
  speakers: readonly number[];
  /** The archive that is written. */
  file: string;
  tell(line: string): void;
  /** Stops between two sounds; what is made stays for the next time. */
  signal?: AbortSignal;
}

interface PackResult {
  sounds: number;
  /** Texts that the voice gave no sound for. */
  silent: string[];
  checksum: string;
}

/** A model that fails so often in a row has broken down. */
const maxFailures = 10;
const tellEvery = 500;

/**
 * Renders texts with a neural voice into an archive that `voice:install` takes on a server without the model. What
 * was rendered before an interruption is not rendered again.
 *
 * @throws ArchiveError in words for whoever packs
 */
export async function makePack(parts: PackParts): Promise<PackResult> {
  const { voice, texts, speakers, file, tell, signal } = parts;
  if (voice.kind !== "model") throw new ArchiveError(`${voice.name} is a pack already.`);
  const folder = join(voicesFolder(parts.dataDir), `.pack-${voice.checksum}`);
  const wanted = new Map<string, { text: string; speaker: number }>();
  for (const speaker of speakers)
    for (const text of texts) {
      const path = packedSound(text, speaker);
      if (path !== null && !wanted.has(path)) wanted.set(path, { text, speaker });
    }
  const missing = [...wanted].filter(([path]) => !existsSync(join(folder, path)));
  if (missing.length < wanted.size)
    tell(`${wanted.size - missing.length} of ${wanted.size} sounds are made already.`);
  const silent = await render(parts, folder, missing);
  if (signal?.aborted) throw new ArchiveError("Stopped; started again, it goes on from here.");
  const present = [...wanted.keys()].filter((path) => existsSync(join(folder, path))).sort();
  if (present.length === 0) throw new ArchiveError("The voice gave no sound at all.");
  await write(parts, folder, present);
  await rm(folder, { recursive: true, force: true });
  return { sounds: present.length, silent, checksum: await sha256OfFile(file) };
}

/** Makes sounds into a folder, one file each. @returns the texts without one */
async function render(
  { voice, engine, tell, signal }: PackParts,
  folder: string,
  missing: readonly [string, { text: string; speaker: number }][],
): Promise<string[]> {
  if (missing.length === 0) return [];
  const pool = openWorkerPool<NeuralQuestion, NeuralAnswer>({
    file: new URL("./neural-thread.ts", import.meta.url),
    process: true,
    workerData: (): NeuralData => ({ voice, engine }),
    maxWaiting: 1,
    idleMs: 60_000,
    startMs: 60_000,
    deadlineMs: 60_000,
  });
  const silent: string[] = [];
  let failures = 0;
  try {
    for (const [order, [path, { text, speaker }]] of missing.entries()) {
      if (signal?.aborted) break;
      const answer = await pool
        .ask({ text, speaker, speed: 1 })
        .catch((error: Error): NeuralAnswer => ({ fault: error.message }));
      if ("fault" in answer) {
        silent.push(text);
        failures += 1;
        if (failures >= maxFailures)
          throw new ArchiveError(`The voice speaks no more: ${answer.fault}`);
        continue;
      }
      failures = 0;
      await mkdir(dirname(join(folder, path)), { recursive: true });
      await writeFile(join(folder, `${path}.part`), answer.sound);
      await rename(join(folder, `${path}.part`), join(folder, path));
      if ((order + 1) % tellEvery === 0) tell(`${order + 1} of ${missing.length} sounds made.`);
    }
  } finally {
    await pool.stop();
  }
  return silent;
}

/** A voice that was installed by an older version does not tell where its licence is. */
const licenceOf = ({ licence, licenceFile }: InstalledVoice, folder: string) =>
  readFile(join(folder, licenceFile)).catch(() => `${licence}\n`);

/** Writes the archive beside its place first: nobody finds half of one there. */
async function write(
  { voice, file }: PackParts,
  folder: string,
  present: readonly string[],
): Promise<void> {
  const archive = pack();
  const draft = `${file}.part`;
  const writing = pipeline(archive, createWriteStream(draft));
  const add = (name: string, content: Buffer | string) =>
    new Promise<void>((resolve, reject) => {
      // A fixed date, so that the same sounds make the same archive.
      const entry = { name, mtime: new Date(0) };
      archive.entry(entry, content, (error) => (error ? reject(error) : resolve()));
    });
  const { model: _, tokens: __, lexicon: ___, espeakData: ____, folder: from, ...kept } = voice;
  const described = { ...kept, name: `${voice.name.slice(0, 75)}-pack`, kind: "pack" };
  const filling = (async () => {
    await add(voiceFile, `${JSON.stringify(described, null, 2)}\n`);
    await add("LICENSE", await licenceOf(voice, from));
    for (const path of present) await add(path, await readFile(join(folder, path)));
    archive.finalize();
  })();
  try {
    await Promise.all([writing, filling]);
    await rename(draft, file);
  } catch (error) {
    archive.destroy();
    await rm(draft, { force: true });
    throw error;
  }
}
