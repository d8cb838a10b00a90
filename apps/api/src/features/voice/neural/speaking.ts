import { createRequire } from "node:module";
import { join } from "node:path";
import type { InstalledVoice } from "./installed-voice.ts";

/** What is used of the library. */
interface Sherpa {
  OfflineTts: new (
    config: object,
  ) => {
    sampleRate: number;
    numSpeakers: number;
    generate(request: {
      text: string;
      sid: number;
      speed: number;
      enableExternalBuffer: boolean;
    }): {
      samples: Float32Array;
      sampleRate: number;
    };
  };
}

/** Speaks with a model; synchronous. */
export interface NeuralSpeaker {
  speakers: number;
  /** @throws Error when the model gives no sound: nothing, silence, or numbers that are none */
  speak(text: string, speaker: number, speed: number): { pcm: Float32Array; sampleRate: number };
}

/** A minute is longer than two hundred letters take at any pace. */
const longestSeconds = 60;
/** Quieter is silence. */
const quietestPeak = 0.005;

/**
 * Loads a model. Call it only in a process of its own: the library ends the process when a model is not as it
 * should be.
 *
 * @param engine folder below which `sherpa-onnx-node` is installed
 */
export function startNeuralSpeaker(voice: InstalledVoice, engine: string): NeuralSpeaker {
  const { OfflineTts } = createRequire(join(engine, "package.json"))("sherpa-onnx-node") as Sherpa;
  const path = (part: string | undefined) => (part === undefined ? "" : join(voice.folder, part));
  const tts = new OfflineTts({
    model: {
      vits: {
        model: path(voice.model),
        tokens: path(voice.tokens),
        lexicon: path(voice.lexicon),
        dataDir: path(voice.espeakData),
      },
      numThreads: 1,
      provider: "cpu",
      debug: false,
    },
    maxNumSentences: 1,
  });
  return {
    speakers: tts.numSpeakers,
    speak(text, speaker, speed) {
      const { samples, sampleRate } = tts.generate({
        text,
        sid: speaker % Math.max(1, tts.numSpeakers),
        speed,
        enableExternalBuffer: false,
      });
      refuseNoise(samples, sampleRate);
      return { pcm: samples, sampleRate };
    },
  };
}

function refuseNoise(samples: Float32Array, sampleRate: number): void {
  if (samples.length < sampleRate * 0.05) throw new Error("The model gave no sound.");
  if (samples.length > sampleRate * longestSeconds) throw new Error("The model did not end.");
  let peak = 0;
  for (const sample of samples) {
    if (!Number.isFinite(sample)) throw new Error("The model gave what are no numbers.");
    peak = Math.max(peak, Math.abs(sample));
  }
  if (peak < quietestPeak) throw new Error("The model gave silence.");
}
