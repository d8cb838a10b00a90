import { execFileSync } from "node:child_process";
import { createWriteStream, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { finished, pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import { slowness, startDecoder, startEncoder, stretched } from "@tilashar/speech/voice";
import { strToU8, type Zippable, zipSync } from "fflate";
import { pack as tar } from "tar-stream";
import { afterAll, expect, test } from "vitest";
import { recordingKey } from "../recording-key.ts";
import {
  type ModelOptions,
  vitsModel,
  writePiperVoice,
  writeVoice,
} from "../testing/vits-model.ts";
import { readArchive } from "./archive.ts";
import { installVoice, usualLimits } from "./install-voice.ts";
import { type InstalledVoice, readInstalledVoice } from "./installed-voice.ts";
import { makePack } from "./make-pack.ts";
import { openNeuralVoice } from "./neural-voice.ts";
import { openPackedVoice } from "./packed-voice.ts";
import { showLicence } from "./show-licence.ts";

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
  const entries = tar();
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
  installVoice({
    file,
    dataDir,
    engine: async () => engine,
    checksum: null,
    tell: () => {},
    ...change,
  });

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
  await packedAndHeard(installed, sound as Buffer);

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

/** The same voice rendered, with an interruption, and installed where there is no model and no library. */
async function packedAndHeard(voice: InstalledVoice, spoken: Buffer): Promise<void> {
  const file = join(folder, "pack.tar");
  const told: string[] = [];
  const stop = new AbortController();
  const texts = ["Сәлем!", "Бұл кітап.", "бұл кітап", "Ия"];
  const parts = { voice, engine, dataDir, speakers: [0], texts, file };
  const tell = (line: string) => told.push(line);
  // Three sounds: a full stop and capitals are not heard. Stopped at the second, it goes on with it.
  const interrupted = makePack({ ...parts, tell, texts: texts.slice(0, 1), signal: stop.signal });
  stop.abort();
  await expect(interrupted).rejects.toThrow(/Stopped/);
  const first = join(dataDir, "voices", `.pack-${voice.checksum}`, "sounds/0");
  await mkdir(first, { recursive: true });
  await writeFile(join(first, `${recordingKey("Сәлем!")}.mp3`), spoken);
  const { sounds, silent, checksum } = await makePack({ ...parts, tell });
  expect({ sounds, silent }).toEqual({ sounds: 3, silent: [] });
  expect(told).toContain("1 of 3 sounds are made already.");
  expect(voices()).toEqual(["kk-tones"]);

  const elsewhere = join(folder, "elsewhere");
  const installed = await installVoice({
    file,
    dataDir: elsewhere,
    engine: () => Promise.reject(new Error("There is no library here.")),
    checksum,
    tell,
  });
  expect(installed).toMatchObject({ name: "kk-tones-pack", kind: "pack", packedSpeakers: [0] });
  expect(told.filter((line) => line.includes("CC0 1.0 Universal"))).toHaveLength(1);
  const [encode, decode] = await Promise.all([startEncoder("mp3"), startDecoder()]);
  const packed = openPackedVoice({
    voice: readInstalledVoice("kk-tones-pack", elsewhere),
    slowed: async (sound) => {
      const { pcm, sampleRate } = await decode(sound);
      return Buffer.from(encode(stretched(pcm, slowness, sampleRate), sampleRate));
    },
    warn: tell,
  });
  const offered = await packed.offer({ ...request, voice: "daulet" });
  expect(await offered?.make()).toEqual(spoken);
  const slow = await (await packed.offer({ ...request, rate: "slow" }))?.make();
  const seconds = async (sound: Buffer) => {
    const { pcm, sampleRate } = await decode(sound);
    return pcm.length / sampleRate;
  };
  expect((await seconds(slow as Buffer)) / (await seconds(spoken))).toBeGreaterThan(1.3);
  expect(await packed.offer({ ...request, text: "Қой" })).toBeNull();
}

const pack = (files: Record<string, string>) =>
  archiveOf({
    "voice.json": JSON.stringify({
      format: 1,
      name: "p",
      kind: "pack",
      language: "kk",
      licence: "CC0",
      checksum: "0".repeat(64),
      speakers: 1,
    }),
    LICENSE: "CC0",
    ...files,
  });
const sound = `sounds/0/${"a".repeat(40)}.mp3`;
test("a pack with anything but sounds, a description and a licence is refused", async () => {
  const before = voices();
  const mp3 = "ID3 and so on";
  const refused: [Promise<string>, RegExp][] = [
    [pack({ [sound]: "no sound" }), /is no MP3/],
    [pack({ [sound]: mp3, "run.sh": "x" }), /belongs in none \(run\.sh\)/],
    [pack({}), /has no sounds/],
    [pack({ "voice.json": "{", [sound]: mp3 }), /can't be read/],
    [pack({ "voice.json": '{"kind":"model"}', [sound]: mp3 }), /can't be read/],
    [archiveOf({ "voice.json": "{}", [sound]: mp3 }), /can't be read/],
  ];
  for (const [file, words] of refused) await expect(install(await file)).rejects.toThrow(words);
  expect(voices()).toEqual(before);
});

const bad: [string, ModelOptions, RegExp][] = [
  ["speaks another language", { language: "English" }, /speaks English; a Kazakh one/],
  ["does not say its language", { language: "" }, /does not say which language/],
  ["answers what are no numbers", { wave: () => Number.NaN }, /no numbers/],
  ["answers silence", { wave: () => 0 }, /silence/],
  ["makes the library end its process", { withoutRate: true }, /broken/],
];
test.concurrent.each(bad)(
  "a model that %s is refused, and nothing of it stays",
  async (_, options, words) => {
    const place = join(folder, `bad-${next()}`);
    const file = await voiceOf(vitsModel(options));
    await expect(install(file, { dataDir: place })).rejects.toThrow(words);
    expect(readdirSync(join(place, "voices"))).toEqual([]);
  },
);

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

const listed = async (file: string, limits = usualLimits): Promise<string[]> => {
  const found: string[] = [];
  await readArchive(file, limits, async (path, content) => {
    found.push(path);
    content.resume();
    await finished(content);
  });
  return found.sort();
};

test("a zip is read as well, and refused where it is bad", async () => {
  const file = join(folder, "voice.zip");
  const zip = async (files: Zippable) => {
    await writeFile(file, zipSync(files));
    return file;
  };
  const text = strToU8("x");
  expect(
    await listed(
      await zip({ "kk/tokens.txt": text, "kk/LICENSE": text, "kk/a/": new Uint8Array() }),
    ),
  ).toEqual(["kk/LICENSE", "kk/tokens.txt"]);
  await expect(listed(await zip({ "../out": text }))).rejects.toThrow(/can't be read.*\.\.\/out/);
  const link: Zippable = { link: [text, { os: 3, attrs: 0o120777 << 16 }] };
  await expect(listed(await zip(link))).rejects.toThrow(/holds a link/);
  const bomb = await zip({ zeros: new Uint8Array(8 * 1024 * 1024) });
  await expect(listed(bomb, { ...usualLimits, bytes: 1024 * 1024 })).rejects.toThrow(/unpacks to/);
  const whole = zipSync({ "a.txt": strToU8("some text ".repeat(100)) });
  await writeFile(file, whole.subarray(0, whole.length / 2));
  await expect(listed(file)).rejects.toThrow(/can't be read/);
  // The sizes that a zip tells of itself are not believed.
  const liar = zipSync({ zeros: new Uint8Array(3 * 1024 * 1024) });
  const view = new DataView(liar.buffer, liar.byteOffset);
  const central = Buffer.from(liar).indexOf("PK\u0001\u0002", "latin1");
  view.setUint32(central + 24, 10, true);
  await writeFile(file, liar);
  await expect(listed(file)).rejects.toThrow(/can't be read/);
});

test.skipIf(process.platform === "win32")(
  "a voice of Piper is installed from the .tar.bz2 that sherpa-onnx publishes, and reads Kazakh by espeak-ng",
  async () => {
    const name = "vits-piper-kk_KZ-tones-low";
    const place = join(folder, name);
    await writePiperVoice(place, vitsModel({ piper: true }));
    await writeFile(join(place, "._kk_KZ-tones-low.onnx"), "what a Mac leaves beside its files");
    const file = join(folder, `${name}.tar.bz2`);
    execFileSync("tar", ["-cjf", file, "-C", folder, name]);
    const told: string[] = [];
    const installed = await install(file, {
      dataDir: join(folder, "piper"),
      tell: (line) => told.push(line),
    });
    expect(installed).toMatchObject({
      name: "kk_KZ-tones-low",
      model: `${name}/kk_KZ-tones-low.onnx`,
      espeakData: `${name}/espeak-ng-data`,
      licence: "CC0 1.0",
      licenceFile: `${name}/MODEL_CARD`,
      speakers: 1,
    });
    expect(told.join("\n")).toContain("https://example.org/tones");

    // Some cards only point to their licence, or name none.
    await writeFile(
      join(place, "MODEL_CARD"),
      "# Model card\n\n* URL: x.org/y\n* License: See URL\n",
    );
    expect(await showLicence(place, "MODEL_CARD", () => {})).toBe("See URL: x.org/y");
    await writeFile(join(place, "MODEL_CARD"), "# Model card for tones\n");
    expect(await showLicence(place, "MODEL_CARD", (line) => told.push(line))).toContain("tones");
    expect(told.at(-1)).toContain("names no licence");
  },
);
