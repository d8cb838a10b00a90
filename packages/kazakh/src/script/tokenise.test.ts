import fc from "fast-check";
import { expect, test } from "vitest";
import { splitSentences, tokenise } from "./tokenise.ts";

const kinds = (text: string) =>
  tokenise(text)
    .filter((token) => token.kind !== "space")
    .map((token) => `${token.kind}:${token.text}`);

test("words, numerals with suffixes, quotes and marks are told apart", () => {
  expect(kinds("«Ата-ана» 2026-шы жылы 5-ке, 10%-дан асты.")).toEqual([
    "punctuation:«",
    "word:Ата-ана",
    "punctuation:»",
    "number:2026-шы",
    "word:жылы",
    "number:5-ке",
    "punctuation:,",
    "number:10%-дан",
    "word:асты",
    "punctuation:.",
  ]);
});

test("times, dates, decimals and grouped thousands are one number", () => {
  expect(kinds("12:30 21.11.2026 3,14 12\u00a0500-ге 3/4")).toEqual([
    "number:12:30",
    "number:21.11.2026",
    "number:3,14",
    "number:12\u00a0500-ге",
    "number:3/4",
  ]);
});

test("abbreviations, apostrophes, addresses and emoji stay whole", () => {
  expect(kinds("т.б. qaz'aq ЖШС-нің https://til.kz/a?b=1. a.b@c.kz 👨‍👩‍👧 🇰🇿 №5")).toEqual([
    "word:т.б.",
    "word:qaz'aq",
    "word:ЖШС-нің",
    "other:https://til.kz/a?b=1",
    "punctuation:.",
    "other:a.b@c.kz",
    "other:👨‍👩‍👧",
    "other:🇰🇿",
    "other:№",
    "number:5",
  ]);
});

test("a word of the Arabic script keeps its front sign", () => {
  expect(kinds("ٴبىر سوز")).toEqual(["word:ٴبىر", "word:سوز"]);
});

test("tokens join back to the text and their offsets are exact", () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string({ unit: "binary" }),
        fc.string({ unit: fc.constantFrom(..."аә1-.'’ %«5😀\n:/,@wh") }),
      ),
      (text) => {
        const tokens = tokenise(text);
        expect(tokens.map((token) => token.text).join("")).toBe(text);
        let end = 0;
        for (const token of tokens) {
          expect(token.start).toBe(end);
          expect(text.slice(token.start, token.end)).toBe(token.text);
          end = token.end;
        }
      },
    ),
    { numRuns: 500 },
  );
});

test("sentences end at marks, not at initials, abbreviations or small letters", () => {
  expect(
    splitSentences(
      "А. Құнанбайұлы 1845 ж. туды. «Кім?» деді ол. Иә… Алма, алмұрт т.б. бар!\nСоңы",
    ).map((sentence) => sentence.text),
  ).toEqual([
    "А. Құнанбайұлы 1845 ж. туды.",
    "«Кім?» деді ол.",
    "Иә…",
    "Алма, алмұрт т.б. бар!",
    "Соңы",
  ]);
});

test("sentence offsets point at the sentence", () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(..."аБ. !?…»\n") }), (text) => {
      let end = 0;
      for (const sentence of splitSentences(text)) {
        expect(text.slice(sentence.start, sentence.end)).toBe(sentence.text);
        expect(text.slice(end, sentence.start).trim()).toBe("");
        end = sentence.end;
      }
      expect(text.slice(end).trim()).toBe("");
    }),
  );
});

test("direct speech and the words of its speaker are one sentence", () => {
  const texts = (text: string) => splitSentences(text).map((sentence) => sentence.text);
  expect(texts("«Қайда барасың?» — деп сұрады анам. Мен күлдім.")).toEqual([
    "«Қайда барасың?» — деп сұрады анам.",
    "Мен күлдім.",
  ]);
  expect(texts("Кел! — Қазір барамын!")).toEqual(["Кел!", "— Қазір барамын!"]);
});
