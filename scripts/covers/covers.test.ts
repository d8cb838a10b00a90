import { join } from "node:path";
import type { CoverScene } from "@tilashar/course/covers";
import { readContent } from "@tilashar/course/load";
import { emojiDocument } from "@tilashar/course/load-pictures";
import { expect, test } from "vitest";
import { cast } from "../films/people/cast.ts";
import { places } from "../films/places/all-places.ts";
import { passersBy } from "./people/passers-by.ts";
import { backdrops } from "./places/all-backdrops.ts";
import { cropsOf, stageHeight, stageWidth } from "./stage/crops.ts";
import { things } from "./things/all-things.ts";

const { files } = readContent(
  join(import.meta.dirname, "../../content"),
  join(import.meta.dirname, "../../.cache/content.json"),
);
const scenes = files.flatMap(({ kind, data }) => (kind === "covers" ? Object.entries(data) : []));

test("every scene names people, places and things that the studio can draw", () => {
  expect(scenes.length).toBeGreaterThan(90);
  for (const [id, scene] of scenes) {
    const known = scene.place === "felt" || scene.place in backdrops || scene.place in places;
    expect(known, `place ${scene.place} of ${id}`).toBe(true);
    for (const { who } of scene.people ?? []) {
      const isKnown = who.startsWith("passer.") ? who.slice(7) in passersBy : who in cast;
      expect(isKnown, `${who} of ${id}`).toBe(true);
    }
    const held = (scene.people ?? []).flatMap(({ left, right }) => [left?.holds, right?.holds]);
    for (const name of [...(scene.things ?? []).map(({ what }) => what), ...held]) {
      if (name === undefined) continue;
      expect(name in things || emojiDocument(name) !== null, `${name} of ${id}`).toBe(true);
    }
  }
});

test("the square shows somebody's whole face, and never looks past the stage", () => {
  for (const [id, scene] of scenes) {
    const { square } = cropsOf(scene);
    expect(square.x, id).toBeGreaterThanOrEqual(0);
    expect(square.x + square.width, id).toBeLessThanOrEqual(stageWidth);
    expect(square.y + square.height, id).toBeLessThanOrEqual(stageHeight);
    const heads = (scene.people ?? []).map(({ x, size = 2.1 }) => ({ x, half: 40 * size }));
    const whole = heads.some(
      ({ x, half }) => x - half >= square.x - 12 && x + half <= square.x + square.width + 12,
    );
    expect(
      heads.length === 0 || whole || scene.square !== undefined,
      `a face in the square of ${id}`,
    ).toBe(true);
  }
});

test("the crops of a scene with two people stand around both", () => {
  const scene: CoverScene = {
    place: "felt",
    people: [
      { who: "1.tom", x: 300 },
      { who: "5.dana", x: 900 },
    ],
  };
  expect(cropsOf(scene).square).toMatchObject({ x: 200, width: 800 });
  expect(cropsOf(scene).wide).toMatchObject({ x: 0, width: stageWidth });
});
