import { join } from "node:path";
import { expect, test } from "vitest";
import { installedDependencies } from "./dependency-licences.ts";
import { isCompatible } from "./licence-rules.ts";

test("everything installed may be part of a work under AGPL-3.0-or-later", () => {
  const dependencies = installedDependencies(join(import.meta.dirname, "../.."));
  expect(dependencies.length).toBeGreaterThan(100);
  expect(dependencies.map(({ name }) => name)).toContain("fastify");
  expect(
    dependencies
      .filter(({ licence }) => !isCompatible(licence))
      .map(({ name, licence }) => `${name}: ${licence}`),
  ).toEqual([]);
});

test.each([
  ["MIT", true],
  ["(MIT OR GPL-2.0-only)", true],
  ["GPL-2.0-only OR (SSPL-1.0 AND MIT)", false],
  ["MIT AND CC-BY-NC-4.0", false],
  ["(MIT OR CC0-1.0) AND BSD-3-Clause", true],
  ["SSPL-1.0 OR MIT AND Apache-2.0", true],
  ["(Apache-2.0 WITH LLVM-exception)", true],
  ["GPL-2.0-only", false],
  ["UNLICENSED", false],
  ["SEE LICENSE IN LICENSE.md", false],
  ["(MIT", false],
  ["none", false],
  ["", false],
])("%s is judged", (expression, fits) => {
  expect(isCompatible(expression)).toBe(fits);
});
