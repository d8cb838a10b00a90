import { spawn } from "node:child_process";
import { copyFileSync, existsSync, mkdtempSync, readdirSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { databaseFile } from "#api/db/embedded-database.ts";
import { StartError } from "#api/errors.ts";
import { secretFile } from "#api/session-secret.ts";
import { backupsAmong } from "./backup-names.ts";

/** Whatever a restored server might send to real people. */
const wouldBeSent = ["deliveries", "push_subscriptions"];

/** Longer than any start takes, a migration of a large database included. */
const startDeadlineMs = 120_000;

export interface Rehearsal {
  /** The backup that was restored. */
  file: string;
  /** How many accounts are in it. */
  accounts: number;
  /** When it was written. */
  written: Date;
  seconds: { restored: number; ready: number };
}

/**
 * Restores a backup into a folder of its own, starts the server on it, asks it whether it is ready and
 * for a page, and throws everything away. Nothing is sent to anybody: what waited to be sent is taken out
 * first, and the server gets no mail server.
 *
 * @param from a backup, or a folder of them, of which the newest is taken
 * @param root the folder of the built program
 * @throws StartError with what went wrong
 */
export async function rehearse(from: string, root: string): Promise<Rehearsal> {
  const file = newest(from);
  const dataDir = mkdtempSync(join(tmpdir(), "tilashar-rehearsal-"));
  try {
    const begun = performance.now();
    copyFileSync(file, join(dataDir, databaseFile));
    const secret = `${file}.session-secret`;
    if (existsSync(secret)) copyFileSync(secret, join(dataDir, secretFile));
    const accounts = takeOutWhatWouldBeSent(join(dataDir, databaseFile));
    const restored = performance.now();
    await isReady(root, dataDir);
    return {
      file,
      accounts,
      written: statSync(file).mtime,
      seconds: {
        restored: (restored - begun) / 1000,
        ready: (performance.now() - restored) / 1000,
      },
    };
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

function newest(from: string): string {
  if (!existsSync(from))
    throw new StartError(`There is no ${from}: name a backup, or their folder.`);
  if (!statSync(from).isDirectory()) return from;
  const [name] = backupsAmong(readdirSync(from));
  if (name === undefined) throw new StartError(`There is no backup in ${from}.`);
  return join(from, name);
}

/** @returns the number of accounts */
function takeOutWhatWouldBeSent(file: string): number {
  let database: DatabaseSync | undefined;
  try {
    database = new DatabaseSync(file);
    for (const table of wouldBeSent) database.exec(`delete from ${table}`);
    return Number(database.prepare("select count(*) as count from accounts").get()?.count);
  } catch (error) {
    throw new StartError(`The backup cannot be read: ${(error as Error).message}`);
  } finally {
    database?.close();
  }
}

/** Starts the server on a free port of this machine, asks it, and stops it. */
async function isReady(root: string, dataDir: string): Promise<void> {
  const child = spawn(process.execPath, ["build/server/server.js"], {
    cwd: root,
    env: {
      PATH: process.env.PATH,
      NODE_ENV: "production",
      HOST: "127.0.0.1",
      PORT: "0",
      DATA_DIR: dataDir,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let said = "";
  const ended = new Promise<void>((resolve) => child.once("close", () => resolve()));
  try {
    const url = await new Promise<string>((resolve, reject) => {
      const fail = () =>
        reject(new StartError(`The server did not start on the backup. It said: ${said.trim()}`));
      const deadline = setTimeout(fail, startDeadlineMs);
      void ended.then(fail);
      for (const stream of [child.stdout, child.stderr])
        stream.on("data", (chunk: Buffer) => {
          said += chunk;
          const found = /Tilashar is ready: (http:\/\/localhost:\d+)/.exec(said)?.[1];
          if (found === undefined) return;
          clearTimeout(deadline);
          resolve(found.replace("localhost", "127.0.0.1"));
        });
    });
    for (const path of ["/api/health/ready", "/lessons"]) {
      const { status } = await fetch(`${url}${path}`);
      if (status !== 200) throw new StartError(`${path} answers ${status} on the backup.`);
    }
  } finally {
    child.kill("SIGTERM");
    await ended;
  }
}
