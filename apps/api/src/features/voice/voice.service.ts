import { join } from "node:path";
import { AppError } from "#api/errors.ts";
import type { RateLimiter } from "#api/limits/rate-limiter.ts";
import { openWorkerPool, ThreadError } from "#api/threads/worker-pool.ts";
import type { OutsideVoice } from "./outside-voice.ts";
import { kazakhWordsOf } from "./sayable.ts";
import { openSoundCache } from "./sound-cache.ts";
import { type SpokenRequest, soundKey } from "./spoken-request.ts";
import type { VoiceAnswer, VoiceQuestion, VoiceThreadData } from "./voice-thread.ts";

export interface Sound {
  bytes: Buffer;
  /** It will never sound different at this address. */
  final: boolean;
}

export interface VoiceService {
  /**
   * @param request its text in normal form
   * @param client who asks; counted only when the sound has to be made
   * @throws AppError `not_found` for a text that we do not say, `unavailable`, `rate_limited`
   */
  say(request: SpokenRequest, client: string): Promise<Sound>;
  stop(): Promise<void>;
}

interface VoiceServiceParts {
  dataDir: string;
  /** The course: its words may be said even when the lexicon lacks them. */
  content: unknown;
  outside: OutsideVoice | null;
  limiter: RateLimiter;
}

const megabyte = 1024 * 1024;

/** Says texts, each once: what was made is kept, and whoever asks meanwhile waits for the same. */
export function makeVoiceService(parts: VoiceServiceParts): VoiceService {
  const { outside, limiter } = parts;
  const pool = openWorkerPool<VoiceQuestion, VoiceAnswer>({
    file: new URL("./voice-thread.ts", import.meta.url),
    workerData: (): VoiceThreadData => ({ courseWords: [...kazakhWordsOf(parts.content)] }),
    maxWaiting: 60,
    idleMs: 30_000,
    deadlineMs: 8_000,
  });
  const cache = openSoundCache({
    folder: join(parts.dataDir, "voice"),
    memory: 16 * megabyte,
    files: 256 * megabyte,
  });
  const underWay = new Map<string, Promise<Sound>>();

  async function ask(question: VoiceQuestion): Promise<Uint8Array<ArrayBuffer>> {
    try {
      const answer = await pool.ask(question);
      if (answer === null) throw new AppError("not_found");
      return answer;
    } catch (error) {
      if (!(error instanceof ThreadError)) throw error;
      throw new AppError("unavailable", { retryAfterSeconds: 3, cause: error });
    }
  }

  async function make(request: SpokenRequest, ownKey: string): Promise<Sound> {
    if (outside !== null) {
      await ask({ ...request, onlyCheck: true });
      const sound = await outside.say(request);
      if (sound !== null) {
        await cache.put(soundKey(request, outside.engine), sound);
        return { bytes: sound, final: false };
      }
      const kept = await cache.find(ownKey);
      if (kept !== null) return { bytes: kept, final: false };
    }
    const { buffer, byteOffset, byteLength } = await ask(request);
    const bytes = Buffer.from(buffer, byteOffset, byteLength);
    await cache.put(ownKey, bytes);
    return { bytes, final: outside === null };
  }

  return {
    async say(request, client) {
      const ownKey = soundKey(request, "ours");
      const key = outside === null ? ownKey : soundKey(request, outside.engine);
      const kept = await cache.find(key);
      if (kept !== null) return { bytes: kept, final: outside === null };
      const made = underWay.get(key);
      if (made !== undefined) return made;
      await limiter.take("voiceByAddress", client);
      const making = underWay.get(key) ?? make(request, ownKey).finally(() => underWay.delete(key));
      underWay.set(key, making);
      return making;
    },
    stop: () => pool.stop(),
  };
}
