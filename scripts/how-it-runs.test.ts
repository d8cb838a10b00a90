import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import howItRuns from "./how-it-runs.json" with { type: "json" };

const { entry, environment, flags } = howItRuns;

test.each(["Dockerfile", "deploy/tilashar.service"])("%s runs Node as npm start does", (file) => {
  const text = readFileSync(join(import.meta.dirname, "..", file), "utf8");
  for (const part of [entry, ...flags]) expect(text).toContain(part);
  for (const [name, value] of Object.entries(environment)) {
    expect(text).toContain(`${name}=${value}`);
  }
});
