import { ACHIEVEMENTS } from "@tilashar/learning";
import { expect, test } from "vitest";
import { achievementTexts } from "./achievement-texts.ts";

test("each achievement has words of its own in three languages, and no words are left over", () => {
  for (const [language, texts] of Object.entries(achievementTexts)) {
    expect(Object.keys(texts).sort(), language).toEqual(ACHIEVEMENTS.map(({ id }) => id).sort());
    const titles = Object.values(texts).map(({ title }) => title);
    expect(new Set(titles).size, language).toBe(titles.length);
  }
});

test("Kazakh and Russian words hold no Latin look-alikes", () => {
  for (const texts of [achievementTexts.kz, achievementTexts.ru]) {
    for (const text of Object.values(texts).flatMap((one) => [one.title, one.description])) {
      // The letters of the levels are Latin on purpose.
      expect(text.replace(/(?<![\p{L}])[BC](?![\p{L}])/gu, "")).not.toMatch(/[a-zA-Z]/);
    }
  }
});
