import { createHash } from "node:crypto";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync } from "node:zlib";
import type { HandlePage, PublicContent } from "@tilashar/contracts";
import fastify from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { answerErrors } from "./error-answers.ts";
import { servePages } from "./pages.ts";
import { serveStaticFiles } from "./static-files.ts";

const script = "window.started = true;";
/** The pages of these tests read nothing of the course. */
const content = {} as PublicContent;
const house = async () => ({ name: "", operator: "", imprint: "" });
const placeName = async () => "";

function site(publicUrl = "http://localhost:3000") {
  const app = fastify();
  answerErrors(app);
  const rendered: string[] = [];
  const handlePage: HandlePage = async (request, { language }) => {
    const { pathname, search } = new URL(request.url);
    rendered.push(`${language} ${pathname}${search}`);
    if ([...request.headers].length > 0) throw new Error("A visitor's header reached the page.");
    if (pathname === "/broken") throw new Error("secret detail");
    if (pathname === "/private") {
      return new Response("x", {
        headers: { "cache-control": "private", "content-type": "text/html" },
      });
    }
    if (pathname.startsWith("/elsewhere")) {
      return new Response(null, { status: 302, headers: { location: "/" } });
    }
    const html = `<!doctype html><html lang="${language}"><script>${script}</script><p>${"сөз ".repeat(400)}${pathname}</p>`;
    return new Response(html, { headers: { "content-type": "text/html; charset=utf-8" } });
  };
  servePages(app, handlePage, { content, publicUrl, contactEmail: null, house, placeName });
  const get = (
    url: string,
    headers: Record<string, string> = {},
    method: "GET" | "HEAD" | "POST" = "GET",
  ) => app.inject({ method, url, headers });
  return { get, rendered };
}

test("a page is rendered once for each language and then served from memory", async () => {
  const { get, rendered } = site();
  await Promise.all(Array.from({ length: 10 }, () => get("/lessons")));
  await get("/lessons", { cookie: "session=anything" });
  await get("/lessons", { "accept-language": "en-GB" });
  await get("/lessons", { cookie: "language=kz" });
  await get("/lessons", { "accept-language": "kk" });
  await get("/lessons", { cookie: "language=ru", "accept-language": "kk" });
  expect(rendered).toEqual(["en /lessons", "kz /lessons", "ru /lessons"]);
});

test("a page in Kazakh is kept once for each language that it explains Kazakh in", async () => {
  const { get, rendered } = site();
  for (const meanings of ["ru.ru", "en.ru", "en.ru", "en.en"])
    await get("/lessons", { cookie: `language=kz; meanings=${meanings}` });
  await get("/lessons", { "accept-language": "kk, ru;q=0.5" });
  for (const meanings of ["ru.ru", "en.ru"])
    await get("/lessons", { cookie: `language=en; meanings=${meanings}` });
  expect(rendered).toEqual(["kz /lessons", "kz /lessons", "kz /lessons", "en /lessons"]);
});

test("what is shared without a service worker is left unread, and its page is shown", async () => {
  const app = fastify();
  answerErrors(app);
  servePages(app, async () => new Response("x"), {
    content,
    publicUrl: "http://localhost:3000",
    contactEmail: null,
    house,
    placeName,
  });
  const answer = await app.inject({
    method: "POST",
    url: "/share",
    headers: { "content-type": "multipart/form-data; boundary=x" },
    payload: Buffer.alloc(3_000_000),
  });
  expect([answer.statusCode, answer.headers.location]).toEqual([303, "/share"]);
});

test("a cached page comes compressed, tagged, and names what it depends on", async () => {
  const { get } = site();
  const first = await get("/", { "accept-encoding": "br", cookie: "language=kz" });
  expect(first.statusCode).toBe(200);
  expect(brotliDecompressSync(first.rawPayload).toString()).toContain('lang="kz"');
  expect(first.headers).toMatchObject({
    "content-language": "kk",
    vary: "cookie, accept-language, accept-encoding",
    "cache-control": "public, max-age=0, s-maxage=60, stale-while-revalidate=600",
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
  });
  const again = await get("/", {
    cookie: "language=kz",
    "if-none-match": String(first.headers.etag),
  });
  expect(again.statusCode).toBe(304);
  const inEnglish = await get("/", { "if-none-match": String(first.headers.etag) });
  expect(inEnglish.statusCode).toBe(200);
});

test("its policy lets run exactly its own inline script", async () => {
  const { headers } = await site().get("/");
  const hash = createHash("sha256").update(script).digest("base64");
  expect(headers["content-security-policy"]).toContain(`script-src 'self' 'sha256-${hash}';`);
  expect(headers["content-security-policy"]).not.toContain("unsafe-inline");
});

test("addresses with a query, redirects and private answers are not kept", async () => {
  const { get, rendered } = site();
  for (const url of ["/?a=1", "/?a=1", "/elsewhere", "/elsewhere", "/private", "/private"])
    await get(url);
  expect(rendered).toHaveLength(6);
  const { statusCode, headers } = await get("/elsewhere");
  expect([statusCode, headers.location]).toEqual([302, "/"]);
});

test("the page is at our own address whatever the request says of hosts", async () => {
  const { get, rendered } = site("https://tilashar.example");
  expect(
    (await get("//evil.test/x", { host: "evil.test", "x-forwarded-host": "evil.test" })).statusCode,
  ).toBe(200);
  expect(rendered).toEqual(["en //evil.test/x"]);
});

test("an address that cannot be read is refused, and a fault tells nothing of itself", async () => {
  const { get } = site();
  for (const url of ["/%", "/%00", "/%E0%A4%A"]) {
    expect((await get(url)).statusCode, url).toBe(400);
  }
  const broken = await get("/broken");
  expect(broken.statusCode).toBe(500);
  expect(broken.body).not.toContain("secret detail");
});

test("HEAD is answered without a body", async () => {
  const answer = await site().get("/", {}, "HEAD");
  expect(answer.statusCode).toBe(200);
  expect(answer.body).toBe("");
});

const folder = mkdtempSync(join(tmpdir(), "tilashar-static-"));
beforeAll(() => {
  for (const path of ["client/assets", "pictures", "client/.git"]) {
    mkdirSync(join(folder, path), { recursive: true });
  }
  writeFileSync(join(folder, "secret.txt"), "top secret");
  writeFileSync(join(folder, "client/.env"), "top secret");
  writeFileSync(join(folder, "client/.git/config"), "top secret");
  writeFileSync(join(folder, "client/robots.txt"), "User-agent: *");
  writeFileSync(join(folder, "client/assets/app-abc.js"), "export {};");
  writeFileSync(join(folder, "client/assets/app-abc.js.map"), "top secret");
  writeFileSync(
    join(folder, "pictures/lesson-1.abc.svg"),
    "<svg xmlns='http://www.w3.org/2000/svg'/>",
  );
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function files() {
  const app = fastify();
  answerErrors(app);
  await serveStaticFiles(app, {
    client: join(folder, "client"),
    pictures: join(folder, "pictures"),
    publicUrl: "http://localhost:3000",
  });
  servePages(
    app,
    async () => new Response("a page", { headers: { "content-type": "text/html" } }),
    {
      content,
      publicUrl: "http://localhost:3000",
      contactEmail: null,
      house,
      placeName,
    },
  );
  return (url: string) => app.inject({ url });
}

test("files with a hash are kept for ever, from both folders; a missing one is a 404", async () => {
  const get = await files();
  for (const url of ["/assets/app-abc.js", "/assets/lesson-1.abc.svg"]) {
    const { statusCode, headers } = await get(url);
    expect(statusCode, url).toBe(200);
    expect(headers["cache-control"]).toBe("public, max-age=31536000, immutable");
    expect(headers["x-content-type-options"]).toBe("nosniff");
  }
  expect((await get("/assets/lesson-1.abc.svg")).headers["content-security-policy"]).toContain(
    "sandbox",
  );
  expect((await get("/assets/missing.js")).statusCode).toBe(404);
  expect((await get("/robots.txt")).body).toBe("User-agent: *");
});

test("nothing outside the built files can be read, however it is spelt", async () => {
  const get = await files();
  // 200: no file of ours, and so a question to the page renderer.
  for (const [url, expected] of [
    ["/assets/../secret.txt", 200],
    ["/assets/%2e%2e/secret.txt", 200],
    ["/assets/..%2fsecret.txt", 400],
    ["/assets/..%5csecret.txt", 400],
    ["/assets/%252e%252e%252fsecret.txt", 404],
    ["/assets/....//secret.txt", 400],
    ["/assets/..;/secret.txt", 400],
    ["/assets/%c0%ae%c0%ae/secret.txt", 400],
    ["/../secret.txt", 200],
    ["/%2e%2e%2fsecret.txt", 200],
    ["/assets//etc/passwd", 400],
    ["/assets/%00", 400],
    ["/.env", 200],
    ["/.git/config", 200],
    ["/assets/../.env", 200],
    ["/secret.txt", 200],
    ["/assets/app-abc.js.map", 404],
    ["/@vite/client", 200],
    ["/@fs/etc/passwd", 200],
    ["/node_modules/fastify/package.json", 200],
  ] as const) {
    const { body, statusCode } = await get(url);
    expect(body, url).not.toMatch(/top secret|root:/);
    expect(statusCode, url).toBe(expected);
  }
});
