import { expect, test } from "vitest";
import { answerAboutWords } from "./answer-about-words.ts";

test("a text that is handed in by pieces is counted as one, and two counts apart", () => {
  const answer = answerAboutWords();
  const piece = (ask: number, count: number, paragraphs: string[], isLast: boolean) =>
    answer({ what: "count", ask, count, paragraphs, isLast });
  expect(piece(1, 1, ["Үйде бала бар."], false)).toEqual({ ask: 1, words: null });
  expect(piece(2, 2, ["Су бар."], false)).toEqual({ ask: 2, words: null });
  expect(piece(3, 1, ["Үй үлкен."], true)).toMatchObject({
    ask: 3,
    words: [{ lemma: "үй", count: 2 }, { lemma: "бала" }, { lemma: "бар" }, { lemma: "үлкен" }],
  });
  expect(piece(4, 1, ["Су."], true)).toMatchObject({ words: [{ lemma: "су", count: 1 }] });
});

test("words are placed by the course's own words once it knows them", () => {
  const answer = answerAboutWords();
  const ask = () => answer({ what: "places", ask: 1, paragraphs: ["Жаңа фолиант бар."] });
  expect(ask()).toMatchObject({ places: [[{}, { lemma: "фолиант", kind: "unknown" }, {}]] });
  answer({ what: "start", glossary: [{ kz: "фолиант", en: "folio", ru: "фолиант" }] });
  expect(ask()).toMatchObject({ places: [[{}, { lemma: "фолиант", kind: "word" }, {}]] });
});
