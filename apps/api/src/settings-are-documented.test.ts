import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readConfig } from "./config.ts";

const root = join(import.meta.dirname, "../../..");
const page = readFileSync(join(root, "docs/deploy.md"), "utf8");
const settings = /## Settings\n([\s\S]*?)\n## /.exec(page)?.[1] ?? "";
const documented = new Set([...settings.matchAll(/`([A-Z][A-Z0-9_]+)`/g)].map(([, name]) => name));

/** What the operating system, npm and the test runner set, not an operator. */
const surroundings = new Set(["PATH", "INIT_CWD", "HOME"]);

/** Names the server asks its environment for. */
function askedByServer(): Set<string> {
  const asked = new Set<string>();
  const environment = new Proxy<Record<string, string>>(
    {},
    {
      get(_, name) {
        asked.add(String(name));
        // Once a server of others is named, more is asked about it.
        return String(name).endsWith("_BASE_URL") ? "http://127.0.0.1:8080/v1" : undefined;
      },
    },
  );
  readConfig(environment, root);
  return asked;
}

/** Names that programs read by themselves. */
function readDirectly(): Set<string> {
  const files = globSync("{apps,packages,scripts,e2e}/**/*.{ts,tsx,mjs}", {
    cwd: root,
    exclude: (path) => /node_modules|paraglide|(^|\/)build$|\.react-router/.test(path),
  });
  const names = [...files, "vitest.config.ts"].flatMap((file) =>
    [...readFileSync(join(root, file), "utf8").matchAll(/process\.env\.([A-Z][A-Z0-9_]*)/g)].map(
      ([, name]) => name as string,
    ),
  );
  return new Set(names.filter((name) => !surroundings.has(name)));
}

test("every setting of the server is in docs/deploy.md", () => {
  const asked = askedByServer();
  expect(asked.size).toBeGreaterThan(25);
  expect([...asked].filter((name) => !documented.has(name))).toEqual([]);
});

test("every variable that any program of ours reads is in docs/deploy.md", () => {
  expect([...readDirectly()].filter((name) => !documented.has(name))).toEqual([]);
});

test("docs/deploy.md names no setting that nobody reads", () => {
  const read = new Set([...askedByServer(), ...readDirectly()]);
  expect([...documented].filter((name) => !read.has(name as string))).toEqual([]);
});
