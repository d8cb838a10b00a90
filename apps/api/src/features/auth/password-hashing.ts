import { availableParallelism } from "node:os";
import { type Algorithm, hash, type Options, verify } from "@node-rs/argon2";
import { AppError } from "#api/errors.ts";

/**
 * Argon2id at OWASP's second setting (Password Storage Cheat Sheet): 19 MiB, two passes, one lane.
 * Algorithm is a const enum of a declaration file, which type stripping cannot read: 2 is Argon2id.
 */
const argon2id: Options = {
  algorithm: 2 satisfies Algorithm.Argon2id as Algorithm,
  memoryCost: 19_456,
  timeCost: 2,
  parallelism: 1,
};

/** Enough for several classrooms signing in at once; beyond it, waiting would take longer than people do. */
const maxWaiting = 500;

export interface PasswordHashing {
  /**
   * Runs `work` when it is its turn: hashing is costly on purpose, so only a few run at once and one
   * core stays free for everyone else's requests.
   *
   * @throws AppError `unavailable` when too many are waiting already
   */
  inTurn<T>(work: () => Promise<T>): Promise<T>;
  /** Call inside `inTurn`. */
  hash(password: string): Promise<string>;
  /**
   * True when `password` is the one hashed. Without a hash (there is no such account) the same work is
   * done and the answer is false. Call inside `inTurn`.
   */
  verify(hashed: string | null, password: string): Promise<boolean>;
}

/** @param argon2 the library, or one that is watched */
export async function makePasswordHashing(
  atOnce = Math.max(1, Math.min(4, availableParallelism() - 1)),
  argon2: Pick<typeof import("@node-rs/argon2"), "hash" | "verify"> = { hash, verify },
): Promise<PasswordHashing> {
  const nobodysHash = await argon2.hash(crypto.randomUUID(), argon2id);
  const waiting: (() => void)[] = [];
  let running = 0;

  return {
    async inTurn(work) {
      if (running >= atOnce) {
        if (waiting.length >= maxWaiting) {
          throw new AppError("unavailable", { retryAfterSeconds: 10 });
        }
        // Whoever finishes hands its place over, so `running` does not change.
        await new Promise<void>((resolve) => waiting.push(resolve));
      } else {
        running += 1;
      }
      try {
        return await work();
      } finally {
        const next = waiting.shift();
        if (next) next();
        else running -= 1;
      }
    },
    hash: (password) => argon2.hash(password, argon2id),
    async verify(hashed, password) {
      const matches = await argon2.verify(hashed ?? nobodysHash, password);
      return matches && hashed !== null;
    },
  };
}
