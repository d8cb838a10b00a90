import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { migrations } from "./index.ts";

/** What takes something away from the version that still serves while a migration runs. */
const takesAway =
  /\b(?:dropTable|dropColumn|dropConstraint|renameTo|renameColumn|modifyColumn|alterColumn|dropView)\b|\b(?:drop table|drop column|rename to|rename column|alter column)\b/i;

/**
 * Migrations that may, each with the reason: an older version no longer reads or writes what goes, or there
 * was none (docs/deploy.md, Upgrades).
 */
const allowed: Readonly<Record<string, string>> = {
  "006-learning-events.ts": "older than the first release",
};

const sources = readdirSync(import.meta.dirname)
  .filter((name) => /^\d{3}-.+\.ts$/.test(name))
  .map((name) => ({ name, text: readFileSync(join(import.meta.dirname, name), "utf8") }));

test("every migration there is runs", () => {
  expect(Object.keys(migrations).sort()).toEqual(
    sources.map(({ name }) => name.replace(/\.ts$/, "")).sort(),
  );
});

test("a migration leaves the version before it working: it adds, and takes nothing away", () => {
  const taking = sources.filter(({ text }) => takesAway.test(text)).map(({ name }) => name);
  expect(taking.sort()).toEqual(Object.keys(allowed).sort());
});

test("a column added to a table that is there may be left out by who does not know it", () => {
  for (const { name, text } of sources) {
    for (const [, after] of text.matchAll(/alterTable\([^)]+\)([\s\S]*?)\.execute\(\)/g)) {
      for (const column of (after ?? "").split(".addColumn(").slice(1)) {
        const isRequired = /notNull\(\)/.test(column) && !/defaultTo\(/.test(column);
        expect(isRequired, `${name}: ${column.slice(0, 60)}`).toBe(false);
      }
    }
  }
});
