import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const root = join(import.meta.dirname, "../../../..");

export interface StartedServer {
  url: string;
  process: ChildProcess;
  output(): string;
  /** Sends a signal and waits for the end; the exit code, or null when the signal ended it. */
  stop(signal: NodeJS.Signals): Promise<number | null>;
}

/** Starts the real server as its own process, as `npm start` does, on a free port. */
export async function startServer(environment: Record<string, string>): Promise<StartedServer> {
  const server = spawnServer(environment);
  const url = await new Promise<string>((resolve, reject) => {
    server.process.stdout?.on("data", () => {
      const found = /Tilashar is ready: (http:\/\/localhost:\d+)/.exec(server.output())?.[1];
      if (found) resolve(found.replace("localhost", "127.0.0.1"));
    });
    void server.ended.then(() => reject(new Error(`The server did not start: ${server.output()}`)));
  });
  return {
    url,
    process: server.process,
    output: server.output,
    stop(signal) {
      server.process.kill(signal);
      return server.ended;
    },
  };
}

/** Starts the server and kills it after `delay` milliseconds, however far it has come. */
export async function killedStart(
  environment: Record<string, string>,
  delay: number,
): Promise<void> {
  const server = spawnServer(environment);
  await new Promise((resolve) => setTimeout(resolve, delay));
  server.process.kill("SIGKILL");
  await server.ended;
}

/** Runs the server where it must refuse to start; what it says, and its exit code. */
export async function refusedStart(
  environment: Record<string, string>,
): Promise<{ code: number | null; said: string }> {
  const server = spawnServer(environment);
  const code = await server.ended;
  return { code, said: server.output() };
}

function spawnServer(environment: Record<string, string>) {
  let text = "";
  // A folder of its own, so that no test ever touches the data of whoever runs it.
  const folder = mkdtempSync(join(tmpdir(), "tilashar-start-"));
  const child = spawn(process.execPath, ["build/server/server.js"], {
    cwd: root,
    env: {
      PATH: process.env.PATH,
      NODE_ENV: "production",
      PORT: "0",
      RATE_LIMITS: "off",
      DATA_DIR: folder,
      ...environment,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (chunk: Buffer) => {
      text += chunk;
    });
  }
  // "close" comes after the last output, "exit" may come before it.
  const ended = new Promise<number | null>((resolve) => child.once("close", resolve));
  void ended.then(() => rmSync(folder, { recursive: true, force: true }));
  return { process: child, ended, output: () => text };
}
