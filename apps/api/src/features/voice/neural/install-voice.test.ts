import { execFileSync } from "node:child_process";
import { createWriteStream, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import { startDecoder } from "@tilashar/speech/voice";
import { pack } from "tar-stream";
import { afterAll, expect, test } from "vitest";
import { type ModelOptions, vitsModel, writeVoice } from "../testing/vits-model.ts";
import { installVoice, usualLimits } from "./install-voice.ts";
import { readInstalledVoice } from "./installed-voice.ts";
import { openNeuralVoice } from "./neural-voice.ts";

const engine = join(import.meta.dirname, "../../../../../..");
const folder = mkdtempSync(join(tmpdir(), "voices-"));
afterAll(() => rmSync(folder, { recursive: true }));
const dataDir = join(folder, "data");
let count = 0;
const next = (): number => {
  count += 1;
  return count;
};

/** A .tar.gz of these files. */
async function archiveOf(files: Record<string, Uint8Array | string>): Promise<string> {
  const file = join(folder, `${next()}.tar.gz`);
  const entries = pack();
  for (const [name, content] of Object.entries(files))
    entries.entry({ name }, Buffer.from(content));
  entries.finalize();
  await pipeline(entries, createGzip(), createWriteStream(file));
  return file;
}

async function voiceOf(model: Uint8Array, more: Record<string, string> = {}): Promise<string> {
  const place = join(folder, `voice-${next()}`);
  await writeVoice(place, model);
  const files: Record<string, Uint8Array | string> = { ...more };
  for (const name of readdirSync(place)) files[`tones/${name}`] = await readFile(join(place, name));
  return archiveOf(files);
}

const install = (file: string, change: Partial<Parameters<typeof installVoice>[0]> = {}) =>
  installVoice({ file, dataDir, engine, checksum: null, tell: () => {}, ...change });

const voices = () =>
  readdirSync(folder).includes("data") ? readdirSync(join(dataDir, "voices")) : [];

const speaking = (file: string, warn: (message: string) => void) =>
  openNeuralVoice({
    voice: readInstalledVoice(file, dataDir),
    engine,
    check: async () => {},
    warn,
    now: () => 0,
  });
const request = { text: "Сәлем!", voice: "aizhan", rate: "normal" } as const;

test("a voice is installed with its licence shown, and speaks; broken afterwards, it leaves the word to others", async () => {
  const told: string[] = [];
  const file = await voiceOf(vitsModel());
  const installed = await install(file, { tell: (line) => told.push(line) });
  expect(installed).toMatchObject({ name: "kk-tones", kind: "model", language: "kk", speakers: 1 });
  expect(told.join("\n")).toContain("CC0 1.0 Universal");
  expect(told[0]).toBe(`SHA-256: ${installed.checksum}`);
  expect(voices()).toEqual(["kk-tones"]);

  const warned: string[] = [];
  const voice = speaking("kk-tones", (message) => warned.push(message));
  const sound = await (await voice.offer(request))?.make();
  const { pcm, sampleRate } = await (await startDecoder())(sound as Buffer);
  // Five letters and a mark, 90 ms each, are heard.
  expect(pcm.length / sampleRate).toBeGreaterThan(0.4);
  expect(Math.max(...pcm)).toBeGreaterThan(0.1);
  await voice.stop();
  expect(warned).toEqual([]);

  // The library ends its process on such a model; ours goes on.
  await writeFile(
    join(installed.folder, "tones/kk-tones.onnx"),
    (await readFile(join(installed.folder, "tones/kk-tones.onnx"))).subarray(0, 900),
  );
  const broken = speaking("kk-tones", (message) => warned.push(message));
  expect(await (await broken.offer(request))?.make()).toBeNull();
  expect(warned[0]).toContain("our own voice speaks");
  await broken.stop();
});

const bad: [string, ModelOptions, RegExp][] = [
  ["speaks another language", { language: "English" }, /speaks English; a Kazakh one/],
  ["does not say its language", { language: "" }, /does not say which language/],
  ["answers what are no numbers", { wave: () => Number.NaN }, /no numbers/],
  ["answers silence", { wave: () => 0 }, /silence/],
  ["makes the library end its process", { withoutRate: true }, /broken/],
];
test.each(bad)("a model that %s is refused, and nothing of it stays", async (_, options, words) => {
  const before = voices();
  await expect(install(await voiceOf(vitsModel(options)))).rejects.toThrow(words);
  expect(voices()).toEqual(before);
});

test("an archive that is broken, too large, another one, or reaches out of its folder is refused", async () => {
  const before = voices();
  const good = await voiceOf(vitsModel());
  const bytes = await readFile(good);
  const cut = join(folder, "cut.tar.gz");
  await writeFile(cut, bytes.subarray(0, bytes.length / 2));
  await expect(install(cut)).rejects.toThrow(/can't be read/);
  await writeFile(cut, "no archive at all");
  await expect(install(cut)).rejects.toThrow(/no \.tar/);
  await expect(install(join(folder, "nothing"))).rejects.toThrow(/There is no file/);
  await expect(install(good, { checksum: "0".repeat(64) })).rejects.toThrow(/another one/);
  const tight = (change: Partial<typeof usualLimits>) => ({
    limits: { ...usualLimits, ...change },
  });
  await expect(install(good, tight({ archiveBytes: 100 }))).rejects.toThrow(/more than/);
  // Eight megabytes of zeros are eight kilobytes in the archive.
  const bomb = await voiceOf(vitsModel(), { zeros: "\0".repeat(8 * 1024 * 1024) });
  await expect(install(bomb, tight({ bytes: 2 * 1024 * 1024 }))).rejects.toThrow(/unpacks to more/);
  await expect(install(good, tight({ files: 2 }))).rejects.toThrow(/more than 2 files/);
  for (const path of ["../out", "/etc/out", "a/../../out", "C:\\out"]) {
    await expect(install(await archiveOf({ [path]: "x" }))).rejects.toThrow(/out of its folder/);
  }
  await expect(install(await archiveOf({ "a.txt": "x" }))).rejects.toThrow(/no voice of Piper/);
  expect(voices()).toEqual(before);
});

test.skipIf(process.platform === "win32")(
  "an archive of bzip2, as such voices come, is read",
  async () => {
    const place = join(folder, "bz");
    await writeVoice(place, vitsModel());
    const file = join(folder, "voice.tar.bz2");
    execFileSync("tar", ["-cjf", file, "-C", place, "."]);
    expect((await install(file)).speakers).toBe(1);
  },
);
