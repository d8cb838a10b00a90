/**
 * How long each kind of voice takes over HTTP, for its first sound, the next ones and one that is kept, and what its process
 * holds: our synthesiser, a neural voice whose model has 60 MB, and a pack of that voice's sounds. Linux.
 */
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { voiceVersion } from "@tilashar/speech/voice";
import { installVoice } from "../apps/api/src/features/voice/neural/install-voice.ts";
import { readInstalledVoice } from "../apps/api/src/features/voice/neural/installed-voice.ts";
import { makePack } from "../apps/api/src/features/voice/neural/make-pack.ts";
import { vitsModel, writeVoice } from "../apps/api/src/features/voice/testing/vits-model.ts";
import { residentMegabytes } from "./process-memory.ts";
import { startProduct } from "./start-process.ts";

const texts = ["Бұл кітап.", "Бұл дәптер.", "Мен келдім.", "Бүгін ауа райы жақсы."];
const folder = mkdtempSync(join(tmpdir(), "voices-bench-"));
const dataDir = join(folder, "data");
const root = join(import.meta.dirname, "..");
const install = (file: string) =>
  installVoice({ file, dataDir, engine: async () => root, checksum: null, tell: () => {} });

async function ask(url: string, text: string, prefer: string): Promise<number> {
  const query = new URLSearchParams({ text, prefer });
  const began = performance.now();
  const answer = await fetch(`${url}/assets/voice/${voiceVersion}/aizhan/normal.mp3?${query}`);
  await answer.arrayBuffer();
  const source = answer.headers.get("voice-source");
  if (source !== prefer) throw new Error(`${source} spoke instead of ${prefer}.`);
  return performance.now() - began;
}

/** Programs that a process has started. */
const childrenOf = (pid: number | undefined): number[] =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").split(" ").filter(Boolean).map(Number);

async function measure(name: string, prefer: "neural" | "synthetic", voice: string): Promise<void> {
  const product = await startProduct({ DATA_DIR: dataDir, VOICE_MODEL: voice });
  try {
    const times: number[] = [];
    for (const text of texts) times.push(await ask(product.url, text, prefer));
    const kept = await ask(product.url, texts[0] as string, prefer);
    const own = childrenOf(product.process.pid).map(residentMegabytes);
    const rest = times.slice(1);
    console.log(
      [
        name.padEnd(24),
        `${(times[0] ?? 0).toFixed(0)} ms`.padEnd(12),
        `${(rest.reduce((sum, one) => sum + one, 0) / rest.length).toFixed(0)} ms`.padEnd(12),
        `${kept.toFixed(0)} ms`.padEnd(12),
        own.length ? `${Math.max(...own).toFixed(0)} MB` : "in the server",
      ].join(""),
    );
  } finally {
    await product.stop();
  }
}

try {
  const place = join(folder, "voice");
  await writeVoice(place, vitsModel({ weights: 62_000_000 }));
  const archive = join(folder, "voice.tar");
  spawnSync("tar", ["-cf", archive, "-C", place, "."]);
  const { name } = await install(archive);
  const voice = readInstalledVoice(name, dataDir);
  const file = join(folder, "pack.tar");
  await makePack({ voice, engine: root, dataDir, texts, speakers: [0], file, tell: () => {} });
  const pack = await install(file);
  // The server looks for the library beside the voices.
  spawnSync("ln", ["-s", root, join(dataDir, "voices/engine")]);
  console.log("voice                   first       next        kept        its own process");
  await measure("ours", "synthetic", name);
  await measure("neural, 62 MB", "neural", name);
  await measure("a pack of it", "neural", pack.name);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
