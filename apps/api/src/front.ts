import { createServer, type Server } from "node:http";
import type { App } from "./app.ts";
import { answerClientError } from "./plugins/client-errors.ts";

/** Longer than any answer takes: whoever has not fetched theirs by then holds no whole course in memory. */
const longestAnswerMs = 120_000;

/** Headers and bodies that never end are given half a minute, connections that say nothing a minute. */
const timeouts = { headersTimeout: 20_000, requestTimeout: 30_000 } as const;

/**
 * The HTTP server of the process. It outlives the application behind it: a course that has changed is served by
 * a new application, and each request is answered by one of the two alone.
 */
export interface Front {
  readonly server: Server;
  /**
   * The next request is answered by this application, which must be ready. The one before answers what it has
   * begun and is closed then.
   *
   * @returns when the one before is closed
   */
  serve(app: App): Promise<void>;
  /** From now on `ready` says no, whichever application is asked. */
  announceStop(): void;
  /** Takes no new requests, finishes those under way and closes the application. */
  close(): Promise<void>;
}

/** An application and how many of its requests are under way. */
interface Serving {
  app: App;
  underWay: number;
  drained: (() => void) | null;
}

export function openFront(): Front {
  let serving: Serving | null = null;
  let stopping = false;

  const server = createServer(
    { ...timeouts, connectionsCheckingInterval: 5_000 },
    (request, response) => {
      const mine = serving;
      if (mine === null) {
        response.writeHead(503, { "retry-after": "5" }).end();
        return;
      }
      mine.underWay += 1;
      response.once("close", () => {
        mine.underWay -= 1;
        if (mine.underWay === 0) mine.drained?.();
      });
      mine.app.server.routing(request, response);
    },
  );
  server.keepAliveTimeout = 72_000;
  server.setTimeout(60_000);

  async function retire(before: Serving): Promise<void> {
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, longestAnswerMs);
      timer.unref();
      before.drained = () => {
        clearTimeout(timer);
        resolve();
      };
      if (before.underWay === 0) before.drained();
    });
    await before.app.server.close();
  }

  return {
    server,
    async serve(app) {
      const before = serving;
      serving = { app, underWay: 0, drained: null };
      if (stopping) app.announceStop();
      // Each application listens for broken requests by itself, and would be kept by that for ever.
      server.removeAllListeners("clientError").on("clientError", answerClientError);
      if (before !== null) await retire(before);
    },
    announceStop() {
      stopping = true;
      serving?.app.announceStop();
    },
    async close() {
      if (server.listening) {
        await new Promise<void>((resolve) => {
          server.close(() => resolve());
          server.closeIdleConnections();
        });
      }
      await serving?.app.server.close();
    },
  };
}
