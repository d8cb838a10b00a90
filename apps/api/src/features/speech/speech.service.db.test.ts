import { localDay } from "@tilashar/learning";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeAsLearner } from "#api/features/auth/index.ts";
import { makeRecordEvent } from "#api/features/progress/index.ts";
import { openSoundThread } from "#api/features/voice/index.ts";
import { noLimits } from "#api/limits/rate-limiter.ts";
import { onBothDatabases } from "#api/testing/test-api.ts";
import type { OutsideRecogniser } from "./outside-recogniser.ts";
import { makeReceipts } from "./receipts.ts";
import { makeSpeechService, type SpeechService } from "./speech.service.ts";

const justNow = { at: null, seconds: 40 };
const words = ["сәлем", "кітап", "ана", "бала", "үй"];

onBothDatabases("a pronunciation practice", (api) => {
  let service: SpeechService;
  let clock = Date.now();
  let recogniser: OutsideRecogniser | null = null;
  const receipts = makeReceipts("a key of tests");
  const sounds = openSoundThread({
    courseWords: () => "",
    practiceWords: words,
    file: new URL("./testing/agreeing-judge-thread.ts", import.meta.url),
    deadlineMs: 2_000,
  });
  const make = (collecting: boolean) =>
    makeSpeechService({
      database: api().database,
      asLearner: makeAsLearner(api().database, noLimits),
      recordEvent: makeRecordEvent({
        addToTotals: async (_, __, points) => points,
        totalOf: async () => 0,
        now: () => clock,
      }),
      receipts,
      recogniser: {
        hear: (audio, expected) => recogniser?.hear(audio, expected) ?? Promise.resolve(null),
      },
      sounds,
      collecting,
      now: () => clock,
    });
  beforeAll(() => {
    service = make(true);
  });
  afterAll(() => sounds.stop());

  const check = (verdict: string, word: string, accountId: number | null, consent = false) =>
    service.check({ audio: Buffer.from(verdict), word, accountId, consent });
  const kept = () => api().database.queries.selectFrom("speech_recordings").selectAll().execute();

  test("five words said right are paid once, and the same five again change nothing", async () => {
    const { id } = await api().learner();
    const proofs = [];
    for (const word of words) proofs.push((await check("R", word, id)).receipt as string);
    const first = await service.finishSet(id, proofs, justNow);
    expect(first.awarded).toBe(15);
    expect((await service.finishSet(id, proofs.toReversed(), justNow)).awarded).toBe(15);
    const events = await api()
      .database.queries.selectFrom("learning_events")
      .selectAll()
      .where("account_id", "=", id)
      .execute();
    expect(events).toHaveLength(1);
    expect(events[0]).toMatchObject({ kind: "speech" });
  });

  test("a set is five different words of one learner's last day, each with a proof of ours", async () => {
    const { id } = await api().learner();
    const other = await api().learner();
    const proof = async (word: string, of = id) => (await check("R", word, of)).receipt as string;
    const four = [];
    for (const word of words.slice(0, 4)) four.push(await proof(word));
    for (const fifth of [
      four[0] as string,
      await proof("сәлем"),
      await proof("үй", other.id),
      makeReceipts("another key").write(id, "үй", clock),
      "",
      "{}.x",
    ]) {
      await expect(service.finishSet(id, [...four, fifth], justNow)).rejects.toMatchObject({
        code: "validation",
      });
    }
    const fifth = await proof("үй");
    clock += 25 * 60 * 60 * 1000;
    await expect(service.finishSet(id, [...four, fifth], justNow)).rejects.toMatchObject({
      code: "validation",
    });
  });

  test("a set that waited for a network is paid, and counts for the day it was said on", async () => {
    const { id } = await api().learner();
    const said = clock;
    const proofs = [];
    for (const word of words) proofs.push((await check("R", word, id)).receipt as string);
    clock += 5 * 24 * 60 * 60 * 1000;
    const { awarded } = await service.finishSet(id, proofs, { at: said + 60_000, seconds: 40 });
    expect(awarded).toBe(15);
    const { day } = await api()
      .database.queries.selectFrom("learning_events")
      .select("day")
      .where("account_id", "=", id)
      .executeTakeFirstOrThrow();
    expect(day).toBe(localDay(said + 60_000, "Asia/Almaty"));
  });

  test("neither a guest nor a wrong word gets a proof", async () => {
    const { id } = await api().learner();
    expect((await check("R", "ана", null)).receipt).toBeNull();
    expect((await check("W", "ана", id)).receipt).toBeNull();
  });

  test("nothing of a recording is kept unless the operator collects and the learner agrees", async () => {
    const { id } = await api().learner();
    const before = (await kept()).length;
    expect((await check("R", "ана", id, false)).recording).toBeNull();
    expect((await check("S", "ана", id, true)).recording).toBeNull();
    const closed = make(false);
    const answer = await closed.check({
      audio: Buffer.from("R"),
      word: "ана",
      accountId: id,
      consent: true,
    });
    expect(answer.recording).toBeNull();
    expect(await kept()).toHaveLength(before);
  });

  test("what was kept can be rated and deleted by whoever holds its name, and by nobody else", async () => {
    const { id } = await api().learner();
    const { recording } = await check("R", "ана", id, true);
    const mine = async () => (await kept()).filter((row) => row.account_id === id);
    expect(await mine()).toMatchObject([{ word: "ана", fair: null }]);
    expect(JSON.stringify(await mine())).not.toContain(recording);
    await service.rate(recording as string, false);
    expect(await mine()).toMatchObject([{ fair: 0 }]);
    await expect(service.rate("guess", true)).rejects.toMatchObject({ code: "not_found" });
    expect(await service.forget(["guess"])).toBe(0);
    expect(await service.forget([recording as string, "guess"])).toBe(1);
    expect(await mine()).toHaveLength(0);
  });

  test("kept recordings go with the account", async () => {
    const { id } = await api().learner();
    await check("R", "ана", id, true);
    await api().database.queries.deleteFrom("accounts").where("id", "=", id).execute();
    expect((await kept()).filter((row) => row.account_id === id)).toHaveLength(0);
  });

  test("a recording that brings the judge down gets no verdict, and the next one does", async () => {
    const crashed = await check("C", "ана", null);
    expect(crashed.verdict).toMatchObject({ correct: false, quality: "poor", error: "bad_audio" });
    expect((await check("R", "ана", null)).verdict).toMatchObject({ correct: true });
  });

  test("a judge that hangs is given up on, calmly", async () => {
    const late = await check("H", "ана", null);
    expect(late.verdict).toMatchObject({ correct: false, error: "engine_unavailable" });
    expect((await check("R", "ана", null)).verdict).toMatchObject({ correct: true });
  });

  test("a transcription server is asked only when our own judge has heard somebody", async () => {
    const asked: string[] = [];
    recogniser = {
      hear: async (_, expected) => {
        asked.push(expected);
        return "Ана.";
      },
    };
    expect((await check("S", "ана", null)).verdict).toMatchObject({
      correct: false,
      error: "no_speech",
    });
    expect(asked).toEqual([]);
    expect((await check("W", "ана", null)).verdict).toMatchObject({
      correct: true,
      quality: "fair",
    });
    expect(asked).toEqual(["ана"]);
    recogniser = null;
  });
});
