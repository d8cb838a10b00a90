import { randomUUID } from "node:crypto";
import { voiceVersion } from "@tilashar/speech/voice";
import { beforeAll, expect, test } from "vitest";
import { asSent, trusted } from "#api/testing/example-calls.ts";
import { type Learner, onBothDatabases } from "#api/testing/test-api.ts";
import { spokenWav, wavOf } from "./testing/spoken-wav.ts";

const text = "Мынау — кітап.";
const other = "Жоқ, кітап емес.";
const consent = { version: 1, licence: "CC-BY-4.0", voice: "woman", region: "south" };
const address = `/assets/voice/${voiceVersion}/aizhan/normal.mp3?text=${encodeURIComponent(text)}`;

onBothDatabases("the studio", (api) => {
  let speaker: Learner;
  let second: Learner;
  let moderator: Learner;
  let wav: Uint8Array<ArrayBuffer>;
  beforeAll(async () => {
    speaker = await trusted(api(), "speaker");
    second = await trusted(api(), "speaker");
    moderator = await trusted(api(), "moderator");
    wav = await spokenWav(text);
  });
  const as =
    ({ access }: Learner) =>
    (method: "GET" | "POST" | "PUT" | "DELETE", path: string, body?: unknown) =>
      api().call(method, path, body, { token: access });
  const agree = (by: Learner, change = {}) =>
    as(by)("PUT", "/studio/consent/", { ...consent, ...change });
  async function record(
    by: Learner,
    sound: Uint8Array<ArrayBuffer>,
    { said = text, attempt = randomUUID() as string, language = "en" } = {},
  ) {
    const form = new FormData();
    form.append("text", said);
    form.append("attempt", attempt);
    form.append("audio", new Blob([sound]), "recording.wav");
    const { payload, type } = await asSent(form);
    return api().call("POST", "/studio/recordings/", payload, {
      token: by.access,
      headers: { "content-type": type, "accept-language": language },
    });
  }
  const refusal = async (
    sound: Uint8Array<ArrayBuffer>,
    options: Parameters<typeof record>[2] = {},
  ) => {
    const { status, body } = await record(speaker, sound, options);
    expect(status).toBe(400);
    return body.audio?.[0] ?? JSON.stringify(body);
  };
  const played = () => api().app.server.inject({ url: address });

  test("nobody records who has not agreed, and to the text of now", async () => {
    expect((await record(speaker, wav)).status).toBe(409);
    expect((await agree(speaker, { version: 2 })).status).toBe(409);
    const { status, body } = await agree(speaker);
    expect(status).toBe(200);
    expect(body.consent).toMatchObject({
      licence: "CC-BY-4.0",
      voice: "woman",
      region: "south",
      age: null,
    });
    expect(body.consent.speaker).toMatch(/^[0-9a-f]{16}$/);
    expect(body.consent.speaker).not.toContain(speaker.username);
    // Another licence later keeps the name.
    const { body: again } = await agree(speaker, { licence: "CC0-1.0" });
    expect(again.consent).toMatchObject({ licence: "CC0-1.0", speaker: body.consent.speaker });
  });

  test("what is wrong with a recording is said at once, in the speaker's language", async () => {
    const at = (options: Parameters<typeof spokenWav>[1]) => spokenWav(text, options);
    expect(await refusal(wavOf(new Float32Array(44_100), 22_050))).toMatch(/No voice was heard/);
    expect(await refusal(await at({ gain: 0.01, room: 0.00003 }))).toMatch(/Too quiet/);
    expect(await refusal(await at({ gain: 12 }))).toMatch(/distorted/);
    expect(await refusal(await at({ room: 0.08 }))).toMatch(/noise/);
    expect(await refusal(await at({ around: 16 }))).toMatch(/Too long/);
    expect(await refusal(new TextEncoder().encode("no sound at all"))).toMatch(/not a sound/);
    expect(await refusal(await spokenWav(other), { language: "ru" })).toMatch(/Не похоже на текст/);
    expect(await refusal(await spokenWav(other), { language: "kk" })).toMatch(/сөзбе-сөз/);
    const tenMinutes = await record(speaker, wavOf(new Float32Array(600 * 8000), 8000));
    expect(tenMinutes.status).toBe(413);
    expect(tenMinutes.body.detail).toMatch(/Too long/);
    expect((await record(speaker, wav, { said: "Мен кітап жазбаймын." })).body).toHaveProperty(
      "text",
    );
    expect((await record(speaker, wav, { attempt: "x" })).status).toBe(400);
    expect((await as(speaker)("GET", "/studio/mine/")).body.recordings).toEqual([]);
  });

  let first: number;
  test("a good one is kept once, and is no longer asked of whoever gave it", async () => {
    const wanted = async (by: Learner) => (await as(by)("GET", "/studio/next/")).body;
    const { texts, left } = await wanted(speaker);
    expect(texts).toHaveLength(20);
    expect(texts[0]).toEqual({
      text: expect.any(String),
      kind: expect.stringMatching(/^(word|sentence)$/),
      en: expect.any(String),
      ru: expect.any(String),
    });
    const { body: passed } = await as(speaker)("GET", "/studio/next/?skip=2");
    expect(passed.texts[0]).toEqual(texts[2]);

    const attempt = randomUUID();
    const { status, body } = await record(speaker, wav, { attempt });
    expect(status).toBe(201);
    expect(body).toMatchObject({ text, state: "waiting", reason: null });
    expect(body.seconds).toBeGreaterThan(0.5);
    expect((await record(speaker, wav, { attempt })).body.id).toBe(body.id);
    expect((await wanted(speaker)).left).toBe(left - 1);
    expect((await wanted(second)).left).toBe(left);
    first = body.id;
    expect((await as(speaker)("GET", "/studio/me/")).body.recordings).toEqual({
      waiting: 1,
      approved: 0,
      refused: 0,
    });
    expect((await played()).headers["voice-source"]).toBe("synthetic");
  });

  test("the very same sound is not taken twice, from nobody", async () => {
    await agree(second, { voice: "man" });
    const again = await record(second, wav);
    expect(again.status).toBe(409);
    expect(again.body.detail).toMatch(/given already/);
    expect((await record(speaker, wav)).status).toBe(409);
  });

  test("somebody else listens: neither the author nor whoever has no role", async () => {
    const learner = await api().learner();
    expect((await as(learner)("GET", "/studio/waiting/")).status).toBe(403);
    expect((await as(speaker)("GET", "/studio/waiting/")).body.recordings).toEqual([]);
    const { body } = await as(second)("GET", "/studio/waiting/");
    expect(body.recordings.map(({ id }: { id: number }) => id)).toEqual([first]);
    const path = `/studio/waiting/${first}`;
    expect((await as(speaker)("POST", `${path}/decision/`, { decision: "approve" })).status).toBe(
      403,
    );
    const sound = await as(second)("GET", `${path}/sound/`);
    expect(sound.headers).toMatchObject({
      "content-type": "audio/mpeg",
      "cache-control": "no-store",
    });
    expect((await as(learner)("GET", `/studio/mine/${first}/sound/`)).status).toBe(404);
    expect((await as(learner)("DELETE", `/studio/mine/${first}/`)).status).toBe(404);
    expect((await as(speaker)("GET", `/studio/mine/${first}/sound/`)).status).toBe(200);

    expect((await as(second)("POST", `${path}/decision/`, { decision: "refuse" })).status).toBe(
      400,
    );
    const refused = await as(second)("POST", `${path}/decision/`, {
      decision: "refuse",
      reason: "noise",
    });
    expect(refused.body).toMatchObject({ state: "refused", reason: "noise" });
    expect((await as(moderator)("POST", `${path}/decision/`, { decision: "approve" })).status).toBe(
      404,
    );
  });

  test("a text that is read anew replaces the reading before, and is played once it is approved", async () => {
    const { body } = await record(speaker, await spokenWav(text, { gain: 0.8 }));
    const { recordings } = (await as(speaker)("GET", "/studio/mine/")).body;
    expect(recordings.map(({ id }: { id: number }) => id)).toEqual([body.id]);
    const decided = await as(moderator)("POST", `/studio/waiting/${body.id}/decision/`, {
      decision: "approve",
    });
    expect(decided.body.state).toBe("approved");
    const { headers } = await played();
    const { consent: told } = (await as(speaker)("GET", "/studio/me/")).body;
    expect(headers).toMatchObject({
      "voice-source": "person",
      "voice-speaker": told.speaker,
      "voice-licence": "CC0-1.0",
    });
    // A browser that keeps it asks again within a day of its being taken back.
    const seconds = [...String(headers["cache-control"]).matchAll(/=(\d+)/g)].map(([, n]) =>
      Number(n),
    );
    expect(seconds.reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(24 * 60 * 60);
  });

  test("an export tells what was given, without other people", async () => {
    const { body } = await as(speaker)("GET", "/profile/export/");
    const given = JSON.stringify(body);
    expect(given).toContain(text);
    expect(given).toContain("CC0-1.0");
    expect(body.data.voice_speakers).toHaveLength(1);
    expect(Object.keys(body.data.voice_recordings[0])).not.toContain("approved_by");
  });

  test("whoever takes all back finds nothing left, role or not", async () => {
    await record(speaker, await spokenWav(other, { gain: 0.9 }), { said: other });
    await api()
      .database.queries.updateTable("accounts")
      .set({ roles: "" })
      .where("id", "=", speaker.id)
      .execute();
    expect((await as(speaker)("DELETE", "/studio/consent/")).body).toEqual({ deleted: 2 });
    expect((await played()).headers["voice-source"]).toBe("synthetic");
    const { body } = await as(speaker)("GET", "/studio/me/");
    expect(body).toMatchObject({
      consent: null,
      recordings: { waiting: 0, approved: 0, refused: 0 },
    });
    const rows = await api()
      .database.queries.selectFrom("voice_speakers")
      .select("account_id")
      .execute();
    expect(rows.map(({ account_id }) => account_id)).not.toContain(speaker.id);
  });

  test("an account that is deleted takes its recordings with it", async () => {
    const { body } = await record(second, await spokenWav(text, { voice: "daulet" }));
    await as(moderator)("POST", `/studio/waiting/${body.id}/decision/`, { decision: "approve" });
    expect((await played()).headers["voice-source"]).toBe("person");
    const gone = await as(second)("DELETE", "/profile/", { password: second.password });
    expect(gone.status, gone.text).toBeLessThan(300);
    expect((await played()).headers["voice-source"]).toBe("synthetic");
  });
});
