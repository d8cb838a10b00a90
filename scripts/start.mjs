import { spawn } from "node:child_process";
import { build } from "./build-steps.mjs";
import { ensureInstalled, environment, nodeBinary, root } from "./toolchain.mjs";

ensureInstalled();
await build();

// Left alone, the heap's nursery grows to 128 MB, and the C library keeps what each thread once used.
const server = spawn(nodeBinary(), ["--max-semi-space-size=8", "apps/api/src/server.ts"], {
  cwd: root,
  stdio: "inherit",
  env: environment({ NODE_ENV: "production", MALLOC_ARENA_MAX: "2" }),
});
// The terminal's Ctrl-C reaches the server by itself; these are for whoever stops only this process.
for (const signal of ["SIGTERM", "SIGHUP"]) process.on(signal, () => server.kill(signal));
process.on("SIGINT", () => {});
server.on("exit", (code, signal) => process.exit(signal ? 0 : (code ?? 1)));
