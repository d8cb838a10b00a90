import type {
  Item,
  MendItem,
  OrderItem,
  SentenceMaterial,
  Verdict,
} from "@tilashar/learning/session";
import { expect, test } from "vitest";
import { answeredSentence } from "./answered-sentence.ts";

const goToSchool: SentenceMaterial = {
  id: "s1-1",
  kz: "Мен бүгін мектепке барамын.",
  en: "I go to school today.",
  ru: "Сегодня я иду в школу.",
  tokens: [],
  tiles: { en: [], ru: [] },
  also: [],
  orders: [],
  fixed: { heads: [], phrases: [] },
  points: [],
  chunk: false,
};
const wrong: Verdict = { right: false, note: null, expected: null, mistakes: [] };
const base = { key: "x:1", subjects: [], words: [], points: [], seconds: 5, needs: [] };
const order: OrderItem = {
  ...base,
  kind: "order",
  sentence: goToSchool,
  tiles: [],
  accepted: [["мен", "бүгін", "мектепке", "барамын"]],
};
const mend: MendItem = {
  ...base,
  kind: "mend",
  tokens: [
    { text: "Мен", before: "", after: "" },
    { text: "мектепте", before: "", after: "" },
    { text: "барамын", before: "", after: "." },
  ],
  meaning: null,
  at: 1,
  choices: ["мектепке", "мектептен"],
  right: "мектепке",
  slip: "case",
  point: "dative",
  why: null,
};
const dictation: Item = { ...base, kind: "dictation", sentence: goToSchool, tiles: null };
const reply: Item = {
  ...base,
  kind: "write-reply",
  speakers: [],
  speaker: "a",
  turns: [],
  answer: { ...goToSchool, speaker: "a" },
};

test("tiles, typed answers and mended words become the whole sentence that was given", () => {
  expect(answeredSentence(order, ["мен", "мектепке", "барамын"], wrong)).toEqual({
    sentence: "Мен мектепке барамын.",
    expected: goToSchool.kz,
  });
  expect(answeredSentence(mend, ["1", "мектептен"], wrong)).toEqual({
    sentence: "Мен мектептен барамын.",
    expected: "Мен мектепке барамын.",
  });
  expect(answeredSentence(dictation, [" Мен бүгін мектепте барамын "], wrong)?.sentence).toBe(
    "Мен бүгін мектепте барамын",
  );
  expect(answeredSentence(reply, ["Мен бүгін мектепте барамын"], wrong)?.expected).toBe(
    goToSchool.kz,
  );
});

test("nothing is asked of a right answer, of a word in the wrong place, of one word, of what was compared", () => {
  expect(answeredSentence(reply, [goToSchool.kz], { ...wrong, right: true })).toBeNull();
  expect(answeredSentence(order, ["x"], { ...wrong, note: "unknown-order" })).toBeNull();
  expect(answeredSentence(mend, ["0", "мектепке"], wrong)).toBeNull();
  expect(answeredSentence(dictation, ["Мен"], wrong)).toBeNull();
  expect(answeredSentence(reply, ["Мен үйде боламын", "again"], wrong)).toBeNull();
});
