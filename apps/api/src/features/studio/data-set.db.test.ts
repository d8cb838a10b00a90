import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startEncoder, voiceVersion } from "@tilashar/speech/voice";
import { afterAll, beforeAll, expect, test } from "vitest";
import { onBothDatabases } from "#api/testing/test-api.ts";
import { insertVoiceRecording, recordingKey } from "../voice/index.ts";
import { exportRecordings } from "./export-recordings.ts";
import { importRecordings } from "./import-recordings.ts";
import { spokenWav } from "./testing/spoken-wav.ts";
import { keepSpeaker } from "./voice-speakers.repository.ts";

const texts = ["Мынау — кітап.", "Жоқ, кітап емес.", "бала"];
const now = "2026-11-23T12:00:00.000Z";
const folder = await mkdtemp(join(tmpdir(), "tilashar-data-set-"));
afterAll(() => rm(folder, { recursive: true }));

/** What a microphone heard of a text, as MP3. */
let mp3: (text: string) => Promise<Uint8Array>;
beforeAll(async () => {
  const encode = await startEncoder("mp3");
  mp3 = async (text) => {
    const wav = new DataView((await spokenWav(text)).buffer);
    const samples = new Float32Array((wav.byteLength - 44) / 2).map(
      (_, at) => wav.getInt16(44 + 2 * at, true) / 32768,
    );
    return encode(samples, wav.getUint32(24, true));
  };
});

onBothDatabases("a data set in the form of Common Voice", (api) => {
  const queries = () => api().database.queries;
  const given = join(folder, `given-${Math.random()}`);
  const load = async (
    change: { folder?: string; licence?: "CC0-1.0" | "CC-BY-4.0" | null } = {},
  ) => {
    const lines: string[] = [];
    const counts = await importRecordings({
      queries: queries(),
      folder: given,
      licence: null,
      texts,
      now,
      tell: (line) => lines.push(line),
      ...change,
    });
    return { ...counts, lines };
  };
  const played = async (text: string) => {
    const url = `/assets/voice/${voiceVersion}/daulet/normal.mp3?text=${encodeURIComponent(text)}`;
    return (await api().app.server.inject({ url })).headers;
  };

  test("has what was approved, with its speaker and its licence", async () => {
    await keepSpeaker(queries(), (await api().learner()).id, {
      speaker: "00112233445566aa",
      voiceKind: "man",
      licence: "CC-BY-4.0",
      consentVersion: 1,
      consentedAt: now,
      region: "west",
      age: "fourties",
    });
    for (const [at, text] of texts.entries()) {
      await insertVoiceRecording(queries(), {
        attempt: `given ${at}`,
        accountId: null,
        speaker: "00112233445566aa",
        voiceKind: "man",
        licence: at === 0 ? "CC0-1.0" : "CC-BY-4.0",
        textKey: recordingKey(text) ?? "",
        text,
        milliseconds: 1000,
        sound: await mp3(text),
        createdAt: now,
        approvedAt: at === 2 ? null : now,
      });
    }
    expect(await exportRecordings(queries(), given)).toBe(2);
    const [head, first, second, end] = (await readFile(join(given, "validated.tsv"), "utf8")).split(
      "\n",
    );
    expect(head?.split("\t").slice(0, 4)).toEqual(["client_id", "path", "sentence_id", "sentence"]);
    expect(first).toMatch(
      /^00112233445566aa\ttilashar_kk_\d+\.mp3\t[0-9a-f]{40}\tМынау — кітап\.\t\t2\t0\tfourties\tmale_masculine\twest\t\tkk\t$/,
    );
    expect(second).toContain("Жоқ, кітап емес.");
    expect(end).toBe("");
    expect(await readdir(join(given, "clips"))).toHaveLength(2);
    expect(await readFile(join(given, "licences.tsv"), "utf8")).toMatch(
      /CC0-1\.0\n.*CC-BY-4\.0\n$/,
    );
    await expect(exportRecordings(queries(), given)).rejects.toThrow(/not empty/);
  });

  test("is not taken where its speaker may take recordings back", async () => {
    const { taken, refused, lines } = await load();
    expect({ taken, refused }).toEqual({ taken: 0, refused: 2 });
    expect(lines[0]).toMatch(
      /line 2, tilashar_kk_\d+\.mp3: its speaker gives recordings on this server/,
    );
  });

  test("is taken elsewhere, once, and played", async () => {
    await queries().deleteFrom("voice_recordings").execute();
    await queries().deleteFrom("voice_speakers").execute();
    expect(await load()).toEqual({ taken: 2, refused: 0, elsewhere: 0, known: 0, lines: [] });
    expect(await load()).toMatchObject({ taken: 0, known: 2 });
    expect(await played(texts[1] ?? "")).toMatchObject({
      "voice-source": "person",
      "voice-speaker": "00112233445566aa",
      "voice-licence": "CC-BY-4.0",
    });
  });

  test("each row that cannot be taken is named, and the others go on", async () => {
    const bad = await mkdtemp(join(folder, "bad-"));
    await expect(load({ folder: bad })).rejects.toThrow(/no validated.tsv/);
    const rows = [
      ["x", "../../secret.mp3", "бала"],
      ["x", "none.mp3", "бала"],
      ["x", "text.mp3", "бала"],
      ["x", "other.mp3", "бала"],
      ["x", "good.mp3", "Бала"],
      ["x", "good.mp3", "Бұл сөйлем курста жоқ."],
    ];
    await writeFile(
      join(bad, "validated.tsv"),
      ["client_id\tpath\tsentence", ...rows.map((row) => row.join("\t"))].join("\n"),
    );
    await expect(load({ folder: bad })).rejects.toThrow(/--licence/);
    await mkdir(join(bad, "clips"));
    await writeFile(join(bad, "clips", "text.mp3"), "a letter to a friend");
    await writeFile(join(bad, "clips", "other.mp3"), await mp3("Мынау — кітап."));
    await writeFile(join(bad, "clips", "good.mp3"), await mp3("бала"));
    const { lines, ...counts } = await load({ folder: bad, licence: "CC0-1.0" });
    expect(counts).toEqual({ taken: 1, refused: 4, elsewhere: 1, known: 0 });
    expect(lines.map((line) => line.replace(/^validated.tsv, /, ""))).toEqual([
      "line 2, ../../secret.mp3: path is no name of a file in clips, or client_id is missing",
      "line 3, none.mp3: there is no such file in clips",
      "line 4, text.mp3: it is no sound that can be read",
      "line 5, other.mp3: it does not sound like the sentence",
    ]);
    expect((await played("бала"))["voice-source"]).toBe("person");
  });
});
