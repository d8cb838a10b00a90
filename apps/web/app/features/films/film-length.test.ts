import { expect, test } from "vitest";
import { filmLength } from "./film-length.ts";

test("a film is as long as its player says: a second that has only begun does not count", () => {
  expect(filmLength(66.6)).toBe("1:06");
  expect(filmLength(60)).toBe("1:00");
  expect(filmLength(59.99)).toBe("0:59");
});
