import { expect, test } from "vitest";
import { readShared } from "./shared.ts";

const read = (search: string) => readShared(new URLSearchParams(search));

test("title, text and a web address are taken, trimmed", () => {
  expect(read("title=%20Жаңалық%20&text=Бұл%20—%20кітап.&url=https://example.kz/a")).toEqual({
    title: "Жаңалық",
    text: "Бұл — кітап.",
    url: "https://example.kz/a",
  });
});

test("an address that is none is no link, and a book is cut to a screenful", () => {
  expect(read("url=javascript:alert(1)").url).toBe("");
  expect(read(`text=${"а".repeat(5000)}`).text).toHaveLength(2000);
  expect(read("")).toEqual({ title: "", text: "", url: "" });
});
