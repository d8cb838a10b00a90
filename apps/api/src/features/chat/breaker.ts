/** Leave to make one attempt; exactly one of its ends is told. */
export interface Attempt {
  succeeded(): void;
  failed(): void;
  /** It ended without telling anything about the other side: whoever asked has gone. */
  dropped(): void;
}

/** Keeps from asking a server that does not answer. */
export interface Breaker {
  /** Null while it is not worth asking. */
  attempt(): Attempt | null;
}

/**
 * Opens after `failures` in a row and stays so for `restMs`; then one attempt at a time is let through,
 * and its success closes it again.
 */
export function makeBreaker(parts: { failures: number; restMs: number; now(): number }): Breaker {
  let failedInRow = 0;
  let restUntil = 0;
  let trying = false;

  return {
    attempt() {
      const isOpen = failedInRow >= parts.failures;
      if (isOpen && (trying || parts.now() < restUntil)) return null;
      trying = isOpen;
      return {
        succeeded() {
          failedInRow = 0;
          trying = false;
        },
        failed() {
          failedInRow += 1;
          restUntil = parts.now() + parts.restMs;
          trying = false;
        },
        dropped() {
          trying = false;
        },
      };
    },
  };
}
