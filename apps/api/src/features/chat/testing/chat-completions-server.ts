import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

export interface CompletionsRequest {
  path: string;
  headers: Record<string, unknown>;
  // biome-ignore lint/suspicious/noExplicitAny: tests look into whatever was sent.
  body: any;
}

type Answer = (response: ServerResponse, request: CompletionsRequest, turn: number) => void;

/** A server of the OpenAI chat-completions protocol on this machine, whose answers a test chooses. */
export interface CompletionsServer {
  baseUrl: string;
  /** Everything it was asked, in order. */
  asked: CompletionsRequest[];
  /** From now on it answers like this; `turn` counts requests from here. */
  answer(how: Answer): void;
  close(): void;
}

export async function startCompletionsServer(): Promise<CompletionsServer> {
  const asked: CompletionsRequest[] = [];
  let how: Answer = (response) => response.writeHead(500).end();
  let turn = 0;
  const http = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const text = Buffer.concat(chunks).toString();
      const one = {
        path: request.url ?? "",
        headers: request.headers,
        body: text === "" ? null : JSON.parse(text),
      };
      asked.push(one);
      how(response, one, turn++);
    });
  });
  await new Promise<void>((done) => http.listen(0, "127.0.0.1", done));
  return {
    baseUrl: `http://127.0.0.1:${(http.address() as AddressInfo).port}/v1`,
    asked,
    answer(next) {
      asked.length = 0;
      turn = 0;
      how = next;
    },
    close() {
      http.closeAllConnections();
      http.close();
    },
  };
}

const chunkOf = (delta: object, finish: string | null = null) =>
  `data: ${JSON.stringify({
    id: "chat-1",
    object: "chat.completion.chunk",
    created: 1,
    model: "m",
    choices: [{ index: 0, delta, finish_reason: finish }],
  })}\n\n`;

const usageOf = (tokens: number) =>
  `data: ${JSON.stringify({
    id: "chat-1",
    object: "chat.completion.chunk",
    created: 1,
    model: "m",
    choices: [],
    usage: { prompt_tokens: tokens - 20, completion_tokens: 20, total_tokens: tokens },
  })}\n\ndata: [DONE]\n\n`;

export const streamHead = (response: ServerResponse) =>
  response.writeHead(200, { "content-type": "text/event-stream" });

/** Writes a text in pieces, as models do. */
export function writeText(response: ServerResponse, text: string, tokens = 300): void {
  streamHead(response);
  response.write(chunkOf({ role: "assistant", content: "" }));
  for (const piece of text.match(/[\s\S]{1,7}/gu) ?? []) {
    response.write(chunkOf({ content: piece }));
  }
  endText(response, tokens);
}

/** Ends a text as it should end. */
export function endText(response: ServerResponse, tokens = 300): void {
  response.write(chunkOf({}, "stop"));
  response.end(usageOf(tokens));
}

/** Asks for a tool. */
export function callTool(response: ServerResponse, name: string, input: object): void {
  streamHead(response);
  const call = {
    index: 0,
    id: `call-${name}`,
    type: "function",
    function: { name, arguments: JSON.stringify(input) },
  };
  response.write(chunkOf({ role: "assistant", tool_calls: [call] }));
  response.write(chunkOf({}, "tool_calls"));
  response.end(usageOf(200));
}

/** Another piece of a text that does not end. */
export const drip = (response: ServerResponse, text = "а ") =>
  response.write(chunkOf({ content: text }));
