import { expect, test } from "vitest";
import { answerAboutWords } from "./answer-about-words.ts";

test("a text that is handed in by pieces is counted as one, and two texts apart", () => {
  const answer = answerAboutWords();
  const piece = (ask: number, text: string, paragraphs: string[], isLast: boolean) =>
    answer({ what: "count", ask, text, paragraphs, isLast });
  expect(piece(1, "a", ["Үйде бала бар."], false)).toEqual({ ask: 1, words: null });
  expect(piece(2, "b", ["Су бар."], false)).toEqual({ ask: 2, words: null });
  expect(piece(3, "a", ["Үй үлкен."], true)).toMatchObject({
    ask: 3,
    words: [{ lemma: "үй", count: 2 }, { lemma: "бала" }, { lemma: "бар" }, { lemma: "үлкен" }],
  });
  expect(piece(4, "a", ["Су."], true)).toMatchObject({ words: [{ lemma: "су", count: 1 }] });
});

test("words are placed by the course's own words once it knows them", () => {
  const answer = answerAboutWords();
  const ask = () => answer({ what: "places", ask: 1, paragraphs: ["Жаңа фолиант бар."] });
  expect(ask()).toMatchObject({ places: [[{}, { lemma: "фолиант", kind: "unknown" }, {}]] });
  answer({ what: "start", glossary: [{ kz: "фолиант", en: "folio", ru: "фолиант" }] });
  expect(ask()).toMatchObject({ places: [[{}, { lemma: "фолиант", kind: "word" }, {}]] });
});
