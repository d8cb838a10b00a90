import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, expect, test } from "vitest";

const folder = mkdtempSync(join(tmpdir(), "process-"));
afterAll(() => rmSync(folder, { recursive: true }));

test("who has nothing else to do still hears that a process has ended; it finds no keys of ours", () => {
  const child = pathToFileURL(join(folder, "child.mjs"));
  writeFileSync(
    child,
    `process.on("message", (name) => process.send(process.env[name] ?? process.argv[2]));
process.send("ready");`,
  );
  const parent = join(folder, "parent.mjs");
  writeFileSync(
    parent,
    `import { startProcess } from ${JSON.stringify(new URL("./process-program.ts", import.meta.url))};
const program = startProcess(new URL(${JSON.stringify(child)}), { given: 1 });
const wait = setTimeout(() => {}, 20_000);
const heard = [];
await new Promise((resolve) => program.on("message", (message) => {
  heard.push(message);
  if (message === "ready") program.postMessage("SESSION_SECRET");
  else resolve();
}));
clearTimeout(wait);
program.unref();
await program.terminate();
console.log(JSON.stringify([...heard, "ended"]));`,
  );
  const printed = execFileSync(process.execPath, [parent], {
    encoding: "utf8",
    env: { ...process.env, SESSION_SECRET: "not to be seen" },
  });
  expect(JSON.parse(printed)).toEqual(["ready", '{"given":1}', "ended"]);
});
