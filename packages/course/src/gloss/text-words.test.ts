import { expect, test } from "vitest";
import { makeGlosser } from "./gloss-text.ts";
import { makeWordCount, placedWords } from "./text-words.ts";

const glosser = makeGlosser([], {});

test("each running word has its place in the paragraph, its dictionary form and its kind", () => {
  const paragraph = "Үйде бес бала бар. Олар Айгүлмен ыкпал ойнайды.";
  const words = placedWords(paragraph, glosser, glosser.namesIn([paragraph]));
  expect(words.map(({ lemma, kind }) => `${lemma} ${kind}`)).toEqual([
    "үй word",
    "бес number",
    "бала word",
    "бар word",
    "олар word",
    "айгүл name",
    "ыкпал unknown",
    "ойнау word",
  ]);
  for (const { start } of words) expect(paragraph.slice(start - 1, start)).toMatch(/^$|\s/);
  expect(paragraph.slice(words[7]?.start)).toBe("ойнайды.");
});

test("words are counted through pieces, with the shortest sentence of a few words", () => {
  const count = makeWordCount(glosser);
  count.add(["Біз үлкен үйде тұрамыз. Үй!"]);
  count.add(["Ол үйге келді."]);
  const [first] = count.words();
  expect(first).toEqual({ lemma: "үй", kind: "word", count: 3, example: "Ол үйге келді." });
});

test("a name that one piece shows stays a name in the next, where it only begins sentences", () => {
  const count = makeWordCount(glosser);
  count.add(["Біз Арманға келдік."]);
  count.add(["Арман үйде."]);
  expect(count.words().find(({ lemma }) => lemma === "арман")).toMatchObject({
    kind: "name",
    count: 2,
  });
});
