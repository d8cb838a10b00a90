import { expect, test } from "vitest";
import { onBothDatabases } from "#api/testing/test-api.ts";
import { recordingKey } from "./recording-key.ts";
import {
  approveVoiceRecording,
  deleteVoiceRecording,
  deleteVoiceRecordingsOf,
  findRecordedSound,
  insertVoiceRecording,
  listPlayableRecordings,
  type NewVoiceRecording,
} from "./voice-recordings.repository.ts";

const textKey = recordingKey("Бұл кітап.") as string;
const recording = (attempt: string, change: Partial<NewVoiceRecording> = {}) => ({
  attempt,
  accountId: null,
  speaker: "speaker-1",
  voiceKind: "woman" as const,
  licence: "CC0-1.0" as const,
  textKey,
  text: "Бұл кітап.",
  milliseconds: 1400,
  sound: new Uint8Array([1, 2, 3, attempt.length]),
  createdAt: "2026-11-23T10:00:00.000Z",
  approvedAt: null,
  ...change,
});

onBothDatabases("people's recordings", (api) => {
  const queries = () => api().database.queries;
  const playable = () => listPlayableRecordings(queries(), textKey);

  test("one that waits is not played; an approved one is, the newest first", async () => {
    const id = await insertVoiceRecording(queries(), recording("a"));
    if (id === null) throw new Error("It was kept already.");
    expect(await insertVoiceRecording(queries(), recording("a"))).toBeNull();
    expect(await playable()).toEqual([]);
    await insertVoiceRecording(
      queries(),
      recording("old", {
        approvedAt: "2026-11-22T10:00:00.000Z",
        speaker: "speaker-2",
        voiceKind: "man",
        licence: "CC-BY-4.0",
      }),
    );
    const [old] = await playable();
    expect(old).toEqual({
      id: expect.any(Number),
      speaker: "speaker-2",
      voiceKind: "man",
      licence: "CC-BY-4.0",
    });
    const at = "2026-11-23T11:00:00.000Z";
    expect(await findRecordedSound(queries(), id)).toBeNull();
    expect(await approveVoiceRecording(queries(), id, { at, by: null })).toBe(true);
    expect(await approveVoiceRecording(queries(), id, { at, by: null })).toBe(false);
    expect((await playable()).map(({ speaker }) => speaker)).toEqual(["speaker-1", "speaker-2"]);
    expect([...((await findRecordedSound(queries(), id)) ?? [])]).toEqual([1, 2, 3, 1]);
  });

  test("what a speaker takes back is gone, and nobody else's", async () => {
    expect(await deleteVoiceRecordingsOf(queries(), "speaker-1")).toBe(1);
    const [left, ...more] = await playable();
    expect(more).toEqual([]);
    expect(left?.speaker).toBe("speaker-2");
    expect(await deleteVoiceRecording(queries(), left?.id ?? 0)).toBe(true);
    expect(await deleteVoiceRecording(queries(), left?.id ?? 0)).toBe(false);
    expect(await playable()).toEqual([]);
  });
});
