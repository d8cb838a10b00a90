import { expect, test } from "vitest";
import { startSpeaker } from "../voice/speaker.ts";
import { align } from "./alignment.ts";
import { loadModel } from "./load.ts";

const model = loadModel();
const speaker = await startSpeaker();

test("sounds and words are found where our voice says them", () => {
  const errors: number[] = [];
  const wordErrors: number[] = [];
  for (const [text, voice] of [
    ["Бүгін ауа райы жақсы, біз саябаққа барамыз.", "aizhan"],
    ["Менің 25 кітабым бар.", "daulet"],
  ] as const) {
    const speech = speaker.synthesise({ text, voice });
    const found = align(model, speech.pcm, speech.sampleRate, text);
    expect(found?.phones.map(({ phone, letterStart }) => [phone, letterStart])).toEqual(
      speech.phones.map(({ phone, letterStart }) => [phone, letterStart]),
    );
    expect(found?.words.map(({ textStart, textEnd }) => text.slice(textStart, textEnd))).toEqual(
      speech.words.map(({ textStart, textEnd }) => text.slice(textStart, textEnd)),
    );
    found?.phones.forEach(({ start, end }, at) => {
      expect(end).toBeGreaterThan(start);
      errors.push(Math.abs(start - (speech.phones[at]?.start ?? 0)));
    });
    found?.words.forEach(({ start }, at) => {
      wordErrors.push(Math.abs(start - (speech.words[at]?.start ?? 0)));
    });
  }
  const mean = (values: number[]) => values.reduce((sum, one) => sum + one, 0) / values.length;
  expect(mean(errors)).toBeLessThan(0.03);
  expect(mean(wordErrors)).toBeLessThan(0.05);
});

test("another text, tones and silence do not fit; nothing is found where there is no room or no word", () => {
  const said = speaker.synthesise({ text: "Менің атым Айгүл." });
  const fit = (text: string, pcm = said.pcm) => align(model, pcm, said.sampleRate, text)?.fit ?? 0;
  const own = fit("Менің атым Айгүл.");
  expect(own).toBeGreaterThan(fit("Бізге қызыл шапшаң ат қымбат.") + 1);
  const tone = said.pcm.map((_, at) => 0.3 * Math.sin(at / 20));
  expect(fit("Менің атым Айгүл.", tone)).toBeLessThan(own / 2);
  expect(fit("Менің атым Айгүл.", new Float32Array(said.pcm.length))).toBeLessThan(own / 2);
  expect(align(model, said.pcm.subarray(0, 2000), said.sampleRate, "Менің атым Айгүл.")).toBeNull();
  expect(align(model, said.pcm, said.sampleRate, "!?")).toBeNull();
  expect(align(model, new Float32Array(0), said.sampleRate, "ат")).toBeNull();
});
