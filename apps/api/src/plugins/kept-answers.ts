import type { FastifyReply, FastifyRequest } from "fastify";
import { LRUCache } from "lru-cache";
import { type AnswerBytes, isShared, type SendBytes } from "./answer-bytes.ts";

/** Whose answer it is. Every transaction on the learner's work raises the revision, on whichever server. */
interface Owner {
  revision: number;
}

/** An answer that is the same until the learner has done something, or until an instant. */
export interface OwnAnswer {
  parts: AnswerBytes["parts"];
  /** Milliseconds since the epoch: from then on it may be another. */
  until?: number;
}

/** Sends a learner's own answer of one call. */
export type SendOwn = (
  request: FastifyRequest,
  reply: FastifyReply,
  accountId: number,
) => void | Promise<void>;

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
 * @param readRevision the revision alone where that is nearer than the account; null where it is not, or where the
 *   account may not be told anything
 * @param readOwner throws when the account is gone
 */
export function keptAnswers<Account extends Owner>({
  readRevision,
  readOwner,
  send,
  now,
}: {
  readRevision(accountId: number): number | null;
  readOwner(accountId: number): Promise<Account>;
  send: SendBytes;
  now(): number;
}) {
  return (make: (owner: Account) => Promise<OwnAnswer>): SendOwn => {
    const kept = new LRUCache<number, KeptAnswer>({
      max: maxAnswers,
      maxSize: maxBytes,
      // Own bytes, and the compressed form, which most will have: a quarter of all.
      sizeCalculation: ({ parts }) =>
        parts.reduce(
          (sum, part) =>
            sum + (isShared(part) ? part.segment().deflated.length : Math.ceil(part.length * 1.25)),
          1,
        ),
    });

    /** What is kept, when it is of this revision and this moment. */
    function keptOf(accountId: number, revision: number | null, moment: number) {
      const known = kept.get(accountId);
      return known?.revision === revision && known.madeAt <= moment && moment < known.until
        ? known
        : undefined;
    }

    async function current(accountId: number): Promise<KeptAnswer> {
      // Before what depends on it: what is written meanwhile raises the revision above the one kept.
      const owner = await readOwner(accountId);
      const moment = now();
      const known = keptOf(accountId, owner.revision, moment);
      if (known !== undefined) return known;
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

    return (request, reply, accountId) => {
      const known = keptOf(accountId, readRevision(accountId), now());
      if (known === undefined)
        return current(accountId).then((answer) => send(request, reply, answer));
      send(request, reply, known);
    };
  };
}

/** @see keptAnswers */
export type KeptAnswers<Account extends Owner> = ReturnType<typeof keptAnswers<Account>>;
