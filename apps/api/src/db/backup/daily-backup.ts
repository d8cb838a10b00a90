import { mkdirSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { FastifyBaseLogger } from "fastify";
import { backUp } from "./backup-database.ts";
import { backupName, backupsAmong, backupsToForget, backupTime } from "./backup-names.ts";

/** A little less than a day, so that a job that runs by the hour does not slip to the next one. */
const enoughForNow = 23.5 * 3_600_000;

interface DailyBackup {
  dataDir: string;
  /** Where backups lie; made when it is not there. */
  folder: string;
  log: Pick<FastifyBaseLogger, "info">;
  now(): number;
}

/**
 * A job that is done often and makes a backup of the embedded database once a day, and forgets those that
 * no day, week or month needs any more.
 *
 * @returns what throws when the folder cannot be written or the database is damaged
 */
export function makeDailyBackup({ dataDir, folder, log, now }: DailyBackup) {
  return async (): Promise<void> => {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    const newest = backupsAmong(readdirSync(folder))[0];
    if (newest !== undefined && now() - (backupTime(newest) ?? 0) < enoughForNow) return;
    const name = backupName(new Date(now()));
    await backUp(dataDir, join(folder, name));
    const gone = backupsToForget(readdirSync(folder));
    for (const old of gone) {
      rmSync(join(folder, old), { force: true });
      rmSync(join(folder, `${old}.session-secret`), { force: true });
    }
    log.info({ backup: name, forgotten: gone.length }, "backed up");
  };
}

/**
 * Makes the backup that is due when a server starts, beside its first answers: a server that is started anew
 * every day would never be an hour old at the right moment.
 *
 * @param job of `makeDailyBackup`
 */
export function backUpAtStart(job: () => Promise<void>, log: Pick<FastifyBaseLogger, "warn">) {
  let running = Promise.resolve();
  return {
    async start() {
      running = job().catch((error: unknown) =>
        log.warn({ err: error }, "the backup at the start failed; it is tried again in an hour"),
      );
    },
    stop: () => running,
  };
}
