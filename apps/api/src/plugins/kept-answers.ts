import type { FastifyReply, FastifyRequest } from "fastify";
import { LRUCache } from "lru-cache";
import { type AnswerBytes, lengthOf, type SendBytes } from "./answer-bytes.ts";

/** Whose answer it is. Every transaction on the learner's work raises the revision, on whichever server. */
interface Owner {
  revision: number;
}

/** An answer that is the same until the learner has done something, or until an instant. */
export interface OwnAnswer {
  /** Its bytes in parts, some of which many answers may share. */
  parts: readonly Buffer[];
  /** Milliseconds since the epoch: from then on it may be another. */
  until?: number;
}

/** Sends a learner's own answer of one call. */
export type SendOwn = (
  request: FastifyRequest,
  reply: FastifyReply,
  accountId: number,
) => Promise<void>;

/** Bytes of answers that each call keeps, and how many. */
const maxBytes = 4_000_000;
const maxAnswers = 5000;
/** A database that was replaced by an older copy of itself may come to a revision for the second time. */
const longestMs = 10 * 60_000;
interface KeptAnswer extends AnswerBytes {
  revision: number;
  madeAt: number;
  until: number;
}

/**
 * Keeps what calls have last answered to each learner, with its compressed form. Each time the account's row
 * is read, one indexed read, and tells whether anything has been done since: what another server has written
 * is seen as what this one has.
 *
 * @param readOwner throws when the account is gone
 */
export function keptAnswers<Account extends Owner>({
  readOwner,
  send,
  now,
}: {
  readOwner(accountId: number): Promise<Account>;
  send: SendBytes;
  now(): number;
}) {
  return (
    make: (owner: Account) => Promise<OwnAnswer>,
    /** Whether the parts belong to this answer alone. */
    { isShared = () => false }: { isShared?: (part: Buffer) => boolean } = {},
  ): SendOwn => {
    const ownBytes = (parts: readonly Buffer[]) =>
      parts.reduce((sum, part) => sum + (isShared(part) ? 0 : part.length), 0);
    const kept = new LRUCache<number, KeptAnswer>({
      max: maxAnswers,
      maxSize: maxBytes,
      // The compressed form, which most will have, is a fifth of all.
      sizeCalculation: ({ parts }) => 1 + ownBytes(parts) + Math.ceil(lengthOf(parts) / 5),
    });

    async function current(accountId: number): Promise<KeptAnswer> {
      // Before what depends on it: what is written meanwhile raises the revision above the one kept.
      const owner = await readOwner(accountId);
      const moment = now();
      const known = kept.get(accountId);
      if (known?.revision === owner.revision && known.madeAt <= moment && moment < known.until)
        return known;
      const { parts, until = Number.POSITIVE_INFINITY } = await make(owner);
      const made = {
        revision: owner.revision,
        madeAt: moment,
        until: Math.min(until, moment + longestMs),
        parts,
        compressed: {},
      };
      kept.set(accountId, made);
      return made;
    }

    return async (request, reply, accountId) => send(request, reply, await current(accountId));
  };
}

/** @see keptAnswers */
export type KeptAnswers<Account extends Owner> = ReturnType<typeof keptAnswers<Account>>;
