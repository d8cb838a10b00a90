import { spawn } from "node:child_process";
import { build } from "./build-steps.mjs";
import { ensureInstalled, environment, nodeBinary, root } from "./toolchain.mjs";

ensureInstalled({ onlyToRun: true });
await build();

const server = spawn(
  nodeBinary(),
  ["--watch-path=apps/api", "--watch-path=packages", "apps/api/src/server.ts"],
  {
    cwd: root,
    stdio: "inherit",
    env: environment({ NODE_ENV: "development" }),
  },
);
process.on("SIGINT", () => {});
server.on("exit", (code) => process.exit(code ?? 0));
