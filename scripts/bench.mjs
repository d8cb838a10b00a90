import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { build } from "./build-steps.mjs";
import { ensureTestTools } from "./test-tools.mjs";
import { ensureInstalled, giveUp, nodeBinary, root, run } from "./toolchain.mjs";

ensureInstalled();
const all = readdirSync(join(root, "bench"))
  .filter((name) => name.endsWith(".bench.ts"))
  .map((name) => name.replace(".bench.ts", ""));
const asked = process.argv.slice(2).filter((word) => !word.startsWith("-"));
const unknown = asked.filter((name) => !existsSync(join(root, "bench", `${name}.bench.ts`)));
if (unknown.length)
  giveUp(`No benchmark named ${unknown.join(", ")}. There are: ${all.join(", ")}`);

/** Half an hour and more. */
const onlyWhenAsked = new Set(["soak"]);

const tools = ensureTestTools();
await build();
for (const name of asked.length ? asked : all.filter((one) => !onlyWhenAsked.has(one))) {
  console.log(`\n── ${name} ──`);
  const { code } = await run(nodeBinary(), ["--expose-gc", join("bench", `${name}.bench.ts`)], {
    show: true,
    env: { NODE_ENV: "production", CHROMIUM: tools.chromium },
  });
  if (code !== 0) process.exitCode = 1;
}
