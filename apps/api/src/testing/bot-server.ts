import { createServer } from "node:http";

export type BotMood =
  | { status: number; body: string; headers?: Record<string, string> }
  | "ok"
  | "hang up"
  | "slow";

export interface BotServer {
  url: string;
  /** Each sendMessage that was answered with ok. */
  taken: { chat_id: string; text: string; [more: string]: unknown }[];
  /** Addresses of all requests. */
  asked: string[];
  behave(...moods: BotMood[]): void;
  stop(): Promise<void>;
}

/** A local server that speaks the bot protocol; `moods` are for the next requests, one each. */
export async function startBotServer(port = 0): Promise<BotServer> {
  const taken: BotServer["taken"] = [];
  const asked: string[] = [];
  let moods: BotMood[] = [];
  const server = createServer(async (request, response) => {
    asked.push(`${request.method} ${request.url}`);
    let body = "";
    for await (const chunk of request) body += chunk;
    const mood = moods.shift() ?? "ok";
    if (mood === "hang up") return request.socket.destroy();
    if (mood === "slow") await new Promise((resolve) => setTimeout(resolve, 2500));
    if (typeof mood === "object") {
      response.writeHead(mood.status, mood.headers);
      return response.end(mood.body);
    }
    taken.push(JSON.parse(body));
    response.writeHead(200, { "content-type": "application/json" });
    return response.end(JSON.stringify({ ok: true, result: { message_id: taken.length } }));
  });
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as { port: number }).port}`,
    taken,
    asked,
    behave(...next) {
      moods = next;
    },
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
