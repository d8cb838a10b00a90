import { lookUp } from "@tilashar/kazakh/lexicon";
import { phones } from "@tilashar/kazakh/sound";
import { expect, test } from "vitest";
import { soundQuestions } from "./sound-card.ts";
import { pairOf, readSound, soundKey, soundPairs } from "./sound-pairs.ts";

const sides = new Map([..."аеоөұүыіқкғг"].map((letter, at) => [letter, at >> 1]));
const bare = (kz: string) =>
  [...kz].map((letter) => (letter === "ә" ? 0 : (sides.get(letter) ?? letter))).join();
const flat = (kz: string) => bare(kz).replaceAll("ң", "н");

test("the words of a pair are real, carry their sound, and differ by its side alone", () => {
  for (const pair of soundPairs) {
    for (const words of pair.words) {
      for (const [side, { kz, en, ru }] of words.entries()) {
        expect(kz === "тоң" || lookUp(kz).length > 0, kz).toBe(true);
        expect(
          phones(kz).map(({ phone }) => phone as string),
          kz,
        ).toContain(pair.phones[side]);
        expect(en && ru, kz).toMatch(/./);
      }
      expect(flat(words[0].kz)).toBe(flat(words[1].kz));
    }
  }
});

test("a sound leads to its pair, the pair to a key, and the key back", () => {
  for (const pair of soundPairs) {
    expect(readSound(soundKey(pair))).toBe(pair);
    for (const phone of pair.phones) expect(pairOf(phone)).toBe(pair);
  }
  expect(pairOf("m")).toBeNull();
  expect(readSound("sound:а-м")).toBeNull();
  expect(readSound("word:қала")).toBeNull();
});

test("a card asks three times, each turn anew, with the learner's own words where they serve", () => {
  const pair = readSound("sound:қ-к");
  if (pair === null) throw new Error("There is no such pair.");
  const own = [
    { kz: "Күз", en: "autumn", ru: "осень" },
    { kz: "қызық", en: "interesting", ru: "интересный" },
    { kz: "мен", en: "I", ru: "я" },
  ];
  const first = soundQuestions(pair, own, 0);
  expect(first).toHaveLength(3);
  // Two letters of the pair in a word would leave it unreadable; a word without them shows nothing.
  expect(first[0]).toMatchObject({ gap: "_үз", spoken: "күз", options: ["қ", "к"], right: 1 });
  expect(first[1]?.options).not.toEqual(first[2]?.options);
  expect([first[1]?.options, first[2]?.options]).not.toContainEqual(
    soundQuestions(pair, own, 1)[2]?.options,
  );
  const all = Array.from({ length: 20 }, (_, turn) => soundQuestions(pair, [], turn)).flat();
  for (const { spoken, options, right } of all) expect(options[right]).toBe(spoken);
  const left = all.filter(({ right }) => right === 0).length;
  expect(left).toBeGreaterThan(18);
  expect(left).toBeLessThan(42);
  expect(soundQuestions(pair, own, 4)).toEqual(soundQuestions(pair, own, 4));
});
