import { type ChildProcess, spawn } from "node:child_process";
import { join } from "node:path";

const root = join(import.meta.dirname, "..");

export interface BenchProcess {
  url: string;
  process: ChildProcess;
}

/** Starts a script of ours in a process of its own and waits until it says `ready: <address>`. */
export function startProcess(
  script: string,
  environment: Record<string, string>,
): Promise<BenchProcess> {
  const child = spawn(process.execPath, [script], {
    cwd: root,
    env: { ...process.env, NODE_ENV: "production", ...environment },
    stdio: ["ignore", "pipe", "inherit"],
  });
  let output = "";
  return new Promise((resolve, reject) => {
    child.stdout.on("data", (chunk: Buffer) => {
      output += chunk;
      const found = /ready: http:\/\/[^:\s]+:(\d+)/.exec(output)?.[1];
      if (found) resolve({ url: `http://127.0.0.1:${found}`, process: child });
    });
    child.once("exit", (code) => reject(new Error(`${script} ended with ${code}: ${output}`)));
  });
}
