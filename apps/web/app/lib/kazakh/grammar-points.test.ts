import { beforeEach, expect, test, vi } from "vitest";
import { setBrowserStage } from "#app/lib/session/browser-stage.ts";
import { pointsBySuffix } from "./grammar-points.ts";

const points = [
  { id: "plural", suffixes: ["pl"] },
  { id: "possessive", suffixes: ["poss1", "poss2"] },
];

beforeEach(() => () => vi.unstubAllGlobals());

test("a lost network gives no points, and is not remembered; what came is asked for once", async () => {
  let isLost = true;
  const stage = setBrowserStage(() => {
    if (isLost) throw new TypeError("Failed to fetch");
    return Response.json(points);
  });
  expect((await pointsBySuffix()).size).toBe(0);
  isLost = false;
  const [found, again] = await Promise.all([pointsBySuffix(), pointsBySuffix()]);
  expect([...found.keys()]).toEqual(["pl", "poss1", "poss2"]);
  expect(found.get("poss2")).toMatchObject({ id: "possessive" });
  expect(again).toBe(found);
  expect(stage.calls).toHaveLength(2);
});
