import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { isInstalled, placesOfWorkspaces } from "./installed.mjs";

const root = join(import.meta.dirname, "..");
const lockfile = join(root, "package-lock.json");
const { packages } = JSON.parse(readFileSync(lockfile, "utf8"));

test("what only checks, tests and measures is not needed to run", () => {
  const needed = new Set(placesOfWorkspaces(packages));
  for (const name of ["fastify", "kysely", "react", "vite", "rolldown"])
    expect(needed, name).toContain(`node_modules/${name}`);
  for (const name of ["@playwright/test", "lighthouse", "@biomejs/biome", "knip"])
    expect(needed, name).not.toContain(`node_modules/${name}`);
});

test("an installation without the tools of tests is enough to run, and not to test; one that lacks a package is neither", () => {
  const places = placesOfWorkspaces(packages);
  const hidden = join(mkdtempSync(join(tmpdir(), "tilashar-installed-")), "lock.json");
  const has = (paths: readonly string[]) =>
    writeFileSync(
      hidden,
      JSON.stringify({ packages: Object.fromEntries(paths.map((path) => [path, packages[path]])) }),
    );

  has(places);
  expect(isInstalled(lockfile, hidden, placesOfWorkspaces)).toBe(true);
  expect(isInstalled(lockfile, hidden)).toBe(false);
  has(places.filter((path) => path !== "node_modules/fastify"));
  expect(isInstalled(lockfile, hidden, placesOfWorkspaces)).toBe(false);
});

test("the image installs every workspace", () => {
  const image = readFileSync(join(root, "Dockerfile"), "utf8");
  for (const folder of ["apps", "packages"])
    for (const name of readdirSync(join(root, folder)))
      expect(image).toContain(`COPY ${folder}/${name}/package.json ${folder}/${name}/\n`);
});
