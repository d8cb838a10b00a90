import { fork } from "node:child_process";
import { fileURLToPath } from "node:url";

/** A program beside ours, a thread or a process, that is sent messages and sends some. */
export interface Program {
  on(event: "message", listener: (message: unknown) => void): unknown;
  on(event: "error", listener: (error: Error) => void): unknown;
  on(event: "exit", listener: (code: number) => void): unknown;
  postMessage(message: unknown): void;
  terminate(): Promise<unknown>;
  /** Our process does not stay alive for it. */
  unref(): void;
}

/** What programs of this kind find in their environment: nothing of ours, where keys and passwords are. */
const kept = ["PATH", "HOME", "LANG", "TMPDIR", "TEMP", "SystemRoot", "MALLOC_ARENA_MAX"];

/**
 * Starts a program as a process; it ends when ours does.
 *
 * @param data what it reads from `process.argv[2]`, as JSON
 */
export function startProcess(file: URL, data: unknown): Program {
  const child = fork(fileURLToPath(file), [JSON.stringify(data ?? null)], {
    serialization: "advanced",
    execArgv: [],
    env: Object.fromEntries(
      kept.flatMap((name) => {
        const value = process.env[name];
        return value === undefined ? [] : [[name, value]];
      }),
    ),
    stdio: ["ignore", "ignore", "ignore", "ipc"],
  });
  const ended = new Promise<void>((resolve) => {
    child.once("exit", () => resolve());
    child.once("error", () => resolve());
  });
  return {
    on: (event: string, listener: (value: never) => void) =>
      child.on(event, listener as (value: unknown) => void),
    postMessage(message) {
      // A process that has just ended tells so by its exit.
      if (child.connected) child.send(message as never, () => {});
    },
    terminate() {
      // Who waits for its end stays alive for that long.
      child.ref();
      // Native code that is computing hears no gentler signal.
      child.kill("SIGKILL");
      return ended;
    },
    unref() {
      child.unref();
      child.channel?.unref();
    },
  };
}
