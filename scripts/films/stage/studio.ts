import { readFileSync } from "node:fs";
import { createServer, type IncomingMessage } from "node:http";
import { stripTypeScriptTypes } from "node:module";
import type { AddressInfo } from "node:net";
import { join, normalize } from "node:path";
import { chromium, type Page } from "@playwright/test";

const films = join(import.meta.dirname, "..");
const typeface = join(films, "../../apps/web/app/fonts/tilashar.woff2");

export interface Studio {
  readonly page: Page;
  /** What the page posts to `/frames` is handed here, in order; the answer waits for it. */
  onFrames(take: (bytes: Buffer) => Promise<void>): void;
  close(): Promise<void>;
}

/**
 * Opens the drawing page in Chromium. The browser draws because its canvas is quick and has the product's
 * typeface; it reads the same TypeScript as we do, with the types stripped on the way.
 *
 * @param drawings the folder whose modules the page may read
 */
export async function openStudio(drawings: string = films): Promise<Studio> {
  let take: (bytes: Buffer) => Promise<void> = async () => {};
  const server = createServer(async (request, response) => {
    const path = decodeURIComponent(new URL(request.url ?? "/", "http://studio").pathname);
    try {
      if (path === "/frames") {
        await take(await bodyOf(request));
        response.end();
      } else if (path === "/") {
        response.setHeader("content-type", "text/html; charset=utf-8");
        response.end(
          '<!doctype html><style>@font-face{font-family:Tilashar;src:url(/typeface.woff2);font-weight:100 900}body{margin:0;font-family:Tilashar}</style><body lang="kk">Әә Ққ <b>Ңң</b>',
        );
      } else if (path === "/typeface.woff2") {
        response.end(readFileSync(typeface));
      } else {
        const file = join(drawings, normalize(path));
        if (!file.startsWith(drawings) || !file.endsWith(".ts")) throw new Error(path);
        response.setHeader("content-type", "text/javascript; charset=utf-8");
        response.end(stripTypeScriptTypes(readFileSync(file, "utf8")));
      }
    } catch (error) {
      response.statusCode = 404;
      response.end(String(error));
    }
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  const { port } = server.address() as AddressInfo;
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
    args: [
      "--no-sandbox",
      "--disable-gpu",
      "--no-first-run",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
    ],
  });
  const page = await browser.newPage({ viewport: { width: 1280, height: 720 } });
  page.on("pageerror", (error) => console.error(error));
  page.on("console", (message) => {
    if (message.type() === "error") console.error(message.text());
  });
  await page.goto(`http://127.0.0.1:${port}/`);
  await page.evaluate("document.fonts.load('700 40px Tilashar', 'Қазақ Abc')");
  return {
    page,
    onFrames(next) {
      take = next;
    },
    async close() {
      await browser.close();
      server.close();
    },
  };
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts);
}
