import { spawn } from "node:child_process";
import { build } from "./build-steps.mjs";
import howItRuns from "./how-it-runs.json" with { type: "json" };
import { ensureInstalled, environment, nodeBinary, root } from "./toolchain.mjs";

ensureInstalled({ onlyToRun: true });
await build();

// Left alone, the heap's nursery grows to 128 MB, and the C library keeps what threads once used.
const { entry, flags, environment: usual } = howItRuns;
const server = spawn(nodeBinary(), [...flags, entry], {
  cwd: root,
  stdio: "inherit",
  env: environment({ ...usual, NODE_ENV: "production" }),
});
// The terminal's Ctrl-C reaches the server by itself; these are for whoever stops only this process.
for (const signal of ["SIGTERM", "SIGHUP"]) process.on(signal, () => server.kill(signal));
process.on("SIGINT", () => {});
server.on("exit", (code, signal) => process.exit(signal ? 0 : (code ?? 1)));
