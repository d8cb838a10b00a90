import { join } from "node:path";
import { expect, test } from "vitest";
import { loadCourse } from "../load.ts";
import { pointOfSuffix } from "./point-of-suffix.ts";

const course = loadCourse({ contentDir: join(import.meta.dirname, "../../fixtures/sound") });

test("a suffix leads to the point that teaches it, and one that none teaches to nothing", () => {
  expect(pointOfSuffix(course, "loc")?.id).toBe("locative");
  expect(pointOfSuffix(course, "abl")).toBeUndefined();
});
