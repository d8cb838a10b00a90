import { expect, test } from "vitest";
import { furtherAt, furtherSaying, packFurther } from "./further-texts.ts";

const entry = (word: string, kz: string) => ({
  asks: { en: [word], ru: [word], kz: [word] },
  answer: { en: word, ru: word, kz: word },
  say: [{ kz, en: `${word}!`, ru: `${word}!` }],
});
const texts = packFurther([
  {
    of: "culture",
    subjects: [
      { id: "nauryz", further: [entry("алма", "Бірге болсын!"), entry("нан", "Рақмет!")] },
      { id: "tea", further: [entry("шай", "Тойдым.")] },
    ],
  },
  { of: "culture", subjects: [{ id: "nauryz", further: [entry("гүл", "Құтты болсын!")] }] },
]);

test("a subject of several files is one, and each entry is read as it was written", () => {
  const [nauryz, tea] = texts.subjects;
  expect(nauryz).toEqual({ of: "culture", id: "nauryz", from: 0, to: 3 });
  expect(furtherAt(texts, 2)).toEqual(entry("гүл", "Құтты болсын!"));
  expect(furtherAt(texts, tea?.from ?? 0)).toEqual(entry("шай", "Тойдым."));
});

test("a line to say is found by its Kazakh, and no other line is", () => {
  expect(furtherSaying(texts, "Тойдым.")?.en).toBe("шай!");
  expect(furtherSaying(texts, "Бірге болсын!")?.en).toBe("алма!");
  expect(furtherSaying(texts, "болсын!")).toBeUndefined();
});

test("what threads share is not copied", () => {
  expect(structuredClone(texts).bytes.buffer).toBeInstanceOf(SharedArrayBuffer);
});
