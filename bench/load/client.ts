import { Agent, request } from "node:http";

export interface Call {
  method?: string;
  path: string;
  token?: string;
  headers?: Readonly<Record<string, string>>;
  /** An object is sent as JSON. */
  body?: object | Buffer;
}

export interface Answer {
  status: number;
  bytes: Buffer;
  json(): never;
}

export type Send = (call: Call) => Promise<Answer>;

/** Sends requests over connections that are kept, as browsers do. */
export function openClient(url: string, connections: number): { send: Send; close(): void } {
  const { hostname, port } = new URL(url);
  const agent = new Agent({ keepAlive: true, maxSockets: connections });

  const send: Send = ({ method = "GET", path, token, headers = {}, body }) => {
    const payload = body === undefined || Buffer.isBuffer(body) ? body : JSON.stringify(body);
    return new Promise((resolve, reject) => {
      const sent = request(
        {
          agent,
          hostname,
          port,
          method,
          path,
          headers: {
            ...(token !== undefined && { authorization: `Bearer ${token}` }),
            ...(typeof payload === "string" && { "content-type": "application/json" }),
            ...(payload !== undefined && { "content-length": Buffer.byteLength(payload) }),
            ...headers,
          },
        },
        (answer) => {
          const chunks: Buffer[] = [];
          answer.on("data", (chunk: Buffer) => chunks.push(chunk));
          answer.on("error", reject);
          answer.on("end", () => {
            const bytes = Buffer.concat(chunks);
            resolve({
              status: answer.statusCode ?? 0,
              bytes,
              json: () => JSON.parse(bytes.toString()) as never,
            });
          });
        },
      );
      sent.on("error", reject);
      sent.end(payload);
    });
  };
  return { send, close: () => agent.destroy() };
}
