import { type Accent, accentsOf, isKnownToBoth } from "./accents.ts";
import type { Clause, Tune } from "./clauses.ts";
import type { SpokenWord } from "./spoken-word.ts";

/** How a syllable is said. */
export interface SyllableProsody {
  /** Semitones above the middle of the voice. */
  pitch: number;
  /** So many times as long as without prosody. */
  length: number;
}

/** The way of one speaker. */
export interface Manner {
  /** How far the pitch moves, 1 being usual. */
  liveliness: number;
  /** How much longer the end of a phrase is, 1 being usual. */
  drawl: number;
}

/** Semitones that the voice sinks from the first clause of a sentence to each next one, and no further than. */
const sinkPerClause = 0.7;
const deepestSink = 2;
/** Semitones that it sinks within a clause. */
const sinkWithin = 1.8;

/** Pitches of a clause before the voice sinks, in semitones. */
interface Shape {
  /** Unstressed syllables of words before the news, and their stressed ones. */
  low: number;
  high: number;
  /** The stressed syllable of the news. */
  peak: number;
  /** Words after the news: where they begin, and where the last syllable ends. */
  after: number;
  end: number;
  /** The last syllable when the news is the last word. */
  endOnPeak: number;
  /** Leaning words, below the syllable before them. */
  clitic: number;
  /** How much longer the last syllable is. */
  lastLength: number;
}

/**
 * Statements rise on the last syllable of each word, most on the news, and fall to the bottom; what goes on rises
 * at its end; a yes-or-no question climbs to the syllable before the particle, which stays above the rest; a
 * question word is the top of its clause. Final syllables are longer by a third or so. Source: school grammar
 * (интонация); for the size of Turkic phrase accents and of final lengthening, Kamali 2011.
 */
const shapes: Readonly<Record<Tune, Shape>> = {
  statement: {
    low: 0,
    high: 2.6,
    peak: 4.4,
    after: -0.4,
    end: -3,
    endOnPeak: 0.6,
    clitic: -1.2,
    lastLength: 1.34,
  },
  continuation: {
    low: 0,
    high: 2.4,
    peak: 3.4,
    after: 0.4,
    end: 3.2,
    endOnPeak: 4,
    clitic: -0.6,
    lastLength: 1.3,
  },
  "yes-no": {
    low: 0,
    high: 1.2,
    peak: 7.4,
    after: 5.2,
    end: 5.2,
    endOnPeak: 7.8,
    clitic: -0.8,
    lastLength: 1.24,
  },
  "question-word": {
    low: 0.3,
    high: 1.8,
    peak: 7,
    after: 0,
    end: -2,
    endOnPeak: 5.5,
    clitic: -1.2,
    lastLength: 1.28,
  },
  exclamation: {
    low: 1.4,
    high: 4,
    peak: 7,
    after: 0.4,
    end: -3.4,
    endOnPeak: 3.4,
    clitic: -1.4,
    lastLength: 1.3,
  },
};

/** The prosody of each syllable of each word of each clause. */
export const prosodyOf = (clauses: readonly Clause[], manner: Manner): SyllableProsody[][][] => {
  let order = 0;
  return clauses.map((clause) => {
    const sink = Math.min(deepestSink, order * sinkPerClause);
    order = clause.tune === "continuation" ? order + 1 : 0;
    return ofClause(clause, sink, manner);
  });
};

const ofClause = (clause: Clause, sunk: number, manner: Manner): SyllableProsody[][] => {
  const { words, tune } = clause;
  const accents = accentsOf(clause);
  let reached = shapes[tune].low;
  return words.map((word, at) => {
    const { count, stressed } = syllablesOf(word);
    const progress = words.length > 1 ? at / (words.length - 1) : 0;
    // A question does not sink towards its end.
    const sink = sunk + (tune === "yes-no" ? 0 : sinkWithin * progress);
    const isLast = at === words.length - 1;
    const accent = accents[at] as Accent;
    const pitches = pitchesOf(clause, accents, at, reached);
    reached = pitches.at(-1) ?? reached;
    return pitches.map(
      (pitch, syllable): SyllableProsody => ({
        pitch: (pitch - sink) * manner.liveliness,
        length: lengthOf(
          { tune, accent, count, syllable, stressed, isLast, words: words.length },
          manner,
        ),
      }),
    );
  });
};

/** The pitches of a word's syllables, before the voice sinks. `reached` is that of the syllable before. */
const pitchesOf = (
  { words, tune }: Clause,
  accents: readonly Accent[],
  at: number,
  reached: number,
): number[] => {
  const shape = shapes[tune];
  const word = words[at] as SpokenWord;
  const isLast = at === words.length - 1;
  const accent = accents[at];
  const { count, stressed } = syllablesOf(word);
  const all = (pitch: (syllable: number) => number) =>
    Array.from({ length: count }, (_, syllable) => pitch(syllable));
  if (accent === "clitic") {
    return all(() => (isLast && falls(tune) ? shape.end : reached + shape.clitic));
  }
  if (accent === "after") {
    const nucleus = accents.indexOf("nucleus");
    const [done, left] = [at - nucleus - 1, words.length - nucleus - 1];
    return all(
      (syllable) =>
        shape.after +
        (shape.end - shape.after) * Math.min(1, (done + (syllable + 1) / count) / left),
    );
  }
  const isNews = accent === "nucleus";
  const high = isKnownToBoth(word) ? (shape.low + shape.high) / 2 : shape.high;
  // A word that is stressed on its end and ends the clause has its fall inside.
  const peak = isLast && stressed === count - 1 ? shape.endOnPeak : shape.peak;
  const top = isNews ? peak : high;
  const behind = isNews && tune === "yes-no" ? top - 0.8 : (shape.low + top) / 2;
  const end = falls(tune) ? shape.end : shape.endOnPeak;
  // Low through the word, up on the syllable with the stress, and half down behind it.
  return all((syllable) => {
    if (syllable > stressed) return isLast ? end : behind;
    return syllable === stressed
      ? top
      : shape.low + (0.3 * (top - shape.low) * (syllable + 1)) / count;
  });
};

/** Whether the voice ends low. */
const falls = (tune: Tune): boolean => tune !== "yes-no" && tune !== "continuation";

interface Place {
  tune: Tune;
  accent: Accent;
  count: number;
  syllable: number;
  stressed: number;
  isLast: boolean;
  words: number;
}

const lengthOf = (place: Place, { drawl }: Manner): number => {
  const { tune, accent, count, syllable, stressed, isLast, words } = place;
  const fromEnd = count - 1 - syllable;
  let length = accent === "clitic" ? 0.94 : accent === "after" && !isLast ? 0.96 : 1;
  // Syllables of long words are shorter.
  length *= count >= 4 ? 0.95 : 1;
  if (accent === "nucleus" && syllable === stressed) length *= 1.08;
  // A word that is all there is has room for its fall already.
  const final = words === 1 && count === 1 ? 0.4 : 1;
  if (isLast && fromEnd === 0) length *= 1 + (shapes[tune].lastLength - 1) * drawl * final;
  if (isLast && fromEnd === 1) length *= 1.06;
  return length;
};

/** How many syllables a word has, and which one carries its stress: the last when none does. */
const syllablesOf = ({ sounds }: SpokenWord): { count: number; stressed: number } => {
  const count = (sounds.at(-1)?.syllable ?? 0) + 1;
  const stressed = sounds.find((sound) => sound.stressed)?.syllable ?? count - 1;
  return { count, stressed };
};
