import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { delimiter, dirname, join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";

export interface OwnPostgres {
  /** Without a database: `postgres://tilashar@127.0.0.1:port`. */
  url: string;
  /** Of its first process, whose children answer. */
  pid: number | undefined;
  stop(): Promise<void>;
}

/**
 * Starts a PostgreSQL in a temporary folder, as somebody who is not root.
 *
 * @param durable false for databases that are thrown away: nothing needs to survive a power cut
 */
export async function startOwnPostgres({ durable }: { durable: boolean }): Promise<OwnPostgres> {
  const bin = findPostgres();
  const folder = mkdtempSync(join(tmpdir(), "tilashar-postgres-"));
  const asUser = unprivileged(folder);
  const data = join(folder, "data");

  const made = spawnSync(
    ...asUser(join(bin, "initdb"), [
      "--pgdata",
      data,
      "--username",
      "tilashar",
      "--auth",
      "trust",
      "--encoding",
      "UTF8",
      "--locale",
      "C",
      "--no-sync",
    ]),
    { cwd: folder, encoding: "utf8" },
  );
  if (made.status !== 0) throw new Error(`PostgreSQL's initdb failed: ${made.stderr}`);

  const port = await freePort();
  const server = spawn(
    ...asUser(join(bin, "postgres"), [
      "-D",
      data,
      "-p",
      String(port),
      "-k",
      folder,
      "-c",
      "listen_addresses=127.0.0.1",
      "-c",
      "max_connections=300",
      ...(durable ? [] : notDurable),
    ]),
    { cwd: folder, stdio: ["ignore", "ignore", "pipe"] },
  );
  let complaints = "";
  server.stderr?.on("data", (chunk: Buffer) => {
    complaints = (complaints + chunk).slice(-4000);
  });

  const url = `postgres://tilashar@127.0.0.1:${port}`;
  await untilReady(`${url}/postgres`, server, () => complaints);
  return {
    url,
    pid: server.pid,
    async stop() {
      const ended = new Promise((resolve) => server.once("exit", resolve));
      // SIGINT is PostgreSQL's fast shutdown: it does not wait for clients.
      server.kill("SIGINT");
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const notDurable = ["fsync", "synchronous_commit", "full_page_writes"].flatMap((setting) => [
  "-c",
  `${setting}=off`,
]);

function findPostgres(): string {
  const debian = "/usr/lib/postgresql";
  const versions = existsSync(debian)
    ? readdirSync(debian)
        .sort((a, b) => Number(b) - Number(a))
        .map((version) => join(debian, version, "bin"))
    : [];
  const named = process.env.POSTGRES ? [dirname(process.env.POSTGRES)] : [];
  const onPath = (process.env.PATH ?? "").split(delimiter);
  const found = [...named, ...versions, ...onPath].find(
    (folder) => existsSync(join(folder, "postgres")) && existsSync(join(folder, "initdb")),
  );
  if (found === undefined) {
    throw new Error("PostgreSQL is not here. Install it with: sudo apt-get install postgresql");
  }
  return found;
}

type Command = (program: string, args: string[]) => [string, string[]];

/** PostgreSQL refuses to run as root; then the folder is given to someone who is not. */
function unprivileged(folder: string): Command {
  if (process.getuid?.() !== 0) return (program, args) => [program, args];
  const user = ["postgres", "nobody"].map(userIds).find((ids) => ids !== null);
  if (!user) throw new Error("The tests run as root and found no other user for PostgreSQL.");
  chownSync(folder, user.uid, user.gid);
  return (program, args) => [
    "setpriv",
    [`--reuid=${user.uid}`, `--regid=${user.gid}`, "--clear-groups", program, ...args],
  ];
}

function userIds(name: string): { uid: number; gid: number } | null {
  const { stdout, status } = spawnSync("id", ["-u", name], { encoding: "utf8" });
  const group = spawnSync("id", ["-g", name], { encoding: "utf8" });
  return status === 0 ? { uid: Number(stdout), gid: Number(group.stdout) } : null;
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
}

/** Runs one statement on a connection of its own. */
export async function runOn(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

async function untilReady(
  url: string,
  server: ChildProcess,
  complaints: () => string,
): Promise<void> {
  const deadline = Date.now() + 30_000;
  for (;;) {
    const client = new pg.Client({ connectionString: url });
    try {
      await client.connect();
      await client.end();
      return;
    } catch (error) {
      if (server.exitCode !== null || Date.now() > deadline) {
        throw new Error(`PostgreSQL did not start: ${complaints()}`, { cause: error });
      }
      await pause(50);
    }
  }
}
