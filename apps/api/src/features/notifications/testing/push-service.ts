import { createECDH, randomBytes } from "node:crypto";
import { createServer } from "node:http";
import type { Learner, TestApi } from "#api/testing/test-api.ts";

/** A push service on this machine: what it was sent, and what it answers. */
export async function pushService() {
  const got: { path: string; headers: Record<string, unknown>; size: number }[] = [];
  const answers: number[] = [];
  const server = createServer(async (request, response) => {
    let size = 0;
    for await (const chunk of request) size += (chunk as Buffer).length;
    got.push({ path: request.url ?? "", headers: request.headers, size });
    response.writeHead(answers.shift() ?? 201).end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as { port: number };
  return { got, answers, port, stop: () => server.close() };
}

/** The keys a browser subscribes with. */
export function browserKeys() {
  const pair = createECDH("prime256v1");
  pair.generateKeys();
  return {
    p256dh: pair.getPublicKey("base64url"),
    auth: randomBytes(16).toString("base64url"),
  };
}

/** A subscription as only a test may make it: its endpoint is on this machine. */
export async function listening(api: TestApi, learner: Learner, endpoint: string): Promise<void> {
  await api.database.queries
    .insertInto("push_subscriptions")
    .values({
      account_id: learner.id,
      endpoint,
      ...browserKeys(),
      language: "en",
      created_at: new Date().toISOString(),
    })
    .execute();
}
