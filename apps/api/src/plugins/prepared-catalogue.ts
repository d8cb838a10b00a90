import type { FastifyReply, FastifyRequest } from "fastify";
import { AppError } from "#api/errors.ts";
import { compressedHead, withTail } from "./brotli-splice.ts";
import { endAnswer } from "./end-answer.ts";
import {
  acceptedEncoding,
  type PreparedContent,
  prepareContent,
  sendPrepared,
} from "./prepared-content.ts";
import { apiHeaders } from "./security-headers.ts";

type Sent = void | Promise<void>;

interface CatalogueParts<Id extends string | number> {
  publicUrl: string;
  /** The answer of the list, made when it is first asked for. */
  list: { json(): string; isForGuests?: boolean };
  /** The answer about one thing, made when it is first asked for; undefined when there is no such thing. */
  item: { jsonOf(id: Id): string | undefined; isForGuests?: boolean };
}

/** The answers about a kind of content: the list, and each thing of it. */
export interface PreparedCatalogue<Id extends string | number> {
  sendList(request: FastifyRequest, reply: FastifyReply): Sent;
  /** @throws AppError `not_found` */
  sendItem(request: FastifyRequest, reply: FastifyReply, id: Id): Sent;
  /**
   * Sends an answer of a signed-in caller: as guests get it, but that something of the caller's own stands at its
   * end. What is before is compressed once for everyone.
   *
   * @param cut how many bytes of a guest's answer go
   * @throws AppError `not_found`
   */
  sendItemEnding(
    request: FastifyRequest,
    reply: FastifyReply,
    own: { id: Id; cut: number; ending: Promise<Buffer> },
  ): Promise<void>;
}

/**
 * Content that is the same for everyone, serialised and compressed once. What `isForGuests` differs for
 * the signed in: whoever keeps it keeps it by caller.
 */
export function preparedCatalogue<Id extends string | number>({
  publicUrl,
  list,
  item,
}: CatalogueParts<Id>): PreparedCatalogue<Id> {
  const items = new Map<Id, PreparedContent>();
  let whole: PreparedContent | undefined;

  function preparedList(): PreparedContent {
    whole ??= prepareContent(list.json(), publicJsonHeaders(publicUrl, list));
    return whole;
  }

  function preparedItem(id: Id): PreparedContent {
    const known = items.get(id);
    if (known !== undefined) return known;
    const json = item.jsonOf(id);
    if (json === undefined) throw new AppError("not_found");
    const made = prepareContent(json, publicJsonHeaders(publicUrl, item));
    items.set(id, made);
    return made;
  }

  const ownHeaders = Object.entries({
    ...publicJsonHeaders(publicUrl, item),
    "cache-control": apiHeaders(publicUrl)["cache-control"] as string,
  }).flat();
  const heads = new Map<Id, Promise<Buffer>>();

  function compressedHeadOf(id: Id, cut: number): Promise<Buffer> {
    const known = heads.get(id);
    if (known !== undefined) return known;
    const made = preparedItem(id)
      .wholeBytes()
      .then((whole) => compressedHead(whole.subarray(0, whole.length - cut)));
    heads.set(id, made);
    made.catch(() => heads.delete(id));
    return made;
  }

  async function plainHeadOf(id: Id, cut: number): Promise<Buffer> {
    const { body } = await preparedItem(id).variant("identity");
    return body.subarray(0, body.length - cut);
  }

  return {
    sendList: (request, reply) => sendPrepared(request, reply, preparedList()),
    sendItem: (request, reply, id) => sendPrepared(request, reply, preparedItem(id)),
    async sendItemEnding(request, reply, { id, cut, ending }) {
      const isCompressed = acceptedEncoding(request.headers["accept-encoding"]) === "br";
      const headOf = isCompressed ? compressedHeadOf : plainHeadOf;
      const [head, own] = await Promise.all([headOf(id, cut), ending]);
      const body = isCompressed ? withTail(head, own) : Buffer.concat([head, own]);
      reply.hijack();
      const encoding = isCompressed ? ["content-encoding", "br"] : [];
      const headers = [...ownHeaders, ...encoding, "content-length", String(body.length)];
      endAnswer(reply.raw, 200, headers, body);
    },
  };
}

/** For browsers and shared caches: a minute without asking, then a cheap question by the tag. */
export const publicJsonHeaders = (
  publicUrl: string,
  { isForGuests = false }: { isForGuests?: boolean } = {},
) => ({
  ...apiHeaders(publicUrl),
  "content-type": "application/json; charset=utf-8",
  "cache-control": "public, max-age=60, stale-while-revalidate=600",
  vary: isForGuests ? "accept-encoding, authorization" : "accept-encoding",
});
