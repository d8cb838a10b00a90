import { join } from "node:path";
import { installedDependencies } from "./dependency-licences.ts";
import { isCompatible } from "./licence-rules.ts";

/** `npm run licences`: a table of what is installed, and a failure when something may not be used. */
const dependencies = installedDependencies(join(import.meta.dirname, "../.."));
const width = Math.max(
  ...dependencies.map(({ name, version }) => name.length + version.length + 1),
);
for (const { name, version, licence, runs } of dependencies) {
  const what = runs ? "runs" : "builds";
  console.log(`${`${name}@${version}`.padEnd(width)}  ${what.padEnd(6)}  ${licence}`);
}
const sums = Map.groupBy(dependencies, ({ licence }) => licence);
console.log(
  `\n${[...sums]
    .sort(([, a], [, b]) => b.length - a.length)
    .map(([licence, its]) => `${its.length} ${licence}`)
    .join(", ")}`,
);
const refused = dependencies.filter(({ licence }) => !isCompatible(licence));
if (refused.length > 0) {
  console.error(
    `\nNot known to be compatible with AGPL-3.0-or-later: ${refused.map(({ name, licence }) => `${name} (${licence})`).join(", ")}`,
  );
  process.exitCode = 1;
}
