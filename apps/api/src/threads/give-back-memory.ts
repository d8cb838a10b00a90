import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import type { FastifyInstance } from "fastify";

/** What the collector that V8 shows to tests is told. */
type Collect = (how: { type: "major"; execution: "sync"; flavor: "last-resort" }) => void;

/**
 * Collects all garbage of this thread now, and gives back what it took. What is read and built at the start
 * leaves a third of a heap unused, and V8 would grow into it before it looked. Done as V8 does it before it gives up for
 * want of memory: what is left is moved together too, or half-empty pages would be kept.
 */
export function giveBackMemory(): void {
  setFlagsFromString("--expose-gc");
  const collect = runInNewContext("gc") as Collect;
  collect({ type: "major", execution: "sync", flavor: "last-resort" });
}

/** Nobody has asked anything for so long: nobody waits for the collection, which takes a tenth of a second or two. */
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
