/** Installs a neural voice: npm run voice:install -- FILE-or-ADDRESS [--sha256 SUM] */
import { createWriteStream } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { Readable, Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import { parseArgs } from "node:util";
import { readConfig } from "#api/config.ts";
import { StartError } from "#api/errors.ts";
import { ArchiveError } from "./archive.ts";
import { installEngine } from "./engine-folder.ts";
import { installVoice, usualLimits } from "./install-voice.ts";

const root = join(import.meta.dirname, "../../../../../..");

async function fetched(address: string, folder: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok || response.body === null) {
    throw new ArchiveError(`${address} answered ${response.status}.`);
  }
  let size = 0;
  const limited = new Transform({
    transform(chunk: Buffer, _, done) {
      size += chunk.length;
      if (size > usualLimits.archiveBytes) done(new ArchiveError("The archive is too large."));
      else done(null, chunk);
    },
  });
  const file = join(folder, basename(new URL(response.url).pathname) || "voice");
  await pipeline(Readable.fromWeb(response.body as never), limited, createWriteStream(file));
  return file;
}

const folder = await mkdtemp(join(tmpdir(), "tilashar-voice-"));
try {
  const { values, positionals } = parseArgs({
    options: { sha256: { type: "string" } },
    allowPositionals: true,
  });
  const [source] = positionals;
  if (source === undefined) {
    throw new ArchiveError("Say which: npm run voice:install -- FILE-or-ADDRESS [--sha256 SUM]");
  }
  const { dataDir } = readConfig(process.env, root);
  const file = /^https?:\/\//.test(source) ? await fetched(source, folder) : source;
  const voice = await installVoice({
    file,
    dataDir,
    engine: await installEngine(dataDir),
    checksum: values.sha256?.toLowerCase() ?? null,
    tell: console.log,
  });
  console.log(`Installed ${voice.name} (speaks as ${voice.speakers}) in ${voice.folder}.`);
  console.log(`Start the server with VOICE_MODEL=${voice.name}`);
} catch (error) {
  if (!(error instanceof ArchiveError || error instanceof StartError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
} finally {
  await rm(folder, { recursive: true, force: true });
}
