import { getHeapStatistics, setFlagsFromString } from "node:v8";
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

/** A thread rests when nothing was asked of it for so long. */
const restMs = 1000;
/** Garbage that is worth a collection, which takes as long as some answers. */
const worthCollecting = 16 * 2 ** 20;

/**
 * Gives back what a thread's start and its work have left, once it rests: who asked first does not wait for it, and
 * between questions the heap does not grow with what none of them needs any more.
 *
 * @returns what is to be called after each question
 */
export function giveBackAfterWork(): () => void {
  let kept = 0;
  let timer: NodeJS.Timeout | undefined;
  const giveBack = () => {
    if (getHeapStatistics().used_heap_size < kept + worthCollecting) return;
    giveBackMemory();
    kept = getHeapStatistics().used_heap_size;
  };
  return () => {
    if (timer === undefined) timer = setTimeout(giveBack, restMs).unref();
    else timer.refresh();
  };
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
