import type { FastifyReply, FastifyRequest } from "fastify";
import { acceptedEncoding, compressedAtOnce, type Encoding } from "./prepared-content.ts";
import { apiHeaders } from "./security-headers.ts";

/** An answer's bytes, with the compressed forms that were asked for so far. */
export interface AnswerBytes {
  /** In parts, some of which many answers may share. */
  readonly parts: readonly Buffer[];
  readonly compressed: Partial<Record<Encoding, Buffer>>;
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
    const { body, sentAs } = encoded(answer, acceptedEncoding(request.headers["accept-encoding"]));
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
}

function encoded(
  { parts, compressed }: AnswerBytes,
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

export const lengthOf = (parts: readonly Buffer[]): number =>
  parts.reduce((sum, { length }) => sum + length, 0);

/** An answer of one part. */
export const jsonParts = (answer: unknown): [Buffer] => [Buffer.from(JSON.stringify(answer))];

/** An answer that is sent once. */
export const jsonBytes = (answer: unknown): AnswerBytes => ({
  parts: jsonParts(answer),
  compressed: {},
});
