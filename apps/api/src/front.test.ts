import { Agent, request } from "node:http";
import { type AddressInfo, connect } from "node:net";
import fastify from "fastify";
import { afterEach, expect, test } from "vitest";
import type { App } from "./app.ts";
import { type Front, openFront } from "./front.ts";
import { answerClientError } from "./plugins/client-errors.ts";

let front: Front | undefined;
afterEach(() => front?.close());

/** A ready application that says its name; a question of `/slow` is answered when it is let go. */
async function application(name: string) {
  const { promise, resolve: letGo } = Promise.withResolvers<void>();
  const { promise: asked, resolve: noteAsked } = Promise.withResolvers<void>();
  const http = (front as Front).server;
  const server = fastify({
    serverFactory: () => http,
    clientErrorHandler: answerClientError,
    return503OnClosing: false,
  });
  let closed = false;
  let stopping = false;
  server.get("/", async () => name);
  server.get("/slow", async () => {
    noteAsked();
    await promise;
    return name;
  });
  server.addHook("onClose", async () => {
    closed = true;
  });
  await server.ready();
  return {
    app: {
      server,
      announceStop() {
        stopping = true;
      },
    } as unknown as App,
    letGo,
    asked,
    isClosed: () => closed,
    isStopping: () => stopping,
  };
}

async function started() {
  front = openFront();
  const first = await application("first");
  await front.serve(first.app);
  await new Promise<void>((resolve) => front?.server.listen(0, "127.0.0.1", resolve));
  const { port } = front.server.address() as AddressInfo;
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const ask = (path: string, own = false) =>
    new Promise<string>((resolve, reject) => {
      const options = { port, path, host: "127.0.0.1", ...(own ? {} : { agent }) };
      request(options, (answer) => {
        let text = "";
        answer.on("data", (chunk) => (text += chunk));
        answer.on("end", () => resolve(text));
      })
        .on("error", reject)
        .end();
    });
  return { front, first, port, ask };
}

test("what the old application has begun it finishes; what is asked next the new one answers", async () => {
  const { front, first, ask } = await started();
  expect(await ask("/")).toBe("first");
  const slow = ask("/slow", true);
  await first.asked;

  const second = await application("second");
  const retired = front.serve(second.app);
  // Over the connection that the first application has answered before, too.
  expect(await ask("/")).toBe("second");
  expect(await ask("/", true)).toBe("second");
  expect(first.isClosed(), "somebody waits for its answer").toBe(false);
  first.letGo();
  expect(await slow).toBe("first");
  await retired;
  expect(first.isClosed()).toBe(true);
  expect(await ask("/")).toBe("second");

  front.announceStop();
  expect(second.isStopping()).toBe(true);
  await front.close();
  expect(second.isClosed()).toBe(true);
  await expect(ask("/", true)).rejects.toThrow();
});

test("a broken request is answered once, however many applications there have been", async () => {
  const { front, port } = await started();
  await front.serve((await application("second")).app);
  await front.serve((await application("third")).app);
  expect(front.server.listenerCount("clientError"), "none keeps an old application").toBe(1);
  const answer = await new Promise<string>((resolve) => {
    let text = "";
    const socket = connect(port, "127.0.0.1", () => socket.write("garbage\r\n\r\n"));
    socket.on("data", (chunk) => (text += chunk));
    socket.on("close", () => resolve(text));
  });
  expect(answer.match(/HTTP\/1\.1 400/g)).toHaveLength(1);
});

test("headers and bodies that never end are given half a minute", () => {
  front = openFront();
  const { headersTimeout, requestTimeout, timeout, keepAliveTimeout } = front.server;
  expect([headersTimeout, requestTimeout, timeout, keepAliveTimeout]).toEqual([
    20_000, 30_000, 60_000, 72_000,
  ]);
});
