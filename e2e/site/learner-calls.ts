import type { Page } from "@playwright/test";
import type { AccessClaims, CachedUser } from "@tilashar/contracts";
import { expect, type Learner } from "./site.ts";

interface Tokens {
  access: string;
  refresh: string;
}

async function post<Answer>(url: string, path: string, body: unknown, token = ""): Promise<Answer> {
  const response = await fetch(`${url}/api${path}`, {
    method: "POST",
    headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
  });
  expect(response.ok, path).toBe(true);
  return (await response.json()) as Answer;
}

const tokensOf = (url: string, { email, password }: Learner) =>
  post<Tokens>(url, "/auth/token/", { email, password });

/** Finishes lessons by the API; each pays what it is claimed to be worth. */
export async function earn(url: string, learner: Learner, lessons: number): Promise<void> {
  const { access } = await tokensOf(url, learner);
  for (let lesson = 1; lesson <= lessons; lesson++) {
    await post(url, "/profile/saved-lessons/", { lesson_id: lesson }, access);
    await post(url, "/profile/leaderboard/add_points/", { points: 10 }, access);
  }
}

/** What local storage holds of a learner who is signed in. */
export async function sessionOf(url: string, learner: Learner) {
  const tokens = await tokensOf(url, learner);
  const [, payload = ""] = tokens.access.split(".");
  const claims: AccessClaims = JSON.parse(Buffer.from(payload, "base64url").toString());
  const user: CachedUser = {
    id: claims.user_id,
    username: claims.username,
    email: claims.email,
    languagePreference: claims.language_preference,
  };
  return { ...tokens, user: JSON.stringify(user) };
}

/**
 * Signs the browser in without the login page and without the application: the next page opened is
 * the learner's. The page is left at an empty document.
 */
export async function signIn(page: Page, url: string, learner: Learner): Promise<void> {
  const session = await sessionOf(url, learner);
  const empty = `${url}/empty`;
  await page.route(empty, (route) => route.fulfill({ contentType: "text/html", body: "" }));
  await page.goto(empty);
  await page.evaluate((kept) => Object.assign(localStorage, kept), session);
  await page.unroute(empty);
}
