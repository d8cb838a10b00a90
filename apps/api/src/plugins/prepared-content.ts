import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, brotliCompressSync, brotliDecompress, constants, gzip } from "node:zlib";
import type { FastifyReply, FastifyRequest } from "fastify";
import { ownMemory } from "#api/own-memory.ts";
import { endAnswer } from "./end-answer.ts";

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);
const readBrotli = promisify(brotliDecompress);

export type Encoding = "br" | "gzip" | "identity";

interface Variant {
  body: Buffer;
  /** Names and values in turn, as `writeHead` takes them without work. */
  headers: string[];
}

/** An answer whose bytes are known: sent without serialising, compressing or hashing again. */
export interface PreparedContent {
  readonly etag: string;
  /** Bytes it takes in memory now, with its compressed forms. */
  readonly size: number;
  readonly notModifiedHeaders: string[];
  /** Calls `listener` whenever `size` has changed. */
  onResize(listener: () => void): void;
  /** As it is before compression; not held for it. */
  wholeBytes(): Promise<Buffer>;
  /** Ready at once, or, the first time, when it has been compressed. */
  variant(encoding: Encoding): Variant | Promise<Variant>;
}

interface PrepareOptions {
  /** It will be sent once: no more effort goes in than that is worth. */
  once?: boolean;
}

/** Brotli's effort while somebody waits, and when nobody does. */
const quickEffort = 5;
export const fullEffort = 11;
/** Full effort takes a tenth of a second: it goes into what so many have asked for, not into every page that a crawler walks by. */
const askedOften = 4;
/** And where one person alone is sent it. */
const atOnceEffort = 2;

/**
 * Prepares an answer. Each form is made when it is first asked for, once: Brotli's quickly, and
 * again at full effort in the background once many ask. What nobody asked for is not held in memory.
 *
 * @param headers all headers of the answer but its length, encoding and tag
 */
export function prepareContent(
  text: string,
  headers: Readonly<Record<string, string>>,
  { once = false }: PrepareOptions = {},
): PreparedContent {
  let whole: Buffer | null = ownMemory(Buffer.from(text));
  const { length } = whole;
  const etag = `W/"${createHash("sha256").update(whole).digest("base64url").slice(0, 27)}"`;
  const common = [...Object.entries(headers).flat(), "etag", etag];
  const forms: Partial<Record<Encoding, Variant | Promise<Variant>>> = {};
  const held: Partial<Record<Encoding, Buffer>> = {};
  let resized = () => {};
  let askedForBrotli = 0;

  function keep(encoding: Encoding, body: Buffer, sentAs = encoding): Variant {
    held[encoding] = body;
    const variant = {
      body,
      headers: [
        ...common,
        ...(sentAs === "identity" ? [] : ["content-encoding", sentAs]),
        "content-length",
        String(body.length),
      ],
    };
    forms[encoding] = variant;
    // The compressed form holds it all, in a fifth of the room.
    if (sentAs === "br") whole = null;
    resized();
    return variant;
  }

  async function wholeBytes(): Promise<Buffer> {
    return whole ?? held.identity ?? readBrotli(held.br as Buffer);
  }

  async function make(encoding: Encoding): Promise<Variant> {
    const bytes = await wholeBytes();
    if (encoding === "identity") return keep(encoding, bytes);
    const body = await (encoding === "br"
      ? brotli(bytes, quickEffort)
      : compressGzip(bytes, { level: 9 }).then(ownMemory));
    // Tiny texts grow when compressed.
    if (body.length >= length) return keep(encoding, bytes, "identity");
    return keep(encoding, body);
  }

  async function finish(): Promise<void> {
    await forms.br;
    // What grows when compressed is held whole.
    if (whole === null) keep("br", await brotli(await wholeBytes(), fullEffort));
  }

  return {
    etag,
    notModifiedHeaders: common,
    wholeBytes,
    onResize(listener) {
      resized = listener;
    },
    get size() {
      const bodies = new Set(Object.values(held));
      if (whole !== null) bodies.add(whole);
      return [...bodies].reduce((sum, body) => sum + body.length, 0);
    },
    variant(encoding) {
      forms[encoding] ??= make(encoding);
      if (encoding === "br" && !once && ++askedForBrotli === askedOften) inTheBackground(finish);
      return forms[encoding];
    },
  };
}

async function brotli(bytes: Buffer, effort: number): Promise<Buffer> {
  return ownMemory(await compressBrotli(bytes, { params: brotliFor(bytes.length, effort) }));
}

/** A window no larger than the text: the encoder's memory grows with it, to 40 MB at its largest. */
export function brotliFor(length: number, effort: number): Record<number, number> {
  const window = Math.ceil(Math.log2(length + 16));
  return {
    [constants.BROTLI_PARAM_QUALITY]: effort,
    [constants.BROTLI_PARAM_SIZE_HINT]: length,
    [constants.BROTLI_PARAM_LGWIN]: Math.min(
      constants.BROTLI_MAX_WINDOW_BITS,
      Math.max(constants.BROTLI_MIN_WINDOW_BITS, window),
    ),
  };
}

/**
 * Compresses what one person is sent who takes no gzip, at once: in a fraction of a millisecond, which is less than to
 * hand it to another thread.
 */
export const brotliAtOnce = (bytes: Buffer): Buffer =>
  ownMemory(brotliCompressSync(bytes, { params: brotliFor(bytes.length, atOnceEffort) }));

let lastTask: Promise<void> = Promise.resolve();
let waitingTasks = 0;
/** What waits is held in memory, and pages can be asked for far faster than they are compressed in full. */
const maxWaitingTasks = 200;

/** One after the other, so that most threads stay free for whoever waits; not at all while too many wait. */
function inTheBackground(task: () => Promise<void>): void {
  if (waitingTasks >= maxWaitingTasks) return;
  waitingTasks += 1;
  lastTask = lastTask
    .then(task)
    // A failure leaves the quick form in place.
    .catch(() => {})
    .finally(() => {
      waitingTasks -= 1;
    });
}

/** Sends prepared content in the best encoding the client takes, or 304 when it has it already. */
export function sendPrepared(
  request: FastifyRequest,
  reply: FastifyReply,
  content: PreparedContent,
  status = 200,
): void | Promise<void> {
  const { headers } = request.raw;
  const known = headers["if-none-match"];
  if (status === 200 && known !== undefined && isKnown(known, content.etag)) {
    reply.hijack();
    reply.raw.writeHead(304, content.notModifiedHeaders).end();
    return;
  }
  const variant = content.variant(acceptedEncoding(headers["accept-encoding"]));
  return variant instanceof Promise
    ? variant.then((made) => write(reply, status, made))
    : write(reply, status, variant);
}

/** Past the framework: everything is in the bytes and headers already. */
function write(reply: FastifyReply, status: number, { body, headers }: Variant): void {
  reply.hijack();
  endAnswer(reply.raw, status, headers, body);
}

function isKnown(ifNoneMatch: string, etag: string): boolean {
  if (ifNoneMatch === "*") return true;
  // Weak comparison (RFC 9110, 13.1.2).
  const opaque = etag.slice(2);
  return ifNoneMatch.split(",").some((one) => one.trim().replace(/^W\//, "") === opaque);
}

interface Accepted {
  best: Encoding;
  gzip: boolean;
}

const nothingAccepted: Accepted = { best: "identity", gzip: false };
const known = new Map<string, Accepted>();

/** The best encoding by an `Accept-Encoding` header. */
export const acceptedEncoding = (header: string | string[] | undefined): Encoding =>
  acceptedBy(header).best;

/** Whether gzip may be sent, where something else is better. */
export const acceptsGzip = (header: string | string[] | undefined): boolean =>
  acceptedBy(header).gzip;

/** Browsers send a handful of different headers. */
function acceptedBy(header: string | string[] | undefined): Accepted {
  if (typeof header !== "string") return nothingAccepted;
  const before = known.get(header);
  if (before !== undefined) return before;
  const accepted = new Set(
    header
      .toLowerCase()
      .split(",")
      .map((part) => part.trim().split(";"))
      .filter(([, ...parameters]) => !parameters.some((one) => /^\s*q=0(\.0*)?\s*$/.test(one)))
      .map(([name]) => name?.trim()),
  );
  const gzip = accepted.has("gzip");
  const read: Accepted = { best: accepted.has("br") ? "br" : gzip ? "gzip" : "identity", gzip };
  if (known.size < 100 && header.length < 100) known.set(header, read);
  return read;
}
