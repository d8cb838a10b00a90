import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { type AddressInfo, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test as base, expect, type Page } from "@playwright/test";
import { type OidcProvider, startOidcProvider } from "../../apps/api/src/testing/oidc-provider.ts";

/** A whole Tilashar of its own: the built product on a free port, with an empty database. */
interface Site {
  url: string;
  /** Where it keeps its database, and the mails it would send. */
  dataDir: string;
  /** Where people sign in as well, by the button "Campus". */
  provider: OidcProvider;
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, "127.0.0.1", () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}

function readyUrl(server: ChildProcess): Promise<string> {
  let output = "";
  return new Promise((resolve, reject) => {
    server.stdout?.on("data", (chunk: Buffer) => {
      output += chunk;
      const found = /ready: (http:\/\/[^:\s]+:\d+)/.exec(output)?.[1];
      if (found) resolve(found);
    });
    server.once("exit", (code) => reject(new Error(`The server ended with ${code}: ${output}`)));
  });
}

/** Each worker starts one site; tests meet only through data they make themselves. */
export const test = base.extend<Record<never, never>, { site: Site }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures wanted from this pattern
    async ({}, use) => {
      const clientId = "tilashar";
      const clientSecret = "known to provider and server";
      const provider = await startOidcProvider(clientId, clientSecret);
      const folder = mkdtempSync(join(tmpdir(), "tilashar-browser-"));
      const server = spawn(process.execPath, ["build/server/server.js"], {
        cwd: join(import.meta.dirname, "../.."),
        env: {
          ...process.env,
          NODE_ENV: "production",
          // Known before the start: a passkey is bound to the address people open.
          PORT: String(await freePort()),
          DATA_DIR: folder,
          RATE_LIMITS: "off",
          DATABASE_URL: "",
          OIDC_PROVIDERS: "campus",
          OIDC_CAMPUS_ISSUER: provider.issuer,
          OIDC_CAMPUS_CLIENT_ID: clientId,
          OIDC_CAMPUS_CLIENT_SECRET: clientSecret,
          OIDC_CAMPUS_TITLE: "Campus",
        },
        stdio: ["ignore", "pipe", "inherit"],
      });
      try {
        const url = await readyUrl(server);
        server.stdout?.resume();
        await use({ url, dataDir: folder, provider });
      } finally {
        // One that never came up has ended already: waiting for its end would hide why, for as long as a test may take.
        if (server.exitCode === null && server.signalCode === null) {
          const gone = new Promise((resolve) => server.once("exit", resolve));
          server.kill("SIGTERM");
          await gone;
        }
        await provider.stop();
        rmSync(folder, { recursive: true, force: true });
      }
    },
    { scope: "worker" },
  ],
  baseURL: async ({ site }, use) => use(site.url),
  page: async ({ page }, use) => {
    const noise: string[] = [];
    page.on("pageerror", (error) => noise.push(`page error: ${error.message}`));
    page.on("console", (message) => {
      // A refused call is part of many journeys; Chromium reports each as an error of its own.
      if (message.type() === "error" && !message.text().startsWith("Failed to load resource")) {
        noise.push(`console: ${message.text()}`);
      }
    });
    await use(page);
    expect(noise, "the page stayed quiet").toEqual([]);
  },
});

export { expect };

let made = 0;

export interface Learner {
  username: string;
  email: string;
  password: string;
}

/** Opens an account through the API. */
export async function registered(
  { url }: Pick<Site, "url">,
  username?: string,
  language = "en",
): Promise<Learner> {
  made += 1;
  // Ends in a letter: a table's row reads on with the points, and none may begin as another's.
  const name = `learner${process.pid}x${made}k`;
  const learner = {
    username: username ?? name,
    email: `${name}@example.test`,
    password: "жеті рет өлшеп",
  };
  const response = await fetch(`${url}/api/auth/register/`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({
      ...learner,
      password2: learner.password,
      language_preference: language,
    }),
  });
  if (!response.ok) throw new Error(`register: ${response.status} ${await response.text()}`);
  return learner;
}

/** Logs in on the login page and waits for where that leads. */
export async function logIn(page: Page, { email, password }: Learner): Promise<void> {
  await page.goto("/login");
  await page.getByRole("textbox", { name: "Email" }).fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Log in" }).click();
  await page.waitForURL((url) => url.pathname !== "/login");
  // A call still under way could end a session that the test is about to change.
  await page.waitForLoadState("networkidle");
}
