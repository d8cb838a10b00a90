import { isClitic } from "./accents.ts";
import type { Clause, Tune } from "./clauses.ts";
import { frontL, mnemonics } from "./espeak-mnemonics.ts";
import { wordPitches } from "./plain-prosody.ts";
import { isVowel } from "./pronounce.ts";
import type { SyllableProsody } from "./prosody.ts";
import { isQuestionParticle } from "./question-words.ts";
import type { SpokenSound } from "./spoken-word.ts";

/** A clause as espeak-ng is told to say it. */
export interface Markup {
  text: string;
  /** For each phoneme espeak-ng will report, the sound it belongs to: [word, sound] in the clause. */
  units: [number, number][];
}

/** The sign at the end, which decides how espeak-ng moves the pitch within the last syllable. */
const closing: Readonly<Record<Tune, string>> = {
  statement: ".",
  continuation: ",",
  "yes-no": "?",
  "question-word": ".",
  exclamation: "!",
};

/** espeak-ng reads a number between control-A and a letter as a setting from there on: P pitch, R its range, S speed. */
const setting = (letter: "P" | "R" | "S", value: number): string =>
  `\u0001${Math.round(value)}${letter}`;

/** Semitones that one step of espeak-ng's pitch is worth, measured on vowels; 50 is the voice's own. */
const semitonesPerStep = 0.19;
const pitchOf = (semitones: number): number =>
  Math.max(0, Math.min(99, 50 + semitones / semitonesPerStep));

/** How far espeak-ng's own tunes move the pitch within a syllable: little, and in the last one as it would. */
const ownRange = { within: 14, last: 45, question: 14 };
const plainRange = 50;

/** Slower than this espeak-ng does not speak. */
const slowest = 80;

/**
 * A syllable alone is a word to espeak-ng, whose last sounds it lengthens: by so much, measured over 200 sentences.
 */
const lengthOfAlone = 1.16;

/** Writes a clause with a pitch and a pace for each syllable. */
export const markupOf = (
  clause: Clause,
  prosody: readonly (readonly SyllableProsody[])[],
  wordsPerMinute: number,
): Markup => {
  const units: [number, number][] = [];
  const spoken = clause.words.map((word, at) => {
    const clitic = isClitic(word, at);
    const isLast = at === clause.words.length - 1;
    const syllables = prosody[at] ?? [];
    return syllables
      .map(({ pitch, length }, syllable) => {
        const sounds = word.sounds
          .map((sound, order) => ({ sound, order }))
          .filter(({ sound }) => sound.syllable === syllable);
        for (const { sound, order } of sounds) {
          for (let i = 0; i < unitsOf(sound); i++) units.push([at, order]);
        }
        if (sounds.length === 0) return "";
        const pace = wordsPerMinute / (length / (syllables.length > 1 ? lengthOfAlone : 1));
        const isEnd = isLast && syllable === syllables.length - 1;
        const range = !isEnd
          ? ownRange.within
          : ownRange[clause.tune === "yes-no" ? "question" : "last"];
        const written = sounds.map(({ sound }) => soundMnemonics(sound, clitic)).join("");
        return `${setting("R", range)}${setting("P", pitchOf(pitch))}${setting("S", Math.max(slowest, pace))}[[${written}]]`;
      })
      .join("");
  });
  return { text: spoken.join(" ") + closing[clause.tune], units };
};

/** Writes a clause with one pitch for each word: see {@link wordPitches}. */
export const plainMarkupOf = (clause: Clause, wordsPerMinute: number): Markup => {
  const pitches = wordPitches(clause);
  const units: [number, number][] = [];
  const spoken = clause.words.map((word, at) => {
    word.sounds.forEach((sound, order) => {
      for (let i = 0; i < unitsOf(sound); i++) units.push([at, order]);
    });
    const clitic = isQuestionParticle(word.read);
    const written = word.sounds.map((sound) => soundMnemonics(sound, clitic)).join("");
    return `${setting("P", pitches[at] as number)}[[${written}]]`;
  });
  // Settings stay from one text to the next.
  const settings = setting("R", plainRange) + setting("S", wordsPerMinute);
  return { text: settings + spoken.join(" ") + closing[clause.tune], units };
};

/** How many phonemes espeak-ng reports for a sound. */
const unitsOf = (sound: SpokenSound): number =>
  (sound.glided ? 2 : 1) + (sound.long && !isVowel(sound.phone) ? 1 : 0);

const soundMnemonics = (sound: SpokenSound, clitic: boolean): string => {
  const name = sound.frontL && sound.phone === "l" ? frontL : mnemonics[sound.phone];
  const stress = sound.stressed && !clitic ? "'" : "";
  // A bar keeps two names apart that would read as one other (t and S).
  if (sound.glided) return `j${stress}${name}|`;
  return sound.long && !isVowel(sound.phone) ? `${name}|${name}|` : `${stress}${name}|`;
};
