import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import howItRuns from "../scripts/how-it-runs.json" with { type: "json" };

const root = join(import.meta.dirname, "..");

export interface BenchProcess {
  url: string;
  process: ChildProcess;
  /** Address of its debugger, when it was started with `--inspect`. */
  inspector: string | null;
  /** From the start of the process to its being ready. */
  startMs: number;
  stop(): Promise<void>;
}

/** Starts a script of ours, as production starts the server, and waits until it says `ready: <address>`. */
export function startProcess(
  script: string,
  environment: Record<string, string>,
  flags: readonly string[] = [],
): Promise<BenchProcess> {
  const started = performance.now();
  const child = spawn(process.execPath, [...howItRuns.flags, ...flags, script], {
    cwd: root,
    env: { ...process.env, NODE_ENV: "production", ...howItRuns.environment, ...environment },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  let errors = "";
  child.stderr.on("data", (chunk: Buffer) => {
    errors += chunk;
    if (!flags.includes("--inspect=127.0.0.1:0")) process.stderr.write(chunk);
  });
  return new Promise((resolve, reject) => {
    child.stdout.on("data", (chunk: Buffer) => {
      if (output.includes("ready: ")) return;
      output += chunk;
      const found = /ready: http:\/\/[^:\s]+:(\d+)/.exec(output)?.[1];
      if (found === undefined) return;
      resolve({
        url: `http://127.0.0.1:${found}`,
        process: child,
        inspector: /Debugger listening on (ws:\S+)/.exec(errors)?.[1] ?? null,
        startMs: performance.now() - started,
        async stop() {
          if (child.exitCode !== null) return;
          child.kill("SIGTERM");
          await once(child, "exit");
        },
      });
    });
    child.once("exit", (code) =>
      reject(new Error(`${script} ended with ${code}: ${output}${errors}`)),
    );
  });
}

/** Starts the product as it is built. */
export const startProduct = (environment: Record<string, string>, flags: readonly string[] = []) =>
  startProcess(howItRuns.entry, { PORT: "0", RATE_LIMITS: "off", ...environment }, flags);
