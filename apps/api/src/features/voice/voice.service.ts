import { join } from "node:path";
import { LRUCache } from "lru-cache";
import type { Queries } from "#api/db/database.ts";
import { AppError } from "#api/errors.ts";
import type { RateLimiter } from "#api/limits/rate-limiter.ts";
import { ThreadError } from "#api/threads/worker-pool.ts";
import type { InstalledVoice } from "./neural/installed-voice.ts";
import { openNeuralVoice } from "./neural/neural-voice.ts";
import { openPackedVoice } from "./neural/packed-voice.ts";
import type { SoundThread } from "./open-sound-thread.ts";
import type { OutsideVoice } from "./outside-voice.ts";
import { openPassingSounds } from "./passing-sounds.ts";
import { makeRecordedVoice } from "./recorded-voice.ts";
import { openSoundCache } from "./sound-cache.ts";
import type { SoundMaker, SoundOffer } from "./sound-maker.ts";
import type { VoiceQuestion } from "./sound-questions.ts";
import { inOrder, type SoundSource } from "./sound-source.ts";
import { type SpokenRequest, soundKey } from "./spoken-request.ts";

export interface Sound {
  bytes: Buffer;
  source: SoundSource;
  /** Another one for each sound that this address may ever have. */
  tag: string;
  /** Whom a recording is by, and on what terms. */
  by: { speaker: string; licence: string } | null;
}

export interface SoundQuestion extends SpokenRequest {
  /** Asked first; null: people, then the neural voice, then ours. */
  prefer: SoundSource | null;
}

export interface VoiceService {
  /**
   * @param question its text in normal form
   * @param client who asks; counted only when the sound has to be made
   * @throws AppError `not_found` for a text that nobody says, `unavailable`, `rate_limited`
   */
  say(question: SoundQuestion, client: string): Promise<Sound>;
  /**
   * When each sound and word is heard in the sound that `say` gives for the same question, as JSON.
   *
   * @throws AppError as `say`; `not_found` also where the words can't be made out in the sound
   */
  times(question: SoundQuestion, client: string): Promise<Sound>;
  stop(): Promise<void>;
}

interface VoiceServiceParts {
  dataDir: string;
  queries: Queries;
  /** Our own voice. */
  sounds: Pick<SoundThread, "voice">;
  /** A neural voice on this machine, and where its library is. */
  neural: { voice: InstalledVoice; engine: string } | null;
  outside: OutsideVoice | null;
  limiter: RateLimiter;
  now(): number;
  warn(message: string): void;
}

const megabyte = 1024 * 1024;

/** Says texts, each once: what was made is kept, and whoever asks meanwhile waits for the same. */
export function makeVoiceService(parts: VoiceServiceParts): VoiceService {
  const { outside, limiter } = parts;
  const cache = openSoundCache({
    folder: join(parts.dataDir, "voice"),
    memory: 16 * megabyte,
    files: 256 * megabyte,
  });
  /** Times of the sounds that were followed last; each is one or two kilobytes. */
  const times = new LRUCache<string, Buffer>({ max: 500 });
  const recordings = openPassingSounds({ memory: 8 * megabyte, longest: 10 * 60_000 });
  const underWay = new Map<string, Promise<Buffer | null>>();

  async function ask(question: VoiceQuestion): Promise<Buffer> {
    try {
      const answer = await parts.sounds.voice(question);
      if (answer === null) throw new AppError("not_found");
      return Buffer.from(answer.buffer, answer.byteOffset, answer.byteLength);
    } catch (error) {
      if (!(error instanceof ThreadError)) throw error;
      throw new AppError("unavailable", { retryAfterSeconds: 3, cause: error });
    }
  }

  const ours: SoundMaker = {
    source: "synthetic",
    offer: async (request) => ({
      key: soundKey(request, "ours"),
      make: () => ask({ ask: "say", ...request }),
    }),
  };
  const check = async (text: string) => void (await ask({ ask: "check", text }));
  const slowed = (sound: Buffer) => ask({ ask: "slow", sound });
  const { warn, now } = parts;
  const voice = parts.neural?.voice;
  const model =
    parts.neural?.voice.kind === "model"
      ? openNeuralVoice({ ...parts.neural, check, warn, now })
      : null;
  const makers: SoundMaker[] = [
    makeRecordedVoice({ queries: parts.queries, slowed, warn }),
    ...(model === null ? [] : [model]),
    ...(voice?.kind === "pack" ? [openPackedVoice({ voice, slowed, warn })] : []),
    ...(outside === null ? [] : [outsideMaker(outside, check)]),
    ours,
  ];

  /** The sound of an offer: kept, being made for somebody else, or made now. */
  async function take(
    { key, make, mayBeTakenBack = false }: SoundOffer,
    count: () => Promise<void>,
  ) {
    const shelf = mayBeTakenBack ? recordings : cache;
    const kept = await shelf.find(key);
    if (kept !== null) return kept;
    if (!underWay.has(key)) await count();
    const making =
      underWay.get(key) ??
      make()
        .then(async (sound) => {
          if (sound !== null) await shelf.put(key, sound);
          return sound;
        })
        .finally(() => underWay.delete(key));
    underWay.set(key, making);
    return making;
  }

  async function say({ prefer, ...request }: SoundQuestion, client: string): Promise<Sound> {
    let counted = false;
    const count = async () => {
      if (!counted) await limiter.take("voiceByAddress", client);
      counted = true;
    };
    const asked = request.prosody === "plain" ? [ours] : makers;
    for (const source of inOrder(prefer)) {
      for (const maker of asked.filter((one) => one.source === source)) {
        const offer = await maker.offer(request);
        const bytes = offer && (await take(offer, count));
        if (offer && bytes) return { bytes, source, tag: offer.key, by: offer.by ?? null };
      }
    }
    throw new AppError("not_found");
  }

  return {
    say,
    async times({ prefer, ...request }, client) {
      const sound = await say({ prefer, ...request }, client);
      let bytes = times.get(sound.tag);
      if (bytes === undefined) {
        await limiter.take("voiceByAddress", client);
        const other = sound.source === "synthetic" ? null : sound.bytes;
        bytes = await ask({ ask: "times", sound: other, ...request });
        times.set(sound.tag, bytes);
      }
      return { ...sound, bytes, tag: `${sound.tag}-times` };
    },
    stop: async () => void (await model?.stop()),
  };
}

/** A speech server as one of those who are asked; `check` throws for a text that is not to be said. */
const outsideMaker = (
  outside: OutsideVoice,
  check: (text: string) => Promise<void>,
): SoundMaker => ({
  source: "neural",
  offer: async (request) => ({
    key: soundKey(request, outside.engine),
    async make() {
      await check(request.text);
      return outside.say(request);
    },
  }),
});
