import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

/** In this suite because it runs after the build. */
const root = join(import.meta.dirname, "../../..");
const client = join(root, "apps/web/build/client");

/** What must never reach a browser, by its shape. */
const secrets: readonly [name: string, shape: RegExp][] = [
  ["a private key", /-----BEGIN (?:[A-Z]+ )?PRIVATE KEY-----/],
  ["a token of a cloud", /\b(?:AKIA|ASIA)[0-9A-Z]{16}\b/],
  ["a key of a model's server", /\bsk-[A-Za-z0-9_-]{20,}\b/],
  [
    "a token of a code host",
    /\b(?:gh[pousr]_[A-Za-z0-9]{36}|glpat-[\w-]{20}|npm_[A-Za-z0-9]{36})\b/,
  ],
  ["a token of a messaging bot", /\b\d{8,10}:[\w-]{35}\b/],
  ["a signed token", /\beyJ[\w-]{15,}\.eyJ[\w-]{15,}\.[\w-]{20,}/],
  [
    "an address with a password",
    /\b(?:postgres(?:ql)?|smtps?|https?):\/\/[^\s/:@"'`$]+:[^\s/@"'`$]+@/,
  ],
  [
    "a setting of the server",
    /\b(?:SESSION_SECRET|DATABASE_URL|SMTP_URL|TELEGRAM_[A-Z_]+|METRICS_TOKEN|VAPID_PRIVATE_KEY|(?:LLM|ASR|TTS)_[A-Z_]+)\b/,
  ],
  ["a path of the machine that built it", new RegExp(root.replaceAll("/", "\\/"))],
  ["the way to a source map", /\/\/[#@] sourceMappingURL=/],
];

const found = (text: string) =>
  secrets.filter(([, shape]) => shape.test(text)).map(([name]) => name);

test("the files browsers are sent hold nothing that only the server may know", () => {
  expect(existsSync(client), "the pages are built: npm run build").toBe(true);
  const files = readdirSync(client, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  expect(files.length).toBeGreaterThan(20);
  expect(files.filter((file) => file.endsWith(".map"))).toEqual([]);
  const faults = files
    .filter((file) => /\.(?:m?js|css|html|json|txt|svg|webmanifest)$/.test(file))
    .flatMap((file) => found(readFileSync(file, "utf8")).map((name) => `${file}: ${name}`));
  expect(faults).toEqual([]);
});

test.each([
  ["-----BEGIN PRIVATE KEY-----", "a private key"],
  [`const k="sk-${"a1".repeat(12)}"`, "a key of a model's server"],
  [`"123456789:${"Ab3-_".repeat(7)}"`, "a token of a messaging bot"],
  ['"postgres://tilashar:geheim@db/x"', "an address with a password"],
  ["process.env.SESSION_SECRET", "a setting of the server"],
  [`${root}/apps/web/app/root.tsx`, "a path of the machine that built it"],
])("a planted secret would be seen: %s", (text, name) => {
  expect(found(text)).toContain(name);
});
