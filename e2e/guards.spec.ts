import { signIn } from "./site/learner-calls.ts";
import { expect, logIn, registered, test } from "./site/site.ts";

test("a guest who wants the dashboard logs in first and then gets there", async ({
  page,
  site,
}) => {
  const learner = await registered(site);
  await page.goto("/profile");
  await expect(page).toHaveURL(/\/login$/);
  await page.getByRole("textbox", { name: "Email" }).fill(learner.email);
  await page.getByLabel("Password", { exact: true }).fill(learner.password);
  await page.getByRole("button", { name: "Log in" }).click();
  await expect(page).toHaveURL(/\/profile$/);
});

test("a learner is sent from guest pages to where they came from, else to the profile", async ({
  page,
  site,
}) => {
  await logIn(page, await registered(site));
  await expect(page).toHaveURL(/\/profile$/);
  for (const path of ["/", "/login", "/register"]) {
    await page.goto(path);
    await expect(page).toHaveURL(/\/profile$/);
  }
  await page.goto("/lessons?level=beginner", { waitUntil: "networkidle" });
  await page.goto("/login");
  await expect(page).toHaveURL(/\/lessons\?level=beginner$/);
});

test("logging out forgets the tokens and opens the guest pages again", async ({ page, site }) => {
  await signIn(page, site.url, await registered(site));
  await page.goto("/profile");
  await page.getByRole("button", { name: "Your account" }).click();
  await page.getByRole("button", { name: "Log out" }).click();
  await expect(page).toHaveURL(/\/$/);
  const kept = await page.evaluate(() =>
    ["access", "refresh", "user"].map((key) => localStorage.getItem(key)),
  );
  expect(kept).toEqual([null, null, null]);
  await page.goto("/profile");
  await expect(page).toHaveURL(/\/login$/);
});

test("an expired access token is refreshed unseen; two tabs stay signed in", async ({
  page,
  site,
  context,
}) => {
  await signIn(page, site.url, await registered(site));
  const other = await context.newPage();
  await page.evaluate(() => localStorage.setItem("access", "expired"));
  await Promise.all([page.goto("/profile"), other.goto(`${site.url}/profile`)]);
  await expect(page.getByText("Total points")).toBeVisible();
  await expect(other.getByText("Total points")).toBeVisible();
});

test("a session that the server ended leads to the login page", async ({ page, site }) => {
  await signIn(page, site.url, await registered(site));
  await page.evaluate(() => {
    localStorage.setItem("access", "expired");
    localStorage.setItem("refresh", "revoked");
  });
  await page.goto("/profile");
  await expect(page).toHaveURL(/\/login$/);
});

test("a tampered remembered page never leaves our site", async ({ page, site }) => {
  const learner = await registered(site);
  for (const target of [
    "//evil.example/x",
    "/\\evil.example",
    "javascript:alert(1)",
    "https://evil.example",
  ]) {
    await page.goto("/login");
    await page.evaluate((path) => sessionStorage.setItem("wanted-page", path), target);
    await logIn(page, learner);
    expect(new URL(page.url()).origin).toBe(site.url);
    await page.evaluate(() => localStorage.clear());
  }
});

test("corrupt storage never leaves a white page", async ({ page }) => {
  await page.goto("/lessons");
  await page.evaluate(() => {
    for (const key of ["access", "refresh", "user", "language", "pending-results", "theme"]) {
      localStorage.setItem(key, "{not json");
    }
  });
  await page.goto("/lessons");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.goto("/login");
  await expect(page.getByRole("button", { name: "Log in" })).toBeVisible();
});

test("an unknown path leads home", async ({ page }) => {
  await page.goto("/no/such/page");
  await expect(page).toHaveURL(/\/$/);
});
