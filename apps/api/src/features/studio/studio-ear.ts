import type { Course } from "@tilashar/course";
import { type RecordableText, recordableTexts } from "@tilashar/course/recording-order";
import { AppError } from "#api/errors.ts";
import { recordingKey } from "#api/features/voice/index.ts";
import { openWorkerPool, ThreadError } from "#api/threads/worker-pool.ts";
import type { HeardRecording, StudioAnswer, StudioQuestion } from "./studio-thread.ts";

/** A text that is to be read, with what its recordings are looked up by. */
export interface WantedText {
  key: string;
  text: RecordableText;
}

/** Knows what is to be read, and hears whether it was. */
export interface StudioEar {
  /** All texts in the order in which it is most useful to have them read. @throws AppError `unavailable` */
  order(): Promise<readonly WantedText[]>;
  /** @throws AppError `unavailable` when too many recordings wait */
  hear(wav: Uint8Array, text: string): Promise<HeardRecording>;
  stop(): Promise<void>;
}

/** It takes seconds, and is the same for whoever serves the same course. */
const orders = new WeakMap<Course, Promise<readonly WantedText[]>>();

/** Opens the thread that listens in the studio; it starts with the first question, and rests when nobody records. */
export function openStudioEar(course: Course): StudioEar {
  const pool = openWorkerPool<StudioQuestion, StudioAnswer>({
    file: new URL("./studio-thread.ts", import.meta.url),
    maxWaiting: 12,
    idleMs: 60_000,
    deadlineMs: 20_000,
  });
  async function ask(question: StudioQuestion): Promise<StudioAnswer> {
    try {
      return await pool.ask(question);
    } catch (error) {
      if (!(error instanceof ThreadError)) throw error;
      throw new AppError("unavailable", { retryAfterSeconds: 3, cause: error });
    }
  }

  async function findOrder(): Promise<readonly WantedText[]> {
    const texts = await ask({ ask: "order", texts: recordableTexts(course) });
    const keyed = new Map<string, WantedText>();
    for (const text of texts as readonly RecordableText[]) {
      const key = recordingKey(text.text);
      // A word and the same word as a sentence share their recordings.
      if (key !== null && !keyed.has(key)) keyed.set(key, { key, text });
    }
    return [...keyed.values()];
  }

  return {
    order() {
      let order = orders.get(course);
      if (order === undefined) {
        order = findOrder().catch((error: unknown) => {
          orders.delete(course);
          throw error;
        });
        orders.set(course, order);
      }
      return order;
    },
    hear: async (wav, text) => (await ask({ ask: "hear", wav, text })) as HeardRecording,
    stop: () => pool.stop(),
  };
}
