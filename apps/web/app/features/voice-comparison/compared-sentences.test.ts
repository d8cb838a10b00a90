import { analyse } from "@tilashar/kazakh/morphology";
import { tokenise } from "@tilashar/kazakh/script";
import { expect, test } from "vitest";
import sentences from "./compared-sentences.json" with { type: "json" };

test("ten sentences are compared, in words that the dictionary knows or derives", () => {
  expect(sentences).toHaveLength(10);
  const words = sentences.flatMap(({ kz }) => tokenise(kz).filter(({ kind }) => kind === "word"));
  const unknown = words.filter(
    ({ text }) => !analyse(text.toLowerCase()).some(({ guessed }) => !guessed),
  );
  expect(unknown.map(({ text }) => text)).toEqual([]);
});
