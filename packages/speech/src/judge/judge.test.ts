import { readFileSync } from "node:fs";
import fc from "fast-check";
import { expect, test } from "vitest";
import { decodeWav } from "../audio/wav.ts";
import { wavFile } from "../testing/wav-file.ts";
import { createJudge, judge } from "./index.ts";
import type { Verdict } from "./verdict.ts";

const course =
  "сәлем қала бала кітап мектеп көл күн қыз су нан тау алма дос үй адам жер қар қас көз".split(" ");
const fixture = (name: string): Uint8Array =>
  readFileSync(new URL(`../../fixtures/${name}.wav`, import.meta.url));
const ask = (name: string, expected: string): Verdict =>
  judge(fixture(name), expected, { words: course });

/** The fixture's sound, 16 kHz. */
const sound = (name: string): Float32Array => {
  const decoded = decodeWav(fixture(name));
  if (decoded?.sampleRate !== 16_000) throw new Error(`${name} is no fixture`);
  return decoded.samples;
};

/** The same numbers from 0 to 1 each time. */
const chance = (): (() => number) => {
  let state = 1;
  return () => {
    state = (state * 48271) % 2147483647;
    return state / 2147483647;
  };
};

// Clips of voices that the net has not learnt from.
const spoken = ["сәлем-f2", "мектеп-linda", "қара-m5", "бала-pc", "тіл-quincy", "нан-lp"];

test("a word that was said is accepted, whoever says it", () => {
  for (const name of spoken) {
    const expected = name.split("-")[0] as string;
    const verdict = ask(name, expected);
    expect(verdict, name).toMatchObject({
      correct: true,
      reason: "accepted",
      recognized: expected,
      error: null,
    });
    expect(["excellent", "good", "fair"]).toContain(verdict.quality);
  }
});

test("an unrelated word is not accepted", () => {
  for (const name of spoken)
    for (const expected of ["рахмет", "үлкен", "жұлдыз"])
      expect(ask(name, expected), `${name} for ${expected}`).toMatchObject({ correct: false });
});

test("another word of the course is named", () => {
  expect(ask("сәлем-f2", "кітап")).toMatchObject({
    reason: "other_word",
    best_match: "сәлем",
    recognized: "сәлем",
  });
});

test("one wrong sound is not accepted, and it is the one to practise", () => {
  const verdict = ask("қара-wrong", "қара");
  expect(verdict.correct).toBe(false);
  expect(verdict.weakest).toMatchObject({ letter: "қ", letterStart: 0, phone: "қ" });
});

test("every sound has its letter and its time, one after another", () => {
  const { sounds } = ask("мектеп-linda", "мектеп");
  expect(sounds.map(({ letter }) => letter).join("")).toBe("мектеп");
  const { length } = sound("мектеп-linda");
  for (const [i, { start, end }] of sounds.entries()) {
    expect(end).toBeGreaterThan(start);
    expect(start).toBeGreaterThanOrEqual(i ? (sounds[i - 1]?.end ?? 0) - 1e-9 : 0);
    expect(end).toBeLessThanOrEqual(length / 16_000);
  }
});

test("a word that was said well has no sound to practise", () => {
  const verdict = ask("сәлем-f2", "сәлем");
  expect(verdict.quality === "fair" || verdict.weakest === null).toBe(true);
});

test("half a word is not the word", () => {
  for (const name of ["мектеп-linda", "сәлем-f2"]) {
    const whole = sound(name);
    const expected = name.split("-")[0] as string;
    const last = ask(name, expected).sounds[Math.ceil(expected.length / 2)]?.start ?? 0;
    const half = new Float32Array(whole.length + 8000);
    half.set(whole.subarray(0, Math.floor(last * 16_000)));
    expect(judge(wavFile(half), expected, { words: course }).correct, name).toBe(false);
  }
});

test("loudness, rate, channels and the kind of samples change nothing", () => {
  const samples = sound("сәлем-f2");
  const quiet = samples.map((value) => value * 0.05);
  const faster = new Float32Array(samples.length * 3);
  for (let i = 0; i < faster.length; i++) {
    const [a, b] = [samples[Math.floor(i / 3)] ?? 0, samples[Math.floor(i / 3) + 1] ?? 0];
    faster[i] = a + ((b - a) * (i % 3)) / 3;
  }
  const ways = [
    wavFile(quiet),
    wavFile(samples, { tag: 3, bits: 32, channels: 2 }),
    wavFile(samples, { bits: 24, extensible: true }),
    wavFile(faster, { rate: 48_000 }),
  ];
  for (const wav of ways) expect(judge(wav, "сәлем", { words: course }).correct).toBe(true);
});

test("what holds no word is told apart and never accepted", () => {
  const random = chance();
  const seconds = (of: (i: number) => number, length = 1): Uint8Array =>
    wavFile(Float32Array.from({ length: 16_000 * length }, (_, i) => of(i)));
  expect(
    judge(
      seconds(() => 0),
      "су",
    ).error,
  ).toBe("too_quiet");
  expect(
    judge(
      seconds(() => random() - 0.5),
      "су",
    ).error,
  ).toBe("no_speech");
  expect(
    judge(
      seconds((i) => 0.5 * Math.sin(i / 6)),
      "су",
    ).error,
  ).toBe("no_speech");
  expect(
    judge(
      seconds((i) => 0.3 * Math.sign(Math.sin(i / 30))),
      "су",
    ).error,
  ).toBe("no_speech");
  expect(
    judge(
      seconds((i) => 0.5 * Math.sin((i * (300 + i / 20)) / 2546)),
      "су",
    ).error,
  ).toBe("no_speech");
  const beep = (i: number): number =>
    (i > 4000 && i < 9000 ? 0.5 * Math.sin(i / 4) : 0) + random() / 500;
  expect(judge(seconds(beep), "су").error).toBe("no_speech");
  expect(judge(wavFile([0.1, -0.1, 0.1]), "су").error).toBe("too_short");
  expect(judge(new Uint8Array(0), "су").error).toBe("bad_audio");
  expect(judge(new TextEncoder().encode("сәлем, мұғалім!".repeat(20)), "су").error).toBe(
    "bad_audio",
  );
});

test("speech that goes on and on is too long", () => {
  const word = sound("сәлем-f2").subarray(3200, -3200);
  const long = new Float32Array(16_000 * 30);
  for (let at = 0; at + word.length < long.length; at += word.length) long.set(word, at);
  expect(judge(wavFile(long), "сәлем").error).toBe("too_long");
});

test("a text without a Kazakh word, or far too long, is answered calmly", () => {
  for (const expected of ["", "hello", "123", "🙂", "а".repeat(5000), "сәлем ".repeat(300)])
    expect(judge(fixture("сәлем-f2"), expected)).toMatchObject({
      correct: false,
      quality: "poor",
      sounds: [],
    });
});

test("without a model nothing is pretended", () => {
  expect(createJudge(null)(fixture("сәлем-f2"), "сәлем")).toMatchObject({
    correct: false,
    quality: "poor",
    error: "engine_unavailable",
  });
});

test("the same recording and word give the same verdict", () => {
  expect(ask("бала-pc", "бала")).toEqual(ask("бала-pc", "бала"));
});

test("no bytes make the judge throw or accept", () => {
  const odd = fc
    .tuple(
      fc.uint8Array({ maxLength: 4000 }),
      fc.constantFrom(8000, 16_000, 44_100, 192_000),
      fc.constantFrom(8, 16, 24, 32),
    )
    .map(([bytes, rate, bits]) =>
      wavFile(
        [...bytes].map((byte) => byte / 128 - 1),
        { rate, bits },
      ),
    );
  fc.assert(
    fc.property(
      fc.oneof(odd, fc.uint8Array({ maxLength: 2000 })),
      fc.constantFrom("су", "ай", "сәлем"),
      (bytes, expected) => {
        const verdict = judge(bytes, expected, { words: course });
        expect(verdict.correct).toBe(false);
        expect(verdict.expected).toBe(expected);
      },
    ),
    { numRuns: 150 },
  );
});
