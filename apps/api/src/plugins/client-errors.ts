import { STATUS_CODES } from "node:http";
import type { Socket } from "node:net";
import type { ErrorCode } from "@tilashar/contracts";
import { say } from "#api/messages/messages.ts";

/** What Node's HTTP parser refuses before there is a request, by its error code. */
const answers: Readonly<Record<string, { status: number; code: ErrorCode }>> = {
  HPE_HEADER_OVERFLOW: { status: 431, code: "payload_too_large" },
  HPE_CHUNK_EXTENSIONS_OVERFLOW: { status: 413, code: "payload_too_large" },
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, code: "malformed" },
};

/** Whoever has not taken the answer by then is not going to. */
const lingerMs = 2000;

/** Answers a broken request in the one shape and closes the connection, whose state is unknown. */
export function answerClientError(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === "ECONNRESET" || !socket.writable) {
    socket.destroy();
    return;
  }
  const { status, code } = answers[error.code ?? ""] ?? { status: 400, code: "malformed" };
  const body = JSON.stringify({ detail: say("en", code), code });
  // A client that goes on writing would keep a half-closed connection open for ever.
  setTimeout(() => socket.destroy(), lingerMs).unref();
  socket.end(
    [
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
      "content-type: application/json; charset=utf-8",
      "x-content-type-options: nosniff",
      `content-length: ${Buffer.byteLength(body)}`,
      "connection: close",
      "",
      body,
    ].join("\r\n"),
  );
}
