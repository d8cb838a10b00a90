import type { FastifyBaseLogger } from "fastify";

const hour = 3_600_000;

/**
 * Forgets what has run out, every hour. Processes that share a database may all do it; deleting twice
 * does no harm.
 *
 * @returns stops it
 */
export function startHousekeeping(
  hourlyJobs: readonly (() => Promise<void>)[],
  log: FastifyBaseLogger,
): () => void {
  const timer = setInterval(async () => {
    for (const job of hourlyJobs) {
      try {
        await job();
      } catch (error) {
        log.warn({ err: error }, "housekeeping failed; it is tried again in an hour");
      }
    }
  }, hour);
  timer.unref();
  return () => clearInterval(timer);
}
