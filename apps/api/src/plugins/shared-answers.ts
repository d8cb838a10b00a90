import type { FastifyReply, FastifyRequest } from "fastify";
import { LRUCache } from "lru-cache";
import { type AnswerBytes, jsonBytes, type SendBytes } from "./answer-bytes.ts";

/** Sends what a key names; the same to everyone. */
export type SendShared = (
  request: FastifyRequest,
  reply: FastifyReply,
  key: string,
  make: () => Promise<unknown>,
) => Promise<void>;

interface Kept {
  version: number;
  madeAt: number;
  /** Whoever asks while it is being made waits for the same. */
  answer: Promise<AnswerBytes>;
}

const maxAnswers = 100;
/** While servers are replaced one by one, those of the release before do not raise versions yet. */
const longestMs = 60_000;

/**
 * Keeps answers that are the same for everyone, with their compressed form, for as long as the version of what
 * they are made of is the same. It is read with each request, so what another server has changed is seen as what
 * this one has.
 */
export function sharedAnswers({
  readVersion,
  send,
  now,
}: {
  readVersion(): Promise<number>;
  send: SendBytes;
  now(): number;
}): SendShared {
  const kept = new LRUCache<string, Kept>({ max: maxAnswers });
  return async (request, reply, key, make) => {
    // Before what depends on it: what is written meanwhile raises the version above the one kept.
    const version = await readVersion();
    const moment = now();
    let known = kept.get(key);
    if (known?.version !== version || moment < known.madeAt || moment >= known.madeAt + longestMs) {
      known = { version, madeAt: moment, answer: make().then(jsonBytes) };
      kept.set(key, known);
    }
    try {
      send(request, reply, await known.answer);
    } catch (error) {
      if (kept.peek(key) === known) kept.delete(key);
      throw error;
    }
  };
}
