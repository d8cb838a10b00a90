import { expect, test } from "vitest";
import { timesOf, withoutTimes } from "./sentence-times.ts";

test.each([
  ["en", "i get up at seven o clock", "сағат жетіде", "i get up"],
  ["en", "we met two days ago", "екі күн бұрын", "we met"],
  ["en", "the bus leaves in ten minutes", "он минуттан кейін", "the bus leaves"],
  ["en", "he came on saturday evening", "сенбі күні кешке", "he came"],
  ["en", "last summer we swam", "өткен жазда", "we swam"],
  ["en", "i run twice a week", "аптасына екі рет", "i run"],
  ["ru", "мы встали в половине шестого", "сағат бес жарымда", "мы встали"],
  ["ru", "я приду через неделю", "бір аптадан кейін", "я приду"],
  ["ru", "он работает с утра до вечера", "таңнан кешке дейін", "он работает"],
  ["ru", "я жду с утра", "таңнан бері", "я жду"],
  ["ru", "мы гуляем по субботам", "сенбі күндері", "мы гуляем"],
] as const)("%s: the time of «%s»", (language, sentence, time, rest) => {
  const words = sentence.split(" ");
  expect(timesOf(words, language)).toEqual([time]);
  expect(withoutTimes(words, language).join(" ")).toBe(rest);
});
