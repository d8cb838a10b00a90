import { expect, test } from "vitest";
import { parseNote } from "./parse-note.ts";

test("paragraphs, lists, strong words and Kazakh are told apart", () => {
  const { paragraphs, faults } = parseNote(
    "Add **-лар**\nto say many.\n\n- {{кітап|N;NOM;PL}} — books\n- {{-лар}}\n\nSay {{сіз}}.\n",
  );
  expect(faults).toEqual([]);
  expect(paragraphs).toEqual([
    {
      kind: "paragraph",
      spans: [
        { kind: "text", text: "Add " },
        { kind: "strong", text: "-лар" },
        { kind: "text", text: " to say many." },
      ],
    },
    {
      kind: "item",
      spans: [
        { kind: "inflected", lemma: "кітап", features: "N;NOM;PL" },
        { kind: "text", text: " — books" },
      ],
    },
    { kind: "item", spans: [{ kind: "kazakh", text: "-лар" }] },
    {
      kind: "paragraph",
      spans: [
        { kind: "text", text: "Say " },
        { kind: "kazakh", text: "сіз" },
        { kind: "text", text: "." },
      ],
    },
  ]);
});

test("braces and stars that do not match are faults", () => {
  expect(parseNote("See {{кітап.").faults).toEqual([
    'double braces that do not match in "See {{кітап."',
  ]);
  expect(parseNote("See **кітап.").faults).toEqual([
    'double stars that do not match in "See **кітап."',
  ]);
});

test("a directive without a word, without features, or with too much is a fault", () => {
  for (const wrong of ["{{}}", "{{кітап|}}", "{{кітап|N;NOM;PL|more}}"]) {
    expect(parseNote(wrong).faults).toHaveLength(1);
  }
});
