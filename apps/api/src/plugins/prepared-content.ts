import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { FastifyReply, FastifyRequest } from "fastify";

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

type Encoding = "br" | "gzip" | "identity";

interface Variant {
  body: Buffer;
  /** Names and values in turn, as `writeHead` takes them without work. */
  headers: string[];
}

/** An answer whose bytes are known: sent without serialising, compressing or hashing again. */
export interface PreparedContent {
  readonly etag: string;
  /** Bytes it takes in memory, with its compressed forms. */
  readonly size: number;
  readonly notModifiedHeaders: string[];
  /** Ready at once, or, the first time, when it has been compressed. */
  variant(encoding: Encoding): Variant | Promise<Variant>;
}

interface PrepareOptions {
  /** Brotli's effort, 0 to 11. */
  quality?: number;
}

/**
 * Prepares an answer. Each compressed form is made when it is first asked for, once.
 *
 * @param headers all headers of the answer but its length, encoding and tag
 */
export function prepareContent(
  text: string,
  headers: Readonly<Record<string, string>>,
  { quality = 11 }: PrepareOptions = {},
): PreparedContent {
  const identity = Buffer.from(text);
  const etag = `W/"${createHash("sha256").update(identity).digest("base64url").slice(0, 27)}"`;
  const common = [...Object.entries(headers).flat(), "etag", etag];
  const withBody = (body: Buffer, encoding: Encoding): Variant => ({
    body,
    headers: [
      ...common,
      ...(encoding === "identity" ? [] : ["content-encoding", encoding]),
      "content-length",
      String(body.length),
    ],
  });
  const plain = withBody(identity, "identity");
  const variants: Partial<Record<Encoding, Variant | Promise<Variant>>> = { identity: plain };

  async function compress(encoding: Encoding): Promise<Variant> {
    const body =
      encoding === "br"
        ? await compressBrotli(identity, {
            params: {
              [constants.BROTLI_PARAM_QUALITY]: quality,
              [constants.BROTLI_PARAM_SIZE_HINT]: identity.length,
            },
          })
        : await compressGzip(identity, { level: 9 });
    // Tiny texts grow when compressed.
    const made = body.length < identity.length ? withBody(body, encoding) : plain;
    variants[encoding] = made;
    return made;
  }

  return {
    etag,
    size: identity.length * 2,
    notModifiedHeaders: common,
    variant(encoding) {
      variants[encoding] ??= compress(encoding);
      return variants[encoding];
    },
  };
}

/** Sends prepared content in the best encoding the client takes, or 304 when it has it already. */
export function sendPrepared(
  request: FastifyRequest,
  reply: FastifyReply,
  content: PreparedContent,
): void | Promise<void> {
  const { headers } = request.raw;
  if (headers["if-none-match"] !== undefined && isKnown(headers["if-none-match"], content.etag)) {
    reply.hijack();
    reply.raw.writeHead(304, content.notModifiedHeaders).end();
    return;
  }
  const variant = content.variant(acceptedEncoding(headers["accept-encoding"]));
  return variant instanceof Promise
    ? variant.then((made) => write(reply, made))
    : write(reply, variant);
}

/** Past the framework: everything is in the bytes and headers already. */
function write(reply: FastifyReply, { body, headers }: Variant): void {
  reply.hijack();
  reply.raw.writeHead(200, headers).end(body);
}

function isKnown(ifNoneMatch: string, etag: string): boolean {
  if (ifNoneMatch === "*") return true;
  // Weak comparison (RFC 9110, 13.1.2).
  const opaque = etag.slice(2);
  return ifNoneMatch.split(",").some((one) => one.trim().replace(/^W\//, "") === opaque);
}

const encodings = new Map<string, Encoding>();

/** The best encoding by an `Accept-Encoding` header; browsers send a handful of different ones. */
export function acceptedEncoding(header: string | string[] | undefined): Encoding {
  if (typeof header !== "string") return "identity";
  const known = encodings.get(header);
  if (known !== undefined) return known;
  const accepted = new Set(
    header
      .toLowerCase()
      .split(",")
      .map((part) => part.trim().split(";"))
      .filter(([, ...parameters]) => !parameters.some((one) => /^\s*q=0(\.0*)?\s*$/.test(one)))
      .map(([name]) => name?.trim()),
  );
  const encoding = accepted.has("br") ? "br" : accepted.has("gzip") ? "gzip" : "identity";
  if (encodings.size < 100 && header.length < 100) encodings.set(header, encoding);
  return encoding;
}
