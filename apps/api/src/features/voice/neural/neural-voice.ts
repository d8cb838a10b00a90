import { type SpeakerName, slowness, speakerNames } from "@tilashar/speech/voice";
import { openWorkerPool } from "#api/threads/worker-pool.ts";
import type { SoundMaker } from "../sound-maker.ts";
import { soundKey } from "../spoken-request.ts";
import type { InstalledVoice } from "./installed-voice.ts";
import type { NeuralAnswer, NeuralData, NeuralQuestion } from "./neural-thread.ts";

interface NeuralVoiceParts {
  voice: InstalledVoice;
  engine: string;
  /** Throws for a text that is not to be said. */
  check(text: string): Promise<void>;
  warn(message: string): void;
  now(): number;
}

/** After so many failures in a row nobody waits for it, for a minute. */
const maxFailures = 3;
const restMs = 60_000;

/** The speaker of a model that stands for one of ours: the same each time, and another where there are several. */
export const speakerOf = (name: SpeakerName): number => speakerNames.indexOf(name);

/**
 * A neural voice on this machine, in a process of its own: its library ends the process when a model is broken,
 * and only a process can be ended while native code computes.
 */
export function openNeuralVoice(parts: NeuralVoiceParts): SoundMaker & { stop(): Promise<void> } {
  const { voice, engine, now } = parts;
  const pool = openWorkerPool<NeuralQuestion, NeuralAnswer>({
    file: new URL("./neural-thread.ts", import.meta.url),
    process: true,
    workerData: (): NeuralData => ({ voice, engine }),
    maxWaiting: 60,
    idleMs: 120_000,
    deadlineMs: 8_000,
  });
  let failures = 0;
  let restUntil = 0;

  function fail(reason: string): null {
    failures += 1;
    if (failures >= maxFailures) {
      restUntil = now() + restMs;
      failures = 0;
    }
    parts.warn(`the neural voice ${voice.name} gave no sound (${reason}); our own voice speaks`);
    return null;
  }

  return {
    source: "neural",
    async offer(request) {
      const key = soundKey(request, `model ${voice.checksum}`);
      return {
        key,
        async make() {
          if (now() < restUntil) return null;
          await parts.check(request.text);
          try {
            const answer = await pool.ask({
              text: request.text,
              speaker: speakerOf(request.voice),
              speed: request.rate === "slow" ? slowness : 1,
            });
            if ("fault" in answer) return fail(answer.fault);
            failures = 0;
            return Buffer.from(answer.sound);
          } catch (error) {
            return fail(error instanceof Error ? error.message : String(error));
          }
        },
      };
    },
    stop: () => pool.stop(),
  };
}
