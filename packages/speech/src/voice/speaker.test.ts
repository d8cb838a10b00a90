import { phoneInventory, phones } from "@tilashar/kazakh/sound";
import { beforeAll, expect, test } from "vitest";
import { speechLevel } from "./loudness.ts";
import { type Speaker, type Speech, startSpeaker } from "./speaker.ts";
import { speakerNames } from "./speakers.ts";
import { distance, meanPitch, spectrum } from "./testing/measure.ts";

let speaker: Speaker;
beforeAll(async () => {
  speaker = await startSpeaker();
});

const letters = "а ә е ы і о ө ұ ү б в г ғ д ж з й к қ л м н ң п р с т ф х һ ч ш у".split(" ");

/** The spectrum of a letter's sound between like neighbours: vowels at their middle, consonants with the way in and out. */
const soundOf = (letter: string): number[] => {
  const vowel = "аәеыіоөұү".includes(letter);
  const speech = speaker.synthesise({
    text: vowel ? `п${letter}п` : `а${letter}а`,
    voice: "daulet",
  });
  const { start, end } = speech.phones[1] as Speech["phones"][number];
  return vowel
    ? spectrum(speech, start + (end - start) * 0.3, start + (end - start) * 0.7)
    : spectrum(speech, start - 0.02, end + 0.02);
};

test("each of the 33 phones is said, and differs from every other", () => {
  expect(
    letters.map((letter) => phones(`а${letter}а`)[1]?.phone ?? phones(letter)[0]?.phone),
  ).toEqual(phoneInventory);
  const sounds = letters.map(soundOf);
  for (let i = 0; i < sounds.length; i++)
    for (let j = 0; j < i; j++)
      expect(
        distance(sounds[i] as number[], sounds[j] as number[]),
        `${letters[i]} and ${letters[j]}`,
      ).toBeGreaterThan(1.5);
});

test.each(["ыі", "қк", "ғг", "ңн", "өо", "үұ", "әа"])(
  "the sounds learners mix up are far apart: %s",
  (pair) => {
    const [one, other] = [...pair].map(soundOf) as [number[], number[]];
    expect(distance(one, other)).toBeGreaterThan(4);
  },
);

test("times grow from sound to sound, lie inside the sound, and point at their letters", () => {
  const text = "Түнгі аспан, 25 жұлдыз.";
  const speech = speaker.synthesise({ text });
  let last = 0;
  for (const { start, end } of speech.phones) {
    expect(start).toBeGreaterThanOrEqual(last - 1e-6);
    expect(end).toBeGreaterThan(start);
    last = end;
  }
  expect(last).toBeLessThan(speech.pcm.length / speech.sampleRate);
  expect(speech.words.map(({ textStart, textEnd }) => text.slice(textStart, textEnd))).toEqual([
    "Түнгі",
    "аспан",
    "25",
    "25",
    "жұлдыз",
  ]);
  expect(speech.phones[2]).toMatchObject({ phone: "ң", letterStart: 2, letterEnd: 3 });
});

test("a comma is a short silence and a full stop a longer one", () => {
  const gapAfter = (text: string) => {
    const { words } = speaker.synthesise({ text });
    return (words[1]?.start ?? 0) - (words[0]?.end ?? 0);
  };
  expect(gapAfter("алма алма")).toBeLessThan(0.05);
  expect(gapAfter("алма, алма")).toBeGreaterThan(0.18);
  expect(gapAfter("алма. Алма")).toBeGreaterThan(gapAfter("алма, алма") + 0.2);
});

test("speech begins and ends in silence, and what is between is heard", () => {
  const { pcm, sampleRate } = speaker.synthesise({ text: "кітап" });
  const level = (from: number, to: number) =>
    Math.max(...pcm.subarray(from * sampleRate, to * sampleRate).map(Math.abs));
  expect(level(0, 0.05)).toBe(0);
  expect(level(pcm.length / sampleRate - 0.1, pcm.length / sampleRate)).toBe(0);
  expect(level(0.1, 0.5)).toBeGreaterThan(0.2);
});

test("slow speech takes half as long again, with the same sounds", () => {
  const text = "Мен қазақ тілін үйренемін.";
  const normal = speaker.synthesise({ text });
  const slow = speaker.synthesise({ text, rate: "slow" });
  expect(slow.phones.map(({ phone }) => phone)).toEqual(normal.phones.map(({ phone }) => phone));
  const ratio = slow.pcm.length / normal.pcm.length;
  expect(ratio).toBeGreaterThan(1.35);
  expect(ratio).toBeLessThan(1.7);
});

test.each(speakerNames)("%s asks with a rising voice and states with a falling one", (voice) => {
  const wordPitch = (text: string, at: number) => {
    const speech = speaker.synthesise({ text, voice });
    const word = speech.words.at(at) as Speech["words"][number];
    return meanPitch(
      speech,
      speech.phones.filter(({ start, end }) => start >= word.start && end <= word.end),
    );
  };
  const stated = "Сен мектепке барасың.";
  const asked = "Сен мектепке барасың ба?";
  expect(wordPitch(stated, -1)).toBeLessThan(wordPitch(stated, 0) * 0.95);
  expect(wordPitch(asked, -1)).toBeGreaterThan(wordPitch(asked, 0) * 1.08);
  expect(wordPitch(asked, -1)).toBeGreaterThan(wordPitch(stated, -1) * 1.25);
  // The asking word is the top, and the voice falls after it.
  const where = "Сен енді қайда барасың?";
  expect(wordPitch(where, 2)).toBeGreaterThan(wordPitch(where, 0) * 1.05);
  expect(wordPitch(where, 3)).toBeLessThan(wordPitch(where, 2) * 0.8);
});

test("women speak higher than men, the child highest, and all equally loud", () => {
  const text = "Бүгін ауа райы жақсы.";
  const pitches = speakerNames.map((voice) => {
    const speech = speaker.synthesise({ text, voice });
    expect(20 * Math.log10(speechLevel(speech.pcm, speech.sampleRate))).toBeCloseTo(-19, -0.5);
    expect(Math.max(...speech.pcm)).toBeLessThanOrEqual(0.951);
    return meanPitch(speech, speech.phones);
  });
  const [aizhan, madina, daulet, nurlan, botagoz] = pitches as [
    number,
    number,
    number,
    number,
    number,
  ];
  expect(Math.min(aizhan, madina)).toBeGreaterThan(Math.max(daulet, nurlan) * 1.25);
  expect(botagoz).toBeGreaterThan(Math.max(aizhan, madina) * 1.2);
  expect(new Set(pitches.map(Math.round)).size).toBe(5);
});

test("stressed vowels of a word last longer than unstressed ones of the same kind", () => {
  const { phones: said } = speaker.synthesise({ text: "балалар" });
  const vowels = said.filter(({ phone }) => phone === "a").map(({ start, end }) => end - start);
  expect(vowels.at(-1)).toBeGreaterThan((vowels[1] as number) * 1.1);
});
