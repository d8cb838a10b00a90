import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import type { FastifyInstance } from "fastify";

/**
 * Collects all garbage of this thread now, and gives back what it took. What is read and built at the start
 * leaves a third of a heap unused, and V8 would grow into it before it looked.
 */
export function giveBackMemory(): void {
  setFlagsFromString("--expose-gc");
  const collect = runInNewContext("gc") as () => void;
  collect();
}

/** Nobody has asked anything for so long: nobody waits for the collection, which takes a tenth of a second. */
const quietMs = 30_000;

/** Balancers and monitors ask for ever. */
const isProbe = /^\/api\/(?:health|metrics)\b/;

/** Gives back memory each time a server has come to rest. */
export function giveBackWhenQuiet(server: FastifyInstance): void {
  let timer: NodeJS.Timeout | undefined;
  server.addHook("onResponse", ({ url }, _reply, done) => {
    if (isProbe.test(url)) return done();
    if (timer === undefined) timer = setTimeout(giveBackMemory, quietMs).unref();
    else timer.refresh();
    done();
  });
  server.addHook("onClose", async () => clearTimeout(timer));
}
