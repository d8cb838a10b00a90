import type { Phone } from "@tilashar/kazakh/sound";
import { type Clause, clausesOf } from "./clauses.ts";
import { type Espeak, startEspeak } from "./espeak.ts";
import { normaliseLoudness } from "./loudness.ts";
import { type Markup, markupOf, plainMarkupOf } from "./markup.ts";
import { phrasesOf } from "./phrases.ts";
import { prosodyOf } from "./prosody.ts";
import { type SpeakerName, speakers } from "./speakers.ts";

/** How fast: "slow" is for hearing each sound. */
export type SpeechRate = "normal" | "slow";

/** How the voice moves: "plain" is what it did before, one pitch a word, for whoever compares. */
export type Prosody = "full" | "plain";

export interface SpeechRequest {
  /** Kazakh in Cyrillic; numbers, abbreviations and foreign words are read out. */
  text: string;
  voice?: SpeakerName;
  rate?: SpeechRate;
  prosody?: Prosody;
}

/** A sound of the speech. Times are seconds, offsets UTF-16 in the text. */
export interface TimedPhone {
  /** As spoken: түнгі has ң. */
  phone: Phone;
  letterStart: number;
  letterEnd: number;
  start: number;
  end: number;
}

/** A word of the speech; a number read as several words has several of the same place in the text. */
export interface TimedWord {
  start: number;
  end: number;
  textStart: number;
  textEnd: number;
}

export interface Speech {
  /** Mono, −1 to 1. */
  pcm: Float32Array;
  sampleRate: number;
  phones: TimedPhone[];
  words: TimedWord[];
}

export interface Speaker {
  /** Synchronous: about 10 ms a word. A text without a Kazakh sound is a moment of silence. */
  synthesise(request: SpeechRequest): Speech;
}

/** Changes whenever the same text would sound different: part of every address speech is kept under. */
export const voiceVersion = "3";

/** How fast "slow" is, for whoever speaks. */
export const slowness = 0.66;
const silenceBefore = 0.06;
const silenceAfter = 0.12;

/** Starts the synthesiser; one is enough for a process or a thread. */
export const startSpeaker = async (): Promise<Speaker> => {
  const espeak = await startEspeak(
    Object.fromEntries(Object.values(speakers).map(({ name, variant }) => [name, variant])),
  );
  let current: SpeakerName | null = null;
  return {
    synthesise({ text, voice = "aizhan", rate = "normal", prosody = "full" }) {
      // Changing the voice takes longer than a word.
      if (current !== voice && espeak.set_voice(`kk+${voice}`) !== 0) {
        throw new Error(`espeak-ng does not know the voice ${voice}.`);
      }
      current = voice;
      const { wordsPerMinute, manner } = speakers[voice];
      const pace = Math.round(wordsPerMinute * (rate === "slow" ? slowness : 1));
      espeak.set_rate(pace);
      const clauses = prosody === "plain" ? clausesOf(text) : phrasesOf(clausesOf(text));
      const moved = prosodyOf(clauses, manner);
      return sayAll(
        espeak,
        clauses.map((clause, at) => ({
          clause,
          markup:
            prosody === "plain"
              ? plainMarkupOf(clause, pace)
              : markupOf(clause, moved[at] ?? [], pace),
        })),
        rate,
      );
    },
  };
};

interface MarkedClause {
  clause: Clause;
  markup: Markup;
}

const sayAll = (espeak: Espeak, clauses: readonly MarkedClause[], rate: SpeechRate): Speech => {
  const sampleRate = espeak.get_samplerate();
  const pieces: Float32Array[] = [new Float32Array(Math.round(silenceBefore * sampleRate))];
  const speech: Omit<Speech, "pcm"> = { sampleRate, phones: [], words: [] };
  let at = silenceBefore;
  const add = (piece: Float32Array) => {
    pieces.push(piece);
    at += piece.length / sampleRate;
  };
  for (const marked of clauses) {
    const said = sayClause(espeak, marked, sampleRate);
    for (const phone of said.phones) {
      speech.phones.push({ ...phone, start: phone.start + at, end: phone.end + at });
    }
    for (const word of said.words) {
      speech.words.push({ ...word, start: word.start + at, end: word.end + at });
    }
    add(said.pcm);
    add(
      new Float32Array(Math.round(marked.clause.pause * (rate === "slow" ? 1.5 : 1) * sampleRate)),
    );
  }
  add(new Float32Array(Math.round(silenceAfter * sampleRate)));
  const pcm = new Float32Array(pieces.reduce((sum, piece) => sum + piece.length, 0));
  let offset = 0;
  for (const piece of pieces) {
    pcm.set(piece, offset);
    offset += piece.length;
  }
  normaliseLoudness(pcm, sampleRate);
  return { pcm, ...speech };
};

const sayClause = (
  espeak: Espeak,
  { clause, markup: { text, units } }: MarkedClause,
  sampleRate: number,
): Omit<Speech, "sampleRate"> => {
  const chunks: Int16Array[] = [];
  const starts: number[] = [];
  let end = 0;
  espeak.synthesize(text, (samples, events) => {
    if (samples) chunks.push(samples.slice());
    for (const event of events ?? []) {
      if (event.type !== "phoneme") continue;
      if (event.id === "") end = event.audio_position / 1000;
      else starts.push(event.audio_position / 1000);
    }
    return false;
  });
  const length = chunks.reduce((sum, chunk) => sum + chunk.length, 0);
  const whole = new Float32Array(length);
  let offset = 0;
  for (const chunk of chunks) {
    for (const sample of chunk) whole[offset++] = sample / 32768;
  }
  if (end <= (starts.at(-1) ?? 0)) end = length / sampleRate;
  if (starts.length !== units.length) {
    throw new Error(`espeak-ng said ${starts.length} sounds for ${units.length} in ${text}.`);
  }
  // espeak-ng ends each call with silence of its own; ours is in the pauses.
  const pcm = faded(
    whole.subarray(0, Math.min(length, Math.ceil((end + 0.02) * sampleRate))),
    sampleRate,
  );
  return { pcm, ...timesOf(clause, units, starts, end) };
};

const timesOf = (
  { words }: Clause,
  units: readonly [number, number][],
  starts: readonly number[],
  end: number,
): Pick<Speech, "phones" | "words"> => {
  const timed: Pick<Speech, "phones" | "words"> = { phones: [], words: [] };
  let known = "";
  units.forEach(([wordAt, soundAt], order) => {
    const word = words[wordAt];
    const sound = word?.sounds[soundAt];
    if (word === undefined || sound === undefined) return;
    const times = { start: starts[order] as number, end: starts[order + 1] ?? end };
    const last = timed.phones.at(-1);
    if (`${wordAt} ${soundAt}` === known && last) {
      last.end = times.end;
    } else {
      const { phone, letterStart, letterEnd } = sound;
      timed.phones.push({ phone, letterStart, letterEnd, ...times });
    }
    known = `${wordAt} ${soundAt}`;
    const lastWord = timed.words[wordAt];
    if (lastWord) lastWord.end = times.end;
    else timed.words.push({ ...times, textStart: word.textStart, textEnd: word.textEnd });
  });
  return timed;
};

/** Five milliseconds in and out, so that no cut clicks. */
const faded = (pcm: Float32Array, sampleRate: number): Float32Array => {
  const edge = Math.min(Math.round(sampleRate * 0.005), pcm.length >> 1);
  for (let i = 0; i < edge; i++) {
    const last = pcm.length - 1 - i;
    pcm[i] = (pcm[i] as number) * (i / edge);
    pcm[last] = (pcm[last] as number) * (i / edge);
  }
  return pcm;
};
