import { normaliseLoudness, startEncoder } from "@tilashar/speech/voice";
import type { InstalledVoice } from "./installed-voice.ts";
import { startNeuralSpeaker } from "./speaking.ts";

/** Read from `process.argv[2]`. */
export interface NeuralData {
  voice: InstalledVoice;
  /** Folder below which the library is installed. */
  engine: string;
}

export interface NeuralQuestion {
  text: string;
  speaker: number;
  /** Below 1 is slower. */
  speed: number;
}

/** An MP3, or why there is none. */
export type NeuralAnswer = { sound: Uint8Array; speakers: number } | { fault: string };

const { voice, engine } = JSON.parse(process.argv[2] ?? "null") as NeuralData;
const send = (message: unknown) => process.send?.(message);
// Whoever started this process has ended: nobody asks any more.
process.on("disconnect", () => process.exit(0));

const encode = await startEncoder("mp3");
const { speak, speakers } = startNeuralSpeaker(voice, engine);

process.on("message", ({ text, speaker, speed }: NeuralQuestion) => {
  let answer: NeuralAnswer;
  try {
    const { pcm, sampleRate } = speak(text, speaker, speed);
    normaliseLoudness(pcm, sampleRate);
    answer = { sound: encode(pcm, sampleRate), speakers };
  } catch (error) {
    answer = { fault: error instanceof Error ? error.message : String(error) };
  }
  send(answer);
});
send("ready");
