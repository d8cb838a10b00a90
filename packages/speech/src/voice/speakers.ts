import type { Manner } from "./prosody.ts";

/** Who can speak. */
export type SpeakerName = "aizhan" | "madina" | "daulet" | "nurlan" | "botagoz";

/** A voice: how espeak-ng's resonances, pitch and breath are set for one person of ours. */
export interface SpeakerVoice {
  name: SpeakerName;
  kind: "woman" | "man" | "child";
  /** The lines of an espeak-ng voice variant, written for this product. */
  variant: string;
  /** Words a minute that espeak-ng is asked for at the normal rate. */
  wordsPerMinute: number;
  manner: Manner;
}

/** Percent for each of the formants 0 to 8: frequency, strength, width. */
const formants = (rows: readonly [number, number, number][]): string =>
  rows.map((row, order) => `formant ${order} ${row.join(" ")}`).join("\n");

/**
 * A shorter vocal tract raises every resonance by about the same ratio: 15 to 17 % from men to women,
 * 30 % to a child of eight (G. Peterson, H. Barney, JASA 1952). The lowest band follows less.
 */
const tract = (percent: number, width: number, bright: number): string =>
  formants(
    [
      [100 + (percent - 100) / 3, 95, width],
      [percent, 95, width],
      [percent, 90, width],
      [percent, 90, width],
      [percent, 90 * bright, width],
      [percent, 85 * bright, width],
      [percent, 70 * bright, width],
      [percent, 60 * bright, width],
      [percent, 55 * bright, width],
    ].map((row) => row.map(Math.round) as [number, number, number]),
  );

/** Kazakh stress is weak: a stressed vowel is held a little longer, the last of a clause most. */
const stress = "stressAdd 0 0 0 0 0 0 25 40";

const variant = (lines: readonly string[]): string =>
  `language variant\n${[...lines, stress].join("\n")}\n`;

export const speakers: Readonly<Record<SpeakerName, SpeakerVoice>> = {
  aizhan: {
    name: "aizhan",
    kind: "woman",
    wordsPerMinute: 140,
    manner: { liveliness: 1, drawl: 1 },
    variant: variant([
      "pitch 165 255",
      "flutter 3",
      tract(114, 120, 1),
      "breath 0 2 3 3 3 3 3 2",
      "consonants 100 100",
    ]),
  },
  madina: {
    name: "madina",
    kind: "woman",
    wordsPerMinute: 132,
    manner: { liveliness: 0.85, drawl: 1.2 },
    variant: variant([
      "pitch 150 225",
      "flutter 4",
      tract(110, 110, 0.9),
      "voicing 110",
      "consonants 90 95",
    ]),
  },
  daulet: {
    name: "daulet",
    kind: "man",
    wordsPerMinute: 136,
    manner: { liveliness: 0.9, drawl: 1 },
    variant: variant(["pitch 92 150", "flutter 3", tract(98, 100, 1), "consonants 95 95"]),
  },
  nurlan: {
    name: "nurlan",
    kind: "man",
    wordsPerMinute: 142,
    manner: { liveliness: 1.1, drawl: 0.8 },
    variant: variant([
      "pitch 105 172",
      "flutter 4",
      tract(102, 105, 1.1),
      "breath 0 1 2 2 2 2 2 2",
      "consonants 100 100",
    ]),
  },
  botagoz: {
    name: "botagoz",
    kind: "child",
    wordsPerMinute: 138,
    manner: { liveliness: 0.95, drawl: 1.1 },
    variant: variant([
      "pitch 225 300",
      "flutter 4",
      tract(126, 125, 0.9),
      "breath 0 2 2 3 3 3 3 3",
      "consonants 95 95",
    ]),
  },
};

export const speakerNames = Object.keys(speakers) as readonly SpeakerName[];
