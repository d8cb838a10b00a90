import type { FastifyReply, FastifyRequest } from "fastify";
import { AppError } from "#api/errors.ts";
import { type PreparedContent, prepareContent, sendPrepared } from "./prepared-content.ts";
import { apiHeaders } from "./security-headers.ts";

type Sent = void | Promise<void>;

interface CatalogueParts<Id extends string | number> {
  publicUrl: string;
  /** The answer of the list. */
  list: { json: string; isForGuests?: boolean };
  /** The answer about one thing, made when it is first asked for; undefined when there is no such thing. */
  item: { jsonOf(id: Id): string | undefined; isForGuests?: boolean };
}

/** The answers about a kind of content: the list, and each thing of it. */
export interface PreparedCatalogue<Id extends string | number> {
  sendList(request: FastifyRequest, reply: FastifyReply): Sent;
  /** @throws AppError `not_found` */
  sendItem(request: FastifyRequest, reply: FastifyReply, id: Id): Sent;
  /**
   * The bytes of an answer, uncompressed, for whoever puts something of the caller's own into them.
   *
   * @throws AppError `not_found`
   */
  itemBytes(id: Id): Promise<Buffer>;
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
  const whole = prepareContent(list.json, publicJsonHeaders(publicUrl, list));

  function preparedItem(id: Id): PreparedContent {
    const known = items.get(id);
    if (known !== undefined) return known;
    const json = item.jsonOf(id);
    if (json === undefined) throw new AppError("not_found");
    const made = prepareContent(json, publicJsonHeaders(publicUrl, item));
    items.set(id, made);
    return made;
  }

  return {
    sendList: (request, reply) => sendPrepared(request, reply, whole),
    sendItem: (request, reply, id) => sendPrepared(request, reply, preparedItem(id)),
    itemBytes: async (id) => (await preparedItem(id).variant("identity")).body,
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
