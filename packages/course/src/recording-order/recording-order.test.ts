import { expect, test } from "vitest";
import { type RecordableText, recordingOrder } from "./recording-order.ts";

const sentence = (text: string): RecordableText => ({ text, kind: "sentence", en: "", ru: "" });
const word = (text: string): RecordableText => ({ text, kind: "word", en: "", ru: "" });
const orderOf = (texts: RecordableText[]) => recordingOrder(texts).map(({ text }) => text);

test("common words come before rare ones of the same length", () => {
  const texts = [
    word("тас"),
    word("көл"),
    ...["Көл үлкен.", "Көл таза.", "Көл жақын."].map(sentence),
  ];
  const order = orderOf(texts);
  expect(order.indexOf("көл")).toBeLessThan(order.indexOf("тас"));
});

test("new sounds come before what is heard already", () => {
  const order = orderOf([
    sentence("Ата келді."),
    sentence("Ата келді, ата келді."),
    sentence("Жаңбыр жауды."),
  ]);
  expect(order).toEqual(["Ата келді.", "Жаңбыр жауды.", "Ата келді, ата келді."]);
});

test("a word alone is wanted although a sentence has it", () => {
  const order = orderOf([sentence("Бұл кітап."), word("кітап"), sentence("Кітап бұл.")]);
  expect(order.at(-1)).toBe("Кітап бұл.");
});

test("each text stands there once, and the same texts give the same order", () => {
  const texts = ["Бұл үй.", "Мен келдім.", "Бұл үй.", "Сен бардың.", "Ол кетті."].map(sentence);
  expect(orderOf(texts).sort()).toEqual(["Бұл үй.", "Мен келдім.", "Ол кетті.", "Сен бардың."]);
  expect(orderOf(texts)).toEqual(orderOf(texts));
  expect(orderOf([])).toEqual([]);
});

test("what brings nothing new follows in the order of the course", () => {
  const order = orderOf([
    sentence("Мен келдім, мен келдім."),
    sentence("Мен келдім, мен."),
    sentence("Мен келдім."),
  ]);
  expect(order).toEqual(["Мен келдім.", "Мен келдім, мен келдім.", "Мен келдім, мен."]);
});
