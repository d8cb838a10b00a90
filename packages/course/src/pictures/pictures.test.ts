import { readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { PALETTES } from "../schema/common-fields.ts";
import { courseOfRepository } from "../testing/course-of-repository.ts";
import { buildPictures, type PictureFolder } from "./build-pictures.ts";
import { drawCover } from "./cover.ts";
import { emojiBody, hasEmoji } from "./emoji.ts";
import { loadEmojiSet } from "./load.ts";
import { OWN_PICTURES } from "./own-pictures.ts";
import type { PictureManifest } from "./picture-manifest.ts";
import { ramHorn } from "./ram-horn.ts";
import { drawWordPicture } from "./word-picture.ts";

const set = loadEmojiSet();
const root = join(import.meta.dirname, "../../../..");

/** Ids that are defined, and ids that are referred to. */
function ids(svg: string) {
  const defined = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  const used = [...svg.matchAll(/(?:href="#|url\(#)([^")]+)/g)].map(([, id]) => id);
  return { defined, used };
}

/** Tags that are opened and closed in order: what an XML parser would refuse otherwise. */
function wellFormed(svg: string): boolean {
  const open: string[] = [];
  for (const [, closing, name, selfClosing] of svg.matchAll(/<(\/?)([a-zA-Z]+)[^>]*?(\/?)>/g)) {
    if (selfClosing) continue;
    if (!closing) open.push(name ?? "");
    else if (open.pop() !== name) return false;
  }
  return open.length === 0;
}

test("every palette and composition makes a whole document under 15 KB", () => {
  for (const palette of PALETTES) {
    for (let variant = 0; variant < 6; variant++) {
      const svg = drawCover(set, { pictures: ["yurt", "horse", "old-woman"], palette, variant });
      expect(wellFormed(svg)).toBe(true);
      expect(Buffer.byteLength(svg)).toBeLessThan(15 * 1024);
      expect(svg).not.toMatch(/NaN|undefined|Infinity/);
      const { defined, used } = ids(svg);
      expect(new Set(defined).size).toBe(defined.length);
      expect(defined).toEqual(expect.arrayContaining(used));
    }
  }
});

test("neighbours in a grid of two, three or four columns have another composition", () => {
  const ornament = (variant: number) =>
    drawCover(set, { pictures: ["melon"], palette: "sky", variant }).split('id="h"')[0];
  for (let variant = 0; variant < 24; variant++) {
    for (const away of [1, 2, 3, 4]) expect(ornament(variant)).not.toBe(ornament(variant + away));
  }
});

test("covers are the same on every run", () => {
  const design = { pictures: ["melon"], palette: "steppe", variant: 2 } as const;
  expect(drawCover(set, design)).toBe(drawCover(set, design));
});

test("pictures with gradients and clip paths keep their ids apart in one cover", () => {
  const shared = Object.keys(set.icons).filter((name) => / id="/.test(set.icons[name]?.body ?? ""));
  expect(shared.length).toBeGreaterThan(2);
  const svg = drawCover(set, { pictures: shared.slice(0, 3), palette: "sky", variant: 0 });
  const { defined, used } = ids(svg);
  expect(new Set(defined).size).toBe(defined.length);
  expect(defined).toEqual(expect.arrayContaining(used));
});

test("cleaning a picture makes it shorter and leaves its shapes", () => {
  const body = set.icons["waving-hand"]?.body ?? "";
  const clean = emojiBody(set, "waving-hand", "x");
  expect(clean.length).toBeLessThan(body.length);
  expect(clean.match(/<path/g)?.length).toBe(body.match(/<path/g)?.length);
  expect(clean).not.toMatch(/\d\.\d{3,}/);
});

test("rounding moves no number of any picture further than the eye can see", () => {
  const numbers = (text: string) =>
    [...text.matchAll(/ d="([^"]+)"/g)].flatMap(([, d]) => d?.match(/-?\d*\.?\d+/g) ?? []);
  let furthest = 0;
  const counts: string[] = [];
  for (const [name, { body }] of Object.entries(set.icons)) {
    const before = numbers(body);
    const after = numbers(emojiBody(set, name, "x"));
    if (after.length !== before.length) counts.push(name);
    after.forEach((value, place) => {
      furthest = Math.max(furthest, Math.abs(Number(value) - Number(before[place] ?? Infinity)));
    });
  }
  expect(counts).toEqual([]);
  expect(furthest).toBeLessThanOrEqual(0.0051);
});

test("a name that is no picture, or a property of every object, is none", () => {
  expect(hasEmoji(set, "unicorn-riding-a-bus")).toBe(false);
  expect(hasEmoji(set, "constructor")).toBe(false);
  expect(() => drawWordPicture(set, "__proto__")).toThrow(RangeError);
});

test("an alias is drawn as its parent, mirrored", () => {
  expect(emojiBody(set, "backhand-index-pointing-right", "x")).toContain("matrix(-1 0 0 1 32 0)");
});

test("our own pictures are whole and hide none of the set", () => {
  const raw = JSON.parse(
    readFileSync(join(root, "node_modules/@iconify-json/fluent-emoji-flat/icons.json"), "utf8"),
  ) as { icons: Record<string, unknown> };
  for (const name of Object.keys(OWN_PICTURES)) {
    expect(wellFormed(drawWordPicture(set, name))).toBe(true);
    expect(Object.hasOwn(raw.icons, name)).toBe(false);
  }
});

test("a horn stays on its own side of the stem and above its foot", () => {
  const { outline } = ramHorn({ stem: 92, radius: 60, band: 30, turns: 1.42 });
  const points = [...outline.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => [
    Number(x),
    Number(y),
  ]);
  expect(points.length).toBeGreaterThan(40);
  for (const [x = 0] of points.slice(0, -8)) expect(x).toBeGreaterThan(-31);
  expect(Math.min(...points.map(([, y = 0]) => y))).toBeGreaterThan(-92 - 60 - 30);
});

test("a build names every picture of the course, and clears away old ones but nobody else's", () => {
  const files = new Map<string, string | Uint8Array>([
    ["lesson-77.0123456789.svg", "<svg/>"],
    ["lesson-77.0123456789.svg.br", ""],
    ["somebody-elses.css", ""],
  ]);
  const written: string[] = [];
  const folder: PictureFolder = {
    files: () => [...files.keys()],
    write: (file, bytes) => {
      files.set(file, bytes);
      written.push(file);
    },
    remove: (file) => files.delete(file),
  };
  const whole = courseOfRepository();
  // A build draws thousands of them; a part of the course shows how.
  const lessons = whole.lessons.filter(({ id }) => id % 8 === 1);
  const course = {
    ...whole,
    lessons,
    readings: whole.readings.slice(0, 5),
    scenes: whole.scenes.slice(0, 3),
    dayWords: whole.dayWords.slice(0, 20),
    wordById: new Map(lessons.flatMap(({ words }) => words.map((word) => [word.id, word]))),
  };
  const built = buildPictures(course, set, folder);
  const manifest = JSON.parse(String(files.get("pictures.json"))) as PictureManifest;
  const at = (address = "") => files.get(address.replace("/assets/", ""));
  for (const lesson of course.lessons) {
    const cover = manifest.lessons[lesson.id] ?? "";
    const compressed = at(`${cover}.br`) as Uint8Array;
    expect(brotliDecompressSync(compressed).toString()).toBe(at(cover));
    for (const { picture } of lesson.words) {
      if (picture) expect(at(manifest.words[picture])).toContain("<svg");
    }
  }
  expect([...files.keys()].filter((file) => file.startsWith("lesson-77."))).toEqual([]);
  expect(files.has("somebody-elses.css")).toBe(true);
  expect(built.largestCover).toBeLessThan(15 * 1024);

  written.length = 0;
  buildPictures(course, set, folder);
  expect(written).toEqual(["pictures.json"]);
});
