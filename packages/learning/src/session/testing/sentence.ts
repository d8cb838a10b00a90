import type { SentenceMaterial, SentenceToken, WrongForm } from "../material.ts";

const token = (text: string, wrong: readonly WrongForm[] = []): SentenceToken => ({
  text,
  tile: text.toLowerCase(),
  before: "",
  after: "",
  word: null,
  wrong,
});

/** "Мен бүгін мектепке барамын." with forms that are wrong in it. */
export const goToSchool: SentenceMaterial = {
  id: "s1-1",
  kz: "Мен бүгін мектепке барамын.",
  en: "I go to school today.",
  ru: "Сегодня я иду в школу.",
  tokens: [
    token("Мен"),
    token("бүгін"),
    token("мектепке", [
      { text: "мектепте", slip: "case", point: "dative" },
      { text: "мектепқа", slip: "harmony", point: "dative" },
    ]),
    token("барамын", [
      { text: "барасың", slip: "person", point: "person-endings" },
      { text: "бардым", slip: "tense", point: "present-future" },
    ]),
  ],
  tiles: {
    en: ["I", "go", "to", "school", "today"],
    ru: ["сегодня", "я", "иду", "в", "школу"],
  },
  also: ["Мектепке мен бүгін барамын."],
  orders: [[1, 0, 2, 3]],
  fixed: { heads: [3, 3, 3, -1], phrases: [] },
  points: ["dative"],
  chunk: false,
};
