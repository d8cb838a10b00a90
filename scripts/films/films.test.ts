import { courseOfRepository } from "@tilashar/course/testing";
import { expect, test } from "vitest";
import { parseActs } from "./film/acting.ts";
import { frameOf } from "./film/camera.ts";
import { mouthAt } from "./film/lips.ts";
import { layTimeline, neededHaste } from "./film/timeline.ts";
import { cast } from "./people/cast.ts";
import { replayed } from "./sound/pitch.ts";
import { pluck } from "./sound/pluck.ts";
import { stories } from "./story/stories.ts";

const course = courseOfRepository();

test("every scene is staged with exactly its own people, and everybody has a player", () => {
  for (const { id, characters, lines } of course.scenes) {
    const story = stories[id];
    expect(Object.keys(story?.roles ?? {}).sort(), `scene ${id}`).toEqual(
      characters.map(({ key }) => key).sort(),
    );
    for (const { key } of characters) expect(cast, `${id}.${key}`).toHaveProperty([`${id}.${key}`]);
    for (const table of [story?.acts, story?.shots, story?.moves, story?.cutaways]) {
      for (const at of Object.keys(table ?? {})) expect(Number(at)).toBeLessThan(lines.length);
    }
    for (const acts of Object.values(story?.acts ?? {})) {
      for (const who of Object.keys(parseActs(acts))) expect(story?.roles).toHaveProperty([who]);
    }
  }
});

test("lips are shut in m, wide open in a, and round in o", () => {
  const at = (phone: string) => mouthAt([{ phone, start: 0, end: 1 }], 0.5);
  expect(at("m").open).toBe(0);
  expect(at("a").open).toBeGreaterThan(0.9);
  expect(at("o").round).toBeGreaterThan(at("a").round + 0.5);
  expect(mouthAt([], 0).open).toBe(0);
});

test("the mouth flows from one sound to the next", () => {
  const phones = [
    { phone: "m", start: 0, end: 0.1 },
    { phone: "a", start: 0.1, end: 0.2 },
  ];
  const opening = [0.05, 0.08, 0.1, 0.12, 0.15].map((time) => mouthAt(phones, time).open);
  expect([...opening].sort((a, b) => a - b)).toEqual(opening);
});

test("lines never overlap, and a long scene still ends in time", () => {
  const spoken = Array.from({ length: 15 }, (_, i) => ({
    speaker: "a",
    text: "бір екі",
    seconds: 4 / neededHaste(60, 15) + (i % 3) * 0.01,
    phones: [],
    words: [
      { start: 0.1, end: 0.5, textStart: 0, textEnd: 3 },
      { start: 0.5, end: 0.9, textStart: 4, textEnd: 7 },
    ],
  }));
  const { lines, seconds, endCard } = layTimeline(spoken, 0.4);
  lines.forEach((line, i) => {
    if (i > 0) expect(line.start).toBeGreaterThan(lines[i - 1]?.end ?? 0);
    expect(line.words.map(({ text }) => text)).toEqual(["бір", "екі"]);
  });
  expect(endCard).toBeGreaterThan(lines.at(-1)?.end ?? 0);
  expect(seconds).toBeLessThanOrEqual(75);
});

test("the camera never looks past the edge of a place", () => {
  for (const x of [0, 300, 1280]) {
    for (const y of [0, 300, 720]) {
      const frame = frameOf([{ x, y, size: 140 }]);
      expect(frame.x - 640 / frame.zoom).toBeGreaterThanOrEqual(-0.001);
      expect(frame.x + 640 / frame.zoom).toBeLessThanOrEqual(1280.001);
      expect(frame.y - 360 / frame.zoom).toBeGreaterThanOrEqual(-0.001);
      expect(frame.y + 360 / frame.zoom).toBeLessThanOrEqual(720.001);
    }
  }
});

/** The strongest period of a sound, as a pitch. */
function pitchOf(sound: Float32Array, rate: number, low: number, high: number): number {
  let best = 0;
  let period = 0;
  for (let lag = Math.floor(rate / high); lag <= rate / low; lag++) {
    let sum = 0;
    for (let i = 2000; i < 8000; i++) sum += (sound[i] ?? 0) * (sound[i + lag] ?? 0);
    if (sum > best) {
      best = sum;
      period = lag;
    }
  }
  return rate / period;
}

test("a plucked string sounds at its pitch and dies away", () => {
  const sound = pluck(146.83, 2, 22050, 1);
  expect(pitchOf(sound, 22050, 120, 180)).toBeCloseTo(146.83, -0.4);
  const power = (from: number) => sound.slice(from, from + 2000).reduce((sum, v) => sum + v * v, 0);
  expect(power(40000)).toBeLessThan(power(2000) / 10);
});

test("replayed speech is shorter and higher", () => {
  const rate = 22050;
  const voice = Float32Array.from({ length: rate }, (_, i) =>
    Math.sin((i / rate) * 200 * 2 * Math.PI),
  );
  const high = replayed(voice, 1.1);
  expect(high.length).toBe(Math.floor(rate / 1.1));
  expect(pitchOf(high, rate, 180, 260)).toBeCloseTo(220, -0.5);
});
