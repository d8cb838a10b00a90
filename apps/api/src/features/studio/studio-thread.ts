import { createHash } from "node:crypto";
import { parentPort } from "node:worker_threads";
import { type RecordableText, recordingOrder } from "@tilashar/course/recording-order";
import { loadModel } from "@tilashar/speech/judge";
import { canBeRead, hearReadAloud, type RecordingFlaw } from "@tilashar/speech/recording";
import { normaliseLoudness, startEncoder } from "@tilashar/speech/voice";
import { giveBackMemory } from "#api/threads/give-back-memory.ts";

export type StudioQuestion =
  /** In which order are these texts to be read? */
  | { ask: "order"; texts: readonly RecordableText[] }
  /** Is this a clean recording of the text? */
  | { ask: "hear"; wav: Uint8Array; text: string };

export type HeardRecording =
  | { flaw: RecordingFlaw }
  | {
      flaw: null;
      /** MP3, trimmed, at the level of the other voices. */
      sound: Uint8Array;
      milliseconds: number;
      /** Of the samples that were read. */
      hash: string;
    };

export type StudioAnswer = readonly RecordableText[] | HeardRecording;

const port = parentPort;
if (port === null) throw new Error("This program runs as a thread.");
const model = loadModel();
const encode = await startEncoder("mp3");

function hear(wav: Uint8Array, text: string): HeardRecording {
  const read = hearReadAloud(model, wav, text);
  if (typeof read === "string") return { flaw: read };
  const { pcm, sampleRate } = read;
  const hash = createHash("sha256").update(new Uint8Array(pcm.buffer)).digest("hex").slice(0, 40);
  normaliseLoudness(pcm, sampleRate);
  return {
    flaw: null,
    sound: encode(pcm, sampleRate),
    milliseconds: Math.round((1000 * pcm.length) / sampleRate),
    hash,
  };
}

port.on("message", (question: StudioQuestion) => {
  const answer: StudioAnswer =
    question.ask === "order"
      ? recordingOrder(question.texts.filter(({ text }) => canBeRead(text)))
      : hear(question.wav, question.text);
  port.postMessage(answer);
});
giveBackMemory();
port.postMessage("ready");
