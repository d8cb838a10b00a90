import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { contentSecurityPolicy, pageHeaders } from "./security-headers.ts";

const hash = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
const policy = (html: string, url = "http://localhost:3000") => contentSecurityPolicy(html, url);
const directive = (html: string, name: string) =>
  policy(html)
    .split("; ")
    .find((part) => part.startsWith(`${name} `));

test("each inline script is named by its hash, loaded ones are not", () => {
  const html = `<script>let a = "<b>";</script><script type="module" async>import "/x.js"</script><script src="/y.js"></script>`;
  expect(directive(html, "script-src")).toBe(
    `script-src 'self' ${hash('let a = "<b>";')} ${hash('import "/x.js"')}`,
  );
});

test("styles are named too, in elements and in attributes", () => {
  const html = `<style>p{}</style><p style="width:50%">x</p><p style="content:&quot;a&quot;">y</p>`;
  expect(directive(html, "style-src")).toBe(`style-src 'self' ${hash("p{}")}`);
  expect(directive(html, "style-src-attr")).toBe(
    `style-src-attr 'unsafe-hashes' ${hash("width:50%")} ${hash('content:"a"')}`,
  );
});

test("nothing inline is allowed by default, no plugin, no base, no frame around us", () => {
  const csp = policy("<p>plain</p>");
  expect(csp).not.toContain("unsafe-inline");
  expect(csp).not.toContain("unsafe-eval");
  for (const part of [
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "script-src 'self';",
  ]) {
    expect(csp).toContain(part);
  }
});

test("a site reached by HTTPS stays there", () => {
  expect(pageHeaders("", "https://tilashar.example")).toHaveProperty("strict-transport-security");
  expect(pageHeaders("", "http://localhost:3000")).not.toHaveProperty("strict-transport-security");
});
