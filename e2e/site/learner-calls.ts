import type { Page } from "@playwright/test";
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

const signIn = (url: string, { email, password }: Learner) =>
  post<Tokens>(url, "/auth/token/", { email, password });

/** Finishes lessons by the API; each pays what it is claimed to be worth. */
export async function earn(url: string, learner: Learner, lessons: number): Promise<void> {
  const { access } = await signIn(url, learner);
  for (let lesson = 1; lesson <= lessons; lesson++) {
    await post(url, "/profile/saved-lessons/", { lesson_id: lesson }, access);
    await post(url, "/profile/leaderboard/add_points/", { points: 10 }, access);
  }
}

/** Signs the browser in without the login page; the next page opened is the learner's. */
export async function signInByCall(page: Page, url: string, learner: Learner): Promise<void> {
  const tokens = await signIn(url, learner);
  await page.evaluate(
    ([{ access, refresh }, username]) => {
      localStorage.setItem("access", access);
      localStorage.setItem("refresh", refresh);
      const user = { id: 1, username, email: "", languagePreference: "en" };
      localStorage.setItem("user", JSON.stringify(user));
    },
    [tokens, learner.username] as const,
  );
}
