import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

/**
 * Collects all garbage of this thread now, and gives back what it took. What is read and built at the start
 * leaves a third of a heap unused, and V8 would grow into it before it looked.
 */
export function giveBackMemory(): void {
  setFlagsFromString("--expose-gc");
  const collect = runInNewContext("gc") as () => void;
  collect();
}
