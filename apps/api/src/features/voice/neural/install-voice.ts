import { randomUUID } from "node:crypto";
import { createWriteStream } from "node:fs";
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { basename, dirname, join, relative } from "node:path";
import { pipeline } from "node:stream/promises";
import { openWorkerPool } from "#api/threads/worker-pool.ts";
import { ArchiveError, readArchive, sha256OfFile } from "./archive.ts";
import { describePack } from "./install-pack.ts";
import { type InstalledVoice, voiceFile, voicesFolder } from "./installed-voice.ts";
import { readModelMetadata } from "./model-metadata.ts";
import type { NeuralAnswer, NeuralData, NeuralQuestion } from "./neural-thread.ts";
import { showLicence } from "./show-licence.ts";

const megabyte = 1024 * 1024;

/** The largest models of this kind are a tenth of it; the course said by one speaker is a pack of 860 MB in 30,836 files. */
export const usualLimits = {
  archiveBytes: 1500 * megabyte,
  bytes: 1500 * megabyte,
  files: 60_000,
};

interface InstallParts {
  file: string;
  dataDir: string;
  /** Sees to the library that models need, and tells the folder below which it is installed. */
  engine(): Promise<string>;
  /** What the archive must be; null when nobody said. */
  checksum: string | null;
  tell(line: string): void;
  limits?: typeof usualLimits;
}

/**
 * Installs the voice in an archive: checks it, lets it say a word, and puts it in its place. Nothing stays of one
 * that is refused.
 *
 * @throws ArchiveError in words for whoever installs it
 */
export async function installVoice(parts: InstallParts): Promise<InstalledVoice> {
  const { file, tell, limits = usualLimits } = parts;
  const { size } = await stat(file).catch(() => {
    throw new ArchiveError(`There is no file ${file}.`);
  });
  if (size > limits.archiveBytes) {
    throw new ArchiveError(`The archive has more than ${limits.archiveBytes / megabyte} MB.`);
  }
  const checksum = await sha256OfFile(file);
  tell(`SHA-256: ${checksum}`);
  if (parts.checksum !== null && parts.checksum !== checksum) {
    throw new ArchiveError(`The archive is another one: ${parts.checksum} was expected.`);
  }
  const folder = join(voicesFolder(parts.dataDir), `.${randomUUID()}`);
  await mkdir(folder, { recursive: true });
  try {
    await readArchive(file, limits, async (path, content) => {
      await mkdir(dirname(join(folder, path)), { recursive: true });
      await pipeline(content, createWriteStream(join(folder, path), { flags: "wx" }));
    });
    const kept = await recognise(folder, checksum, parts);
    await writeFile(join(folder, voiceFile), `${JSON.stringify(kept, null, 2)}\n`);
    const place = join(voicesFolder(parts.dataDir), kept.name);
    await rm(place, { recursive: true, force: true });
    await rename(folder, place);
    return { ...kept, folder: place };
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw error;
  }
}

/** Finds out what the files of an archive are, and whether they do. */
async function recognise(
  folder: string,
  checksum: string,
  { engine, tell }: InstallParts,
): Promise<Omit<InstalledVoice, "folder">> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    // Archives made on a Mac hold "._" twins of their files.
    .filter((entry) => entry.isFile() && !entry.name.startsWith("._"))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll("\\", "/"))
    .sort();
  if (files.includes(voiceFile)) return describePack(folder, files, checksum, tell);
  const [model, ...others] = files.filter((path) => path.endsWith(".onnx"));
  const tokens = files.find((path) => basename(path) === "tokens.txt");
  if (model === undefined || others.length > 0 || tokens === undefined) {
    throw new ArchiveError(
      "The archive is no voice of Piper or VITS for sherpa-onnx: one .onnx file and a tokens.txt belong in it.",
    );
  }
  await refuseOtherLanguages(folder, model, files);
  const licenceFile =
    files.find((path) => /^(licen[cs]e|copying)/i.test(basename(path))) ??
    files.find((path) => /^(model_card|readme)/i.test(basename(path)));
  if (licenceFile === undefined) {
    throw new ArchiveError("The archive has no licence (LICENSE, COPYING, MODEL_CARD or README).");
  }
  const licence = await showLicence(folder, licenceFile, tell);
  const phonemes = files.find((path) => path.endsWith("espeak-ng-data/phontab"));
  const lexicon = files.find((path) => basename(path) === "lexicon.txt");
  const voice: Omit<InstalledVoice, "folder"> = {
    format: 1,
    name:
      basename(model, ".onnx")
        .replace(/[^\w.-]/g, "_")
        .replace(/^\.+/, "")
        .slice(0, 80) || "voice",
    kind: "model",
    language: "kk",
    licence,
    licenceFile,
    checksum,
    model,
    tokens,
    ...(lexicon && { lexicon }),
    ...(phonemes && { espeakData: dirname(phonemes) }),
    speakers: 1,
  };
  const speakers = await trySpeaking({ ...voice, folder }, await engine());
  return { ...voice, speakers };
}

/** A model names its language itself, or in the description that Piper puts beside it. */
async function refuseOtherLanguages(
  folder: string,
  model: string,
  files: readonly string[],
): Promise<void> {
  const metadata = await readModelMetadata(join(folder, model)).catch(() => {
    throw new ArchiveError(`${model} is no ONNX model, or a broken one.`);
  });
  const names: unknown[] = [metadata.get("language"), metadata.get("voice")];
  if (files.includes(`${model}.json`)) {
    const text = await readFile(join(folder, `${model}.json`), "utf8");
    const { language, espeak } = parseDescription(text);
    names.push(language?.code, espeak?.voice);
  }
  const said = names.filter((name): name is string => typeof name === "string" && name !== "");
  if (said.some((name) => /^(?:kk|kaz|kazakh)(?![a-z])/i.test(name))) return;
  throw new ArchiveError(
    said.length === 0
      ? "The voice does not say which language it speaks; a Kazakh one is needed."
      : `The voice speaks ${said[0]}; a Kazakh one is needed.`,
  );
}

function parseDescription(text: string): {
  language?: { code?: unknown };
  espeak?: { voice?: unknown };
} {
  try {
    const parsed: unknown = JSON.parse(text);
    return typeof parsed === "object" && parsed !== null ? parsed : {};
  } catch {
    return {};
  }
}

/** Lets the voice say something, in a process of its own. @returns how many people it speaks as */
async function trySpeaking(voice: InstalledVoice, engine: string): Promise<number> {
  const pool = openWorkerPool<NeuralQuestion, NeuralAnswer>({
    file: new URL("./neural-thread.ts", import.meta.url),
    process: true,
    workerData: (): NeuralData => ({ voice, engine }),
    maxWaiting: 1,
    idleMs: 1000,
    startMs: 60_000,
    deadlineMs: 20_000,
  });
  try {
    const answer = await pool.ask({ text: "Сәлем, бұл кітап.", speaker: 0, speed: 1 });
    if ("fault" in answer) throw new ArchiveError(`The voice can't speak: ${answer.fault}`);
    return answer.speakers;
  } catch (error) {
    if (error instanceof ArchiveError) throw error;
    throw new ArchiveError(
      "The voice can't speak: the model is broken, or not of the kind of Piper and VITS.",
    );
  } finally {
    await pool.stop();
  }
}
