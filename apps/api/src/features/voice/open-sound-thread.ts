import type { Verdict } from "@tilashar/speech/judge";
import { openWorkerPool } from "#api/threads/worker-pool.ts";
import type {
  SoundAnswer,
  SoundQuestion,
  SoundThreadData,
  VoiceAnswer,
  VoiceQuestion,
} from "./sound-questions.ts";

/** The thread that says texts and hears recordings: one for both, as each thread of its own costs 15 MB. */
export interface SoundThread {
  /**
   * Makes a sound of our own voice, changes one, or tells its times.
   *
   * @throws ThreadError
   */
  voice(question: VoiceQuestion): Promise<VoiceAnswer>;
  /**
   * Judges a recording; null when there is no model to judge with.
   *
   * @throws ThreadError
   */
  judge(audio: Uint8Array, expected: string): Promise<Verdict | null>;
  stop(): Promise<void>;
}

interface SoundThreadParts {
  /** Words of the course, as `@tilashar/course/kazakh-words` finds them: they may be said even when the lexicon lacks them. */
  courseWords: () => string;
  /** Words that may have been said instead of the one asked for. */
  practiceWords: readonly string[];
  /** The thread's program; another in tests. */
  file?: URL;
  deadlineMs?: number;
}

/** A recording takes the judge 50 ms, and a sound ten: neither waits long for the other. */
export function openSoundThread(parts: SoundThreadParts): SoundThread {
  const pool = openWorkerPool<SoundQuestion, SoundAnswer>({
    file: parts.file ?? new URL("./sound-thread.ts", import.meta.url),
    workerData: (): SoundThreadData => ({
      courseWords: parts.courseWords(),
      practiceWords: parts.practiceWords,
    }),
    maxWaiting: 60,
    idleMs: 30_000,
    // The first recording, and the first sound, wait for the judge or the voice to be loaded: seconds on a busy machine.
    deadlineMs: parts.deadlineMs ?? 12_000,
  });
  return {
    voice: async (question) => (await pool.ask(question)) as VoiceAnswer,
    judge: async (audio, expected) =>
      (await pool.ask({ ask: "judge", audio, expected })) as Verdict | null,
    stop: () => pool.stop(),
  };
}
