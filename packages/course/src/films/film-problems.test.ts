import { expect, test } from "vitest";
import { type FilmsOnDisk, filmProblems, maxFilmsBytes } from "./film-problems.ts";

const text = { kz: "а", en: "a", ru: "а" };
const line = { speaker: "ali", kz: "Сәлем!", en: "Hi!", ru: "Привет!" };
const question = {
  question: text,
  options: { a: text, b: text, c: text, d: text },
  correct: "a",
  explanation: text,
} as const;
const scene = {
  id: 7,
  slug: "a-007-hello",
  level: "beginner",
  titles: text,
  author: text,
  cover: { pictures: ["door"], palette: "sky" },
  setting: text,
  characters: [{ key: "ali", name: text }],
  lines: [line, line, line, line],
  questions: [question, question, question],
} as const;

const vtt = `WEBVTT

${[4, 14, 24, 34].map((at) => `00:00:${String(at).padStart(2, "0")}.000 --> 00:00:${String(at + 3).padStart(2, "0")}.500\nСәлем!\n`).join("\n")}`;
const timings = { lines: [4, 14, 24, 34].map((at) => ({ start: at, end: at + 3, words: [] })) };

function disk(
  changes: Record<string, string | null> = {},
  entry: object = {},
  size = 1000,
): FilmsOnDisk {
  const film = { id: 7, slug: "a-007-hello", seconds: 50, bytes: 1000, script: "hash", made: "m" };
  const files: Record<string, string | null> = {
    "films/manifest.json": JSON.stringify({ films: [{ ...film, ...entry }] }),
    "films/a-007-hello.json": JSON.stringify(timings),
    "films/a-007-hello.kz.vtt": vtt,
    "films/a-007-hello.ru.vtt": vtt,
    "films/a-007-hello.en.vtt": vtt,
    "films/a-007-hello.mp4": "",
    "films/a-007-hello.webp": "",
    ...changes,
  };
  return {
    text: (file) => files[file] ?? null,
    size: (file) => (typeof files[file] === "string" ? size : null),
    scriptHash: () => "hash",
  };
}

const messages = (on: FilmsOnDisk) =>
  filmProblems([scene], on)
    .map(({ message }) => message)
    .join("\n");

test("a whole film has no problems", () => {
  expect(messages(disk())).toBe("");
});

test("a script edited after filming makes its film stale", () => {
  expect(messages(disk({}, { script: "older" }))).toContain("has changed since it was filmed");
});

test("a scene without a film, and a film without a file, are errors", () => {
  expect(messages(disk({ "films/manifest.json": '{"films":[]}' }))).toContain("has no film");
  expect(messages(disk({ "films/manifest.json": null }))).toContain("is missing");
  expect(messages(disk({ "films/manifest.json": "{" }))).toContain("is damaged");
  expect(messages(disk({ "films/a-007-hello.mp4": null }))).toContain("is missing");
});

test("a film's length, captions and times are held to their limits", () => {
  expect(messages(disk({}, { seconds: 39 }))).toContain("lasts 39 s");
  expect(messages(disk({}, { seconds: 76 }))).toContain("lasts 76 s");
  expect(
    messages(disk({ "films/a-007-hello.ru.vtt": vtt.replace("00:00:34.000", "00:00:39.000") })),
  ).toContain("does not lie inside");
  expect(messages(disk({ "films/a-007-hello.en.vtt": vtt.replace("-->", "->") }))).toContain(
    "has no times",
  );
  expect(messages(disk({ "films/a-007-hello.en.vtt": "WEBVTT" }))).toContain("0 captions for 4");
  const backwards = { lines: [...timings.lines].reverse() };
  expect(messages(disk({ "films/a-007-hello.json": JSON.stringify(backwards) }))).toContain(
    "does not follow",
  );
});

test("all films together stay below their limit", () => {
  expect(messages(disk({}, {}, maxFilmsBytes / 5))).toContain("48 is the most");
});

test("a film of another site needs no files of ours", () => {
  const outside = { ...scene, video_url: "https://www.youtube-nocookie.com/embed/x" };
  expect(filmProblems([outside], disk({ "films/manifest.json": '{"films":[]}' }))).toEqual([]);
});
