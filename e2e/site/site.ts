import { test as base, expect, type Page } from "@playwright/test";
import { sharedSite } from "./shared-site.ts";
import type { Site } from "./started-site.ts";

/** All tests visit one site, and meet only through data they make themselves. Those that change it for everybody use `own-site.ts`. */
export const test = base.extend<Record<never, never>, { site: Site }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures wanted from this pattern
    async ({}, use) => use(sharedSite()),
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
