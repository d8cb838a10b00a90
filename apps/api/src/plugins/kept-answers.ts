import type { FastifyReply, FastifyRequest } from "fastify";
import { LRUCache } from "lru-cache";
import { acceptedEncoding, compressedAtOnce, type Encoding } from "./prepared-content.ts";
import { apiHeaders } from "./security-headers.ts";

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
/** Smaller answers fit into one packet as they are. */
const worthCompressing = 1024;

interface KeptAnswer {
  revision: number;
  madeAt: number;
  until: number;
  parts: readonly Buffer[];
  /** Made when they are first asked for. */
  compressed: Partial<Record<Encoding, Buffer>>;
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
  publicUrl,
  now,
}: {
  readOwner(accountId: number): Promise<Account>;
  publicUrl: string;
  now(): number;
}) {
  const headers = Object.entries({
    ...apiHeaders(publicUrl),
    "content-type": "application/json; charset=utf-8",
    vary: "accept-encoding",
  }).flat();

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

    return async (request, reply, accountId) => {
      const answer = await current(accountId);
      const encoding = acceptedEncoding(request.headers["accept-encoding"]);
      const { body, sentAs } = encoded(answer, encoding);
      // Past the framework: everything is in the bytes and headers already.
      reply.hijack();
      reply.raw
        .writeHead(200, [
          ...headers,
          ...(sentAs === "identity" ? [] : ["content-encoding", sentAs]),
          "content-length",
          String(body.length),
        ])
        .end(body);
    };
  };
}

function encoded(
  { parts, compressed }: KeptAnswer,
  encoding: Encoding,
): { body: Buffer; sentAs: Encoding } {
  const [first] = parts;
  const whole = () =>
    first !== undefined && parts.length === 1 ? first : Buffer.concat(parts as Buffer[]);
  if (encoding === "identity" || lengthOf(parts) < worthCompressing)
    return { body: whole(), sentAs: "identity" };
  compressed[encoding] ??= compressedAtOnce(whole(), encoding);
  return { body: compressed[encoding], sentAs: encoding };
}

const lengthOf = (parts: readonly Buffer[]) => parts.reduce((sum, { length }) => sum + length, 0);

/** An answer of one part. */
export const jsonParts = (answer: unknown): [Buffer] => [Buffer.from(JSON.stringify(answer))];

/** @see keptAnswers */
export type KeptAnswers<Account extends Owner> = ReturnType<typeof keptAnswers<Account>>;
