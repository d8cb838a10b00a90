/**
 * How well our own voice is understood, with today's prosody and with the plain one of before: the words of 200
 * sentences of the course that the judge picks out of all their words, each in the stretch where it was said. With
 * ASR_BASE_URL a transcription server writes the sentences down, and its words are counted as well.
 */
import { tokenise } from "@tilashar/kazakh/script";
import { align, loadModel } from "@tilashar/speech/judge";
import { type Prosody, type Speech, speakerNames, startSpeaker } from "@tilashar/speech/voice";
import { resample } from "../packages/speech/src/audio/resample.ts";
import { judgeRate, logMel, normalise } from "../packages/speech/src/judge/features.ts";
import { createLattice } from "../packages/speech/src/judge/lattice.ts";
import { classes } from "../packages/speech/src/judge/model.ts";
import { logPosteriors } from "../packages/speech/src/judge/network.ts";
import { audibleForm, pronunciations } from "../packages/speech/src/judge/pronunciations.ts";
import { hearByThroat } from "../packages/speech/src/judge/throat.ts";
import { bestWords, wordList } from "../packages/speech/src/judge/word-list.ts";
import { wavFile } from "../packages/speech/src/testing/wav-file.ts";
import { examplesOfCourse } from "../packages/speech/src/voice/testing/course-lines.ts";
import { pitchAt } from "../packages/speech/src/voice/testing/measure.ts";

const sentencesWanted = 200;
/** `VOICES=daulet,botagoz` measures those alone. */
const wished = process.env.VOICES?.split(",");
const voices = speakerNames.filter((name) => wished?.includes(name) ?? true);
/** Frames of 10 ms around a word that are heard with it. */
const around = 3;

const model = loadModel();
const speaker = await startSpeaker();
const all = examplesOfCourse();
const step = Math.floor(all.length / sentencesWanted);
const sentences = all.filter((_, at) => at % step === 0).slice(0, sentencesWanted);
const wordsOf = (text: string): string[] =>
  tokenise(text)
    .filter(({ kind }) => kind === "word")
    .map((token) => token.text.toLowerCase());
const list = wordList([...new Set(sentences.flatMap(wordsOf))]);
const formsOf = (word: string): Set<string> =>
  new Set(pronunciations(word).map(({ phones }) => audibleForm(phones.map(({ phone }) => phone))));

/** Whether the judge takes each word of a sentence for itself, and whether it does when it fits itself to the throat. */
function understood(speech: Speech, text: string): { heard: boolean; fitted: boolean }[] {
  const aligned = align(model, speech.pcm, speech.sampleRate, text);
  if (aligned === null) return [];
  const samples = resample({ samples: speech.pcm, sampleRate: speech.sampleRate }, judgeRate);
  const plain = logPosteriors(model, normalise(logMel(samples)));
  const { posteriors: fitted } = hearByThroat(model, samples);
  return aligned.words.flatMap(({ start, end, textStart, textEnd }) => {
    const word = text.slice(textStart, textEnd).toLowerCase();
    // What is written with figures or signs is several words.
    if (!/^\p{L}+$/u.test(word)) return [];
    const from = Math.max(0, Math.round(start * 100) - around);
    const forms = formsOf(word);
    const isTaken = (posteriors: Float32Array): boolean => {
      const part = posteriors.slice(from * classes, (Math.round(end * 100) + around) * classes);
      const { best } = bestWords(list, createLattice(model, part), new Set());
      return best !== null && [...formsOf(best.word)].some((form) => forms.has(form));
    };
    return [{ heard: isTaken(plain), fitted: isTaken(fitted) }];
  });
}

async function writtenDown(speech: Speech): Promise<string> {
  const form = new FormData();
  const wav = wavFile(resample({ samples: speech.pcm, sampleRate: speech.sampleRate }, 16_000), {
    rate: 16_000,
  });
  form.set("file", new Blob([Buffer.from(wav)], { type: "audio/wav" }), "sentence.wav");
  form.set("model", process.env.ASR_MODEL ?? "whisper-1");
  form.set("language", "kk");
  form.set("response_format", "json");
  const response = await fetch(`${process.env.ASR_BASE_URL}/audio/transcriptions`, {
    method: "POST",
    headers: process.env.ASR_API_KEY ? { authorization: `Bearer ${process.env.ASR_API_KEY}` } : {},
    body: form,
  });
  return String(((await response.json()) as { text?: unknown }).text ?? "");
}

/** How far the pitch moves within a sentence: semitones between its tenth and its ninetieth hundredth. */
function span(speech: Speech): number | null {
  const pitches = speech.phones
    .filter(({ phone }) => "aæeыіoөұү".includes(phone))
    .map(({ start, end }) => pitchAt(speech, (start + end) / 2))
    .filter((pitch) => pitch !== null)
    .sort((a, b) => a - b);
  const [low, high] = [0.1, 0.9].map((share) => pitches[Math.floor(share * pitches.length)]);
  return low && high ? 12 * Math.log2(high / low) : null;
}

const percent = (hits: readonly boolean[]): string =>
  `${((100 * hits.filter(Boolean).length) / hits.length).toFixed(1)} %`;
const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

console.log(
  `${sentences.length} sentences, out of ${new Set(sentences.flatMap(wordsOf)).size} words`,
);
console.log(
  "prosody  voice      judge understands  throat fitted  recogniser    seconds a sentence  pitch moves",
);
for (const prosody of ["plain", "full"] satisfies Prosody[]) {
  for (const voice of voices) {
    const said = sentences.map((text) => ({
      text,
      speech: speaker.synthesise({ text, voice, prosody }),
    }));
    const heard = said.flatMap(({ text, speech }) => understood(speech, text));
    const written: boolean[] = [];
    if (process.env.ASR_BASE_URL) {
      for (const { text, speech } of said) {
        const words = new Set(wordsOf(await writtenDown(speech)));
        written.push(...wordsOf(text).map((word) => words.has(word)));
      }
    }
    const seconds = mean(said.map(({ speech }) => speech.pcm.length / speech.sampleRate));
    const spans = said.map(({ speech }) => span(speech)).filter((one) => one !== null);
    console.log(
      [
        prosody.padEnd(9),
        voice.padEnd(11),
        `${percent(heard.map((word) => word.heard))} of ${heard.length}`.padEnd(19),
        percent(heard.map((word) => word.fitted)).padEnd(15),
        (written.length ? percent(written) : "not asked").padEnd(14),
        seconds.toFixed(2).padEnd(20),
        `${mean(spans).toFixed(1)} semitones`,
      ].join(""),
    );
  }
}
