/** Installs a neural voice, or a pack of its sounds: npm run voice:install -- FILE-or-ADDRESS [--sha256 SUM] */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { readConfig } from "#api/config.ts";
import { StartError } from "#api/errors.ts";
import { ArchiveError } from "./archive.ts";
import { download, isWebAddress } from "./download.ts";
import { installEngine } from "./engine-folder.ts";
import { installVoice, usualLimits } from "./install-voice.ts";

const root = join(import.meta.dirname, "../../../../../..");

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
  const file = isWebAddress(source)
    ? await download(source, folder, { bytes: usualLimits.archiveBytes, stallMs: 60_000 })
    : source;
  const voice = await installVoice({
    file,
    dataDir,
    engine: () => installEngine(dataDir),
    checksum: values.sha256?.toLowerCase() ?? null,
    tell: console.log,
  });
  const what = voice.kind === "pack" ? "a pack of sounds" : `speaks as ${voice.speakers}`;
  console.log(`Installed ${voice.name} (${what}) in ${voice.folder}.`);
  console.log(`Start the server with VOICE_MODEL=${voice.name}`);
} catch (error) {
  if (!(error instanceof ArchiveError || error instanceof StartError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
} finally {
  await rm(folder, { recursive: true, force: true });
}
