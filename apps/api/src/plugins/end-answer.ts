import type { ServerResponse } from "node:http";

/** Bytes, or a text in which each letter is one. */
export type Body = Buffer | string;

/** Node copies a text up to 16 KB, its headers with it, onto the stack and hands it to the system in one call. */
const maxInOneCall = 15 * 1024;

/**
 * Ends an answer whose headers are names and values in turn. Bytes are written as one text with the headers: a
 * buffer would go out as a list of two, which takes longer.
 */
export function endAnswer(
  raw: ServerResponse,
  status: number,
  headers: readonly string[],
  body: Body,
): void {
  raw.writeHead(status, headers as string[]);
  if (typeof body === "string") raw.end(body, "latin1");
  else if (body.length > maxInOneCall) raw.end(body);
  else raw.end(body.toString("latin1"), "latin1");
}
