import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { BrowserContext, Page } from "@playwright/test";
import { openQuiz } from "./site/quiz.ts";
import { expect, test } from "./site/site.ts";

test.use({ serviceWorkers: "allow" });

/** Passes everything on to the site, with another service worker once `version` has changed. */
async function frontOf(url: string) {
  const state = { version: 1 };
  const server: Server = createServer(async (request, response) => {
    const headers = new Headers({ "accept-encoding": "identity" });
    for (const name of ["accept", "accept-language", "cookie", "range"]) {
      const value = request.headers[name];
      if (typeof value === "string") headers.set(name, value);
    }
    const answer = await fetch(url + request.url, { headers, redirect: "manual" });
    const body = Buffer.from(await answer.arrayBuffer());
    const isWorker = request.url === "/sw.js";
    const whole = isWorker ? Buffer.concat([body, Buffer.from(`//${state.version}`)]) : body;
    const sent = Object.fromEntries(answer.headers);
    delete sent["content-encoding"];
    delete sent.etag;
    response.writeHead(answer.status, { ...sent, "content-length": String(whole.length) });
    response.end(whole);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return { state, url: `http://localhost:${port}`, close: () => server.close() };
}

async function openReady(context: BrowserContext, url: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(url);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  return page;
}

test("a new version waits, is offered quietly, and never breaks a tab that goes on", async ({
  context,
  site,
}) => {
  const front = await frontOf(site.url);
  try {
    const one = await openReady(context, `${front.url}/lessons`);
    const two = await openReady(context, `${front.url}/lessons/1`);
    front.state.version = 2;
    await one.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
    const offer = one.getByText("There is a new version of Tilashar.");
    await expect(offer).toBeVisible();
    const quiz = await openQuiz(two, "5");
    await two.evaluate(() => Object.assign(window, { stillHere: true }));

    const loaded = one.waitForEvent("load");
    await one.getByRole("button", { name: "Use it now" }).click();
    await loaded;
    await expect(one.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(offer).toBeHidden();
    await expect(quiz.getByRole("button", { name: "Check" })).toBeVisible();
    expect(await two.evaluate(() => "stillHere" in window)).toBe(true);
  } finally {
    front.close();
  }
});
