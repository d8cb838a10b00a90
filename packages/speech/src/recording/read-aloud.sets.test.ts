import fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import { loadModel } from "../judge/load.ts";
import { wavFile } from "../testing/wav-file.ts";
import { startSpeaker } from "../voice/index.ts";
import { canBeRead, hearReadAloud, type ReadAloud } from "./index.ts";

const text = "Менің атым Айгүл, мен Алматыда тұрамын.";
const model = loadModel();
let voice: Float32Array;
let rate: number;

/** The same numbers from −1 to 1 each time. */
const chance = () => {
  let state = 1;
  return () => {
    state = (state * 48271) % 2147483647;
    return (2 * state) / 2147483647 - 1;
  };
};

/** The sentence in a quiet room: half a second before and after it. */
const inRoom = (sound: Float32Array, room = 0.001, seconds = 0.5): Float32Array => {
  const next = chance();
  const around = Math.round(seconds * rate);
  const whole = new Float32Array(sound.length + 2 * around);
  whole.set(sound, around);
  return whole.map((sample) => sample + room * next());
};
const hear = (samples: Float32Array, expected = text) =>
  hearReadAloud(model, wavFile(samples, { rate }), expected);
const accepted = (answer: ReturnType<typeof hear>): ReadAloud => {
  if (typeof answer === "string") throw new Error(answer);
  return answer;
};

beforeAll(async () => {
  const speech = (await startSpeaker()).synthesise({ text, voice: "madina" });
  voice = speech.pcm;
  rate = speech.sampleRate;
});

test("a sentence that was read is taken, cut to its speech, with a place for each word", () => {
  const read = accepted(hear(inRoom(voice)));
  expect(read.words.map(({ word }) => word)).toEqual(
    "Менің атым Айгүл мен Алматыда тұрамын".split(" "),
  );
  for (const [i, { start, end }] of read.words.entries()) {
    expect(end).toBeGreaterThan(start);
    expect(start).toBeGreaterThanOrEqual(i ? (read.words[i - 1]?.end ?? 0) : 0);
  }
  const seconds = read.pcm.length / read.sampleRate;
  expect(seconds).toBeGreaterThan(voice.length / rate - 0.3);
  expect(seconds).toBeLessThan(voice.length / rate + 0.3);
});

test("a pause in the middle belongs to the sentence", () => {
  // After the comma. Within a word it would be a slip of the tongue, and no reading to learn from.
  const half = Math.round(voice.length * 0.42);
  const pause = new Float32Array(Math.round(0.6 * rate));
  const paused = Float32Array.from([...voice.slice(0, half), ...pause, ...voice.slice(half)]);
  const read = hear(inRoom(paused));
  expect(accepted(read).pcm.length / rate).toBeGreaterThan(voice.length / rate + 0.3);
});

test.each([
  ["Бүгін ауа райы өте жақсы."],
  ["Менің атым Айгүл, мен Астанада тұрамын."],
  ["Менің атым Айгүл, мен тұрамын."],
  ["Менің атым Айгүл, мен ертең Алматыда тұрамын."],
  // With a word more than the text has: in the middle, before it and behind it.
  ["Менің атым Айгүл, Алматыда тұрамын."],
  ["Атым Айгүл, мен Алматыда тұрамын."],
  ["Менің атым Айгүл, мен Алматыда."],
])("it is not taken for «%s»", (other) => {
  expect(hear(inRoom(voice), other)).toBe("other_text");
});

test("each fault of the sound has its name", () => {
  const quiet = voice.map((sample) => sample * 0.01);
  expect(hear(inRoom(quiet, 0.00002))).toBe("too_quiet");
  expect(hear(inRoom(voice, 0.08))).toBe("noisy");
  const loud = inRoom(voice).map((sample) => Math.max(-1, Math.min(1, sample * 12)));
  expect(hear(loud)).toBe("clipped");
  expect(hear(new Float32Array(2 * rate))).toBe("silent");
  const next = chance();
  expect(hear(new Float32Array(2 * rate).map(() => 0.3 * next()))).toBe("silent");
  const tone = Float32Array.from({ length: rate }, (_, i) => 0.4 * Math.sin(i / 9));
  expect(["silent", "too_short", "other_text"]).toContain(hear(inRoom(tone)));
  expect(hear(voice.slice(0, 300))).toBe("too_short");
  expect(hear(inRoom(voice, 0.001, 15))).toBe("too_long");
  expect(hear(inRoom(Float32Array.from([0, 1, 2, 3, 4, 5].flatMap(() => [...voice]))))).toBe(
    "too_long",
  );
  expect(hearReadAloud(model, wavFile(inRoom(voice), { rate: 8000 }), text)).toBe("low_rate");
  expect(hear(inRoom(voice).slice(Math.round(0.9 * rate)))).toBe("cut_off");
});

test("no bytes are too odd", () => {
  expect(hearReadAloud(model, new TextEncoder().encode("an e-mail, not a sound"), text)).toBe(
    "not_audio",
  );
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 400 }), (bytes) => {
      expect(typeof hearReadAloud(model, bytes, text)).toBe("string");
    }),
    { numRuns: 50 },
  );
});

test("what is said otherwise than it is written is not asked for", () => {
  expect(canBeRead("Бұл — кітап!")).toBe(true);
  expect(canBeRead("2018 жылы")).toBe(false);
  expect(canBeRead("Wi-Fi бар ма?")).toBe(false);
  expect(canBeRead("…")).toBe(false);
});
