/**
 * How exactly the judge finds sounds and words in a recording: 100 sentences of the course by each of our voices, whose
 * times are known, at both paces, as our synthesiser's events tell them.
 */
import { align, loadModel } from "@tilashar/speech/judge";
import {
  mp3Delay,
  speakerNames,
  startDecoder,
  startEncoder,
  startSpeaker,
} from "@tilashar/speech/voice";
import { examplesOfCourse } from "../packages/speech/src/voice/testing/course-lines.ts";

const model = loadModel();
const speaker = await startSpeaker();
const encode = await startEncoder("mp3");
const decode = await startDecoder();
const all = examplesOfCourse();
const sentences = all.filter((_, at) => at % Math.floor(all.length / 100) === 7).slice(0, 100);

const inMs = (errors: readonly number[]): string => {
  const sorted = errors.map((error) => Math.abs(error) * 1000).sort((a, b) => a - b);
  const mean = sorted.reduce((sum, one) => sum + one, 0) / sorted.length;
  return `${mean.toFixed(0)} (${sorted[Math.floor(0.95 * sorted.length)]?.toFixed(0)})`;
};

console.log("mean error in ms (95 of 100 are within)");
console.log("voice      pace    begin of sound  end of word  begin of word  ms of work a sentence");
for (const voice of speakerNames) {
  for (const rate of ["normal", "slow"] as const) {
    const sounds: number[] = [];
    const ends: number[] = [];
    const words: number[] = [];
    let work = 0;
    for (const text of sentences) {
      const speech = speaker.synthesise({ text, voice, rate });
      // As a server has it: from the MP3.
      const { pcm, sampleRate } = await decode(encode(speech.pcm, speech.sampleRate));
      const began = performance.now();
      const found = align(model, pcm, sampleRate, text);
      work += performance.now() - began;
      if (found === null) throw new Error(`Nothing was found of ${text}`);
      found.phones.forEach(
        ({ start }, at) => void sounds.push(start - mp3Delay - (speech.phones[at]?.start ?? 0)),
      );
      found.words.forEach(({ start, end }, at) => {
        words.push(start - mp3Delay - (speech.words[at]?.start ?? 0));
        ends.push(end - mp3Delay - (speech.words[at]?.end ?? 0));
      });
    }
    console.log(
      [
        voice.padEnd(11),
        rate.padEnd(8),
        inMs(sounds).padEnd(16),
        inMs(ends).padEnd(13),
        inMs(words).padEnd(15),
        (work / sentences.length).toFixed(0),
      ].join(""),
    );
  }
}
