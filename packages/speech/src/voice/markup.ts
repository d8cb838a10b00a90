import type { Clause, Tune } from "./clauses.ts";
import { frontL, mnemonics } from "./espeak-mnemonics.ts";
import { isVowel } from "./pronounce.ts";
import { isQuestionParticle } from "./question-words.ts";
import type { SpokenSound, SpokenWord } from "./spoken-word.ts";

/** A clause as espeak-ng is told to say it. */
export interface Markup {
  text: string;
  /** For each phoneme espeak-ng will report, the sound it belongs to: [word, sound] in the clause. */
  units: [number, number][];
}

/** The sign at the end, which decides how espeak-ng moves the pitch within the last word. */
const closing: Readonly<Record<Tune, string>> = {
  statement: ".",
  continuation: ",",
  "yes-no": "?",
  "question-word": ".",
  exclamation: "!",
};

/** espeak-ng reads a number between control-A and P as the pitch from there on, 50 being the voice's own. */
const pitchMark = (pitch: number): string => `\u0001${Math.round(pitch)}P`;

/**
 * The pitch of each word, 0–99, 50 being the voice's own. A statement sinks a little from word to
 * word; a clause that goes on stays up; a yes-or-no question climbs to the word before the particle and
 * the particle stays up there; a question word and an exclamation start high and fall behind.
 */
export const wordPitches = (clause: Pick<Clause, "tune" | "peak" | "words">): number[] =>
  clause.words.map((_, at) => wordPitch(clause, at));

const wordPitch = ({ tune, peak, words }: Pick<Clause, "tune" | "peak" | "words">, at: number) => {
  const progress = words.length > 1 ? at / (words.length - 1) : 0;
  const top = peak ?? 0;
  switch (tune) {
    case "statement":
      return 58 - 14 * progress;
    case "continuation":
      return 56 - 4 * progress;
    case "exclamation":
      return at === 0 ? 74 : 66 - 18 * progress;
    case "question-word":
      return at < top ? 56 : at === top ? 82 : 50 - 8 * progress;
    case "yes-no":
      if (at < top) return 54;
      return at > top && isQuestionParticle(words[at]?.read ?? "") ? 86 : 76;
  }
};

/** Writes a clause in espeak-ng's phoneme mnemonics, with a pitch for each word. */
export const markupOf = (clause: Clause): Markup => {
  const pitches = wordPitches(clause);
  const units: [number, number][] = [];
  const spoken = clause.words.map((word, at) => {
    word.sounds.forEach((sound, order) => {
      const doubled = sound.long && !isVowel(sound.phone);
      const count = (sound.glided ? 2 : 1) + (doubled ? 1 : 0);
      for (let i = 0; i < count; i++) units.push([at, order]);
    });
    return `${pitchMark(pitches[at] as number)}[[${mnemonicsOf(word)}]]`;
  });
  return { text: spoken.join(" ") + closing[clause.tune], units };
};

const mnemonicsOf = ({ sounds, read }: SpokenWord): string => {
  const clitic = isQuestionParticle(read);
  return sounds.map((sound) => soundMnemonics(sound, clitic)).join("");
};

const soundMnemonics = (sound: SpokenSound, clitic: boolean): string => {
  const name = sound.frontL && sound.phone === "l" ? frontL : mnemonics[sound.phone];
  const stress = sound.stressed && !clitic ? "'" : "";
  // A bar keeps two names apart that would read as one other (t and S).
  if (sound.glided) return `j${stress}${name}|`;
  return sound.long && !isVowel(sound.phone) ? `${name}|${name}|` : `${stress}${name}|`;
};
