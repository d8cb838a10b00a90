import type { FastifyReply, FastifyRequest } from "fastify";
import { type Body, endAnswer } from "./end-answer.ts";
import { type GzipSegment, gzipOf, gzipSegment } from "./gzip-splice.ts";
import { acceptedEncoding, acceptsGzip, brotliAtOnce, type Encoding } from "./prepared-content.ts";
import { apiHeaders } from "./security-headers.ts";

/** Bytes that stand in the answers of many, and are compressed once for all of them. */
export interface SharedPiece {
  bytes(): Buffer;
  segment(): GzipSegment;
}

/** An answer's bytes, with the compressed forms that were asked for so far. */
export interface AnswerBytes {
  /** Own ones as they are. */
  readonly parts: readonly (Buffer | SharedPiece)[];
  readonly compressed: Partial<Record<Encoding, Body>>;
}

/** Sends bytes of JSON past the framework: nothing is serialised, checked or looked up again. */
export type SendBytes = (request: FastifyRequest, reply: FastifyReply, answer: AnswerBytes) => void;

/** Smaller answers fit into one packet as they are. */
const worthCompressing = 1024;

/** @param own headers in place of those that every answer of the API has */
export function bytesSender(
  publicUrl: string,
  own: Readonly<Record<string, string>> = {},
): SendBytes {
  const headers = Object.entries({
    ...apiHeaders(publicUrl),
    "content-type": "application/json; charset=utf-8",
    vary: "accept-encoding",
    ...own,
  }).flat();

  return (request, reply, answer) => {
    const { body, sentAs } = encoded(answer, request.headers["accept-encoding"]);
    reply.hijack();
    endAnswer(
      reply.raw,
      200,
      [
        ...headers,
        ...(sentAs === "identity" ? [] : ["content-encoding", sentAs]),
        "content-length",
        String(body.length),
      ],
      body,
    );
  };
}

function encoded(
  { parts, compressed }: AnswerBytes,
  accepted: string | string[] | undefined,
): { body: Body; sentAs: Encoding } {
  if (!parts.some(isShared) && lengthOf(parts as Buffer[]) < worthCompressing)
    return { body: wholeOf(parts), sentAs: "identity" };
  // Brotli's streams cannot be put together of parts; and its lowest efforts take longer than gzip's, for more bytes.
  if (acceptsGzip(accepted)) {
    compressed.gzip ??= gzipOf(segmentsOf(parts));
    return { body: compressed.gzip, sentAs: "gzip" };
  }
  if (acceptedEncoding(accepted) !== "br") return { body: wholeOf(parts), sentAs: "identity" };
  compressed.br ??= brotliAtOnce(wholeOf(parts));
  return { body: compressed.br, sentAs: "br" };
}

export const isShared = (part: Buffer | SharedPiece): part is SharedPiece => !Buffer.isBuffer(part);

function wholeOf(parts: AnswerBytes["parts"]): Buffer {
  const [first] = parts;
  if (parts.length === 1 && first !== undefined && !isShared(first)) return first;
  return Buffer.concat(parts.map((part) => (isShared(part) ? part.bytes() : part)));
}

/** Own parts that stand beside each other are compressed together, now. */
function segmentsOf(parts: AnswerBytes["parts"]): GzipSegment[] {
  const segments: GzipSegment[] = [];
  let own: Buffer[] = [];
  const endOwn = () => {
    if (own.length > 0) segments.push(gzipSegment(Buffer.concat(own), leastEffort));
    own = [];
  };
  for (const part of parts) {
    if (isShared(part)) {
      endOwn();
      segments.push(part.segment());
    } else own.push(part);
  }
  endOwn();
  return segments;
}

const leastEffort = 1;
const mostEffort = 9;

const lengthOf = (parts: readonly Buffer[]): number =>
  parts.reduce((sum, { length }) => sum + length, 0);

/** A piece that is held, and compressed when it is first sent so. */
export function heldPiece(bytes: Buffer): SharedPiece {
  let segment: GzipSegment | undefined;
  return {
    bytes: () => bytes,
    segment: () => (segment ??= gzipSegment(bytes, mostEffort)),
  };
}

/** A piece of which only the compressed form is held; its text is made again where that is asked for. */
export function preparedPiece(make: () => string): SharedPiece {
  let segment: GzipSegment | undefined;
  const bytes = () => Buffer.from(make());
  return {
    bytes,
    segment: () => (segment ??= gzipSegment(bytes(), mostEffort)),
  };
}

/** An answer of one part. */
export const jsonParts = (answer: unknown): [Buffer] => [Buffer.from(JSON.stringify(answer))];

/** An answer that is sent once. */
export const jsonBytes = (answer: unknown): AnswerBytes => ({
  parts: jsonParts(answer),
  compressed: {},
});
