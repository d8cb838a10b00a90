import {
  closeSync,
  existsSync,
  fsyncSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { backup, DatabaseSync } from "node:sqlite";
import { databaseFile } from "#api/db/embedded-database.ts";
import { StartError } from "#api/errors.ts";
import { secretFile } from "#api/session-secret.ts";

/** In one step: what a server commits meanwhile waits for nobody, and the copy never starts anew. */
const pagesAtOnce = 2 ** 30;

/**
 * Copies the embedded database of a data folder as it is at one instant, also while a server runs on it,
 * and beside it, as `<file>.session-secret`, the secret that its sessions and waiting mails depend on.
 *
 * @throws StartError with what to do; then nothing is left behind
 */
export async function backUp(dataDir: string, file: string): Promise<{ secret: boolean }> {
  const source = join(dataDir, databaseFile);
  if (!existsSync(source)) {
    throw new StartError(
      `There is no embedded database in ${dataDir}: name its folder with --from.`,
    );
  }
  if (existsSync(file) || existsSync(`${file}.session-secret`)) {
    throw new StartError(`${file} is there already: a backup never replaces another one.`);
  }
  const unfinished = `${file}.unfinished`;
  // Accounts are in it: made first, so that nobody else can ever read it.
  closeSync(openSync(unfinished, "wx", 0o600));
  try {
    const database = new DatabaseSync(source, { readOnly: true, timeout: 5000 });
    try {
      await backup(database, unfinished, { rate: pagesAtOnce });
    } finally {
      database.close();
    }
    check(unfinished);
    flush(unfinished);
    const secret = copySecret(dataDir, file);
    renameSync(unfinished, file);
    return { secret };
  } catch (error) {
    for (const left of [unfinished, `${unfinished}-wal`, `${unfinished}-shm`]) {
      rmSync(left, { force: true });
    }
    throw error;
  }
}

/** @throws StartError when a page or an index of the copy is damaged, as those of its source must be */
function check(file: string): void {
  const copy = new DatabaseSync(file);
  try {
    // A file of its own again, without a log beside it.
    copy.exec("pragma journal_mode = delete");
    const found = copy.prepare("pragma integrity_check").get()?.integrity_check;
    if (found !== "ok") throw new StartError(`The database is damaged: ${String(found)}`);
  } finally {
    copy.close();
  }
}

function copySecret(dataDir: string, file: string): boolean {
  const secret = join(dataDir, secretFile);
  if (!existsSync(secret)) return false;
  const copy = `${file}.session-secret`;
  // A copied file would keep the owner of the secret: under systemd an account that another service may get next.
  writeFileSync(copy, readFileSync(secret), { flag: "wx", mode: 0o600 });
  flush(copy);
  return true;
}

function flush(file: string): void {
  const handle = openSync(file, "r+");
  fsyncSync(handle);
  closeSync(handle);
}
