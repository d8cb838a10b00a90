type Judging = typeof import("./judging.ts");

let loading: Promise<Judging> | null = null;

/**
 * Loads what judges answers and tells how a session went: with it comes the language engine, larger than all
 * else of a session, and nothing of it is needed before the first answer. A failure is forgotten, so that the
 * next call tries again.
 */
export function loadJudging(): Promise<Judging> {
  loading ??= import("./judging.ts").catch((error: unknown) => {
    loading = null;
    throw error;
  });
  return loading;
}
