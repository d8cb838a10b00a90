import { expect, test } from "vitest";
import { documentAddresses, keptAddress, partAddress, partOfKept } from "./kept-pages.ts";

test("each part of a page has its address at the server", () => {
  expect(partAddress("document", "/lessons/1")).toBe("/lessons/1");
  expect(partAddress("page-data", "/lessons/1?x=1")).toBe("/page-data/lessons/1?x=1");
  expect(partAddress("route-data", "/lessons/1")).toBe("/lessons/1.data");
  expect(partAddress("route-data", "/lessons?level=beginner")).toBe("/lessons.data?level=beginner");
  expect(partAddress("route-data", "/")).toBe("/_root.data");
});

test("a kept address leads back to its page", () => {
  for (const part of ["document", "page-data", "route-data"] as const) {
    for (const page of ["/", "/lessons/1", "/lessons?level=beginner"]) {
      expect(partOfKept(keptAddress(part, page, "kz"))).toEqual({
        part,
        page,
        language: part === "document" ? "kz" : null,
      });
    }
  }
  expect(partOfKept("/lessons/1")).toBeNull();
  expect(partOfKept("/-kept/language")).toBeNull();
});

test("a document is looked for in the wanted language first, then in any", () => {
  expect(documentAddresses("/a", "ru")).toEqual([
    "/-kept/document/ru/a",
    "/-kept/document/en/a",
    "/-kept/document/kz/a",
  ]);
});
