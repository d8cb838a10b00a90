import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join, resolve } from "node:path";

/**
 * `npm run sbom [-- file]`: the software bill of materials of what runs, in CycloneDX, as npm reads it from
 * the lockfile; written to `build/sbom.cdx.json` when no file is named.
 */
const root = join(import.meta.dirname, "../..");
const file = resolve(root, process.argv[2] ?? "build/sbom.cdx.json");
const { status, stdout, stderr } = spawnSync(
  "npm",
  ["sbom", "--sbom-format=cyclonedx", "--omit=dev", "--package-lock-only"],
  { cwd: root, encoding: "utf8", maxBuffer: 64 * 1024 * 1024 },
);
if (status !== 0) {
  console.error(stderr);
  process.exit(1);
}
const { components } = JSON.parse(stdout) as { components: unknown[] };
writeFileSync(file, stdout);
console.log(`${components.length} components in ${file}`);
