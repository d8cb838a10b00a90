import { join, resolve } from "node:path";
import { runGate } from "./run-gate.ts";

const root = join(import.meta.dirname, "../../../..");

const { lines, exitCode } = runGate({
  contentDir: resolve(process.env.CONTENT_DIR ?? join(root, "content")),
  cacheFile: join(root, ".cache/content.json"),
  paths: process.argv.slice(2),
  // npm runs scripts in the project's folder, whatever folder the author is in
  from: process.env.INIT_CWD ?? process.cwd(),
  today: new Date().toISOString().slice(0, 10),
});
for (const line of lines) console.log(line);
process.exitCode = exitCode;
