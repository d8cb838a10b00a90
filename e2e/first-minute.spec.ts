import { beQuiet, playSession, unitMaterial } from "./site/session.ts";
import { expect, test } from "./site/site.ts";

test.use({ viewport: { width: 360, height: 740 } });

test("a newcomer goes from the first word by the first session to an account that has kept it", async ({
  page,
}) => {
  await beQuiet(page);
  await page.goto("/");
  const exercise = page.getByRole("region", { name: "Your first Kazakh word" });
  await exercise.getByRole("button", { name: "hi", exact: true }).click();
  await exercise.getByRole("button", { name: "One more" }).click();
  await exercise.getByRole("button", { name: "Hi, Aigul!" }).click();
  await exercise.getByRole("link", { name: "On to lesson one: First sounds" }).click();

  // The word that the lesson puts first, for everybody.
  await page.waitForURL("**/lessons/61/steps/meet-1");
  const session = page.locator("section[data-kind=meet]");
  await expect(session).toContainText("үкі");
  const material = await unitMaterial(page, "a-01-first-sounds");
  await playSession(page, material, { what: "step", lesson: 61, step: "meet-1" }, () => true);

  await expect(page.getByRole("main").getByRole("link", { name: /^Next:/ })).toBeInViewport();
  const offer = page.getByRole("region", { name: "Keep what you have just learned" });
  await offer.getByRole("link", { name: "Create a free account" }).click();
  const name = `newcomer${Date.now()}`;
  await page.getByLabel("Username").fill(name);
  await page.getByRole("textbox", { name: "Email" }).fill(`${name}@example.test`);
  await page.getByLabel("Password", { exact: true }).fill("жеті рет өлшеп");
  await page.getByLabel("Password again").fill("жеті рет өлшеп");
  await page.getByRole("button", { name: "Sign up" }).click();
  await expect(page.getByText("Registration successful!")).toBeVisible();
  await page.getByLabel("Password", { exact: true }).fill("жеті рет өлшеп");
  // The profile is drawn before the server has what the guest did.
  const { promise: isDrawn, resolve: drawn } = Promise.withResolvers<void>();
  await page.route("**/api/profile/sessions/", async (route) => {
    if (route.request().method() === "POST") await isDrawn;
    await route.continue();
  });
  await page.getByRole("button", { name: "Log in" }).click();

  await expect(page).toHaveURL(/\/profile$/);
  const next = page.getByRole("region", { name: "Next step" });
  await expect(next).toContainText("үкі, кірпі…");
  drawn();
  await expect(next).toContainText("бөбек, мәссаған…");
  await expect(next.getByRole("link", { name: "Start" })).toBeInViewport();
});

test("a guest sees that a finished step counts, and finds its words in the reviews", async ({
  page,
}) => {
  await beQuiet(page);
  await page.goto("/lessons/61/steps/meet-1");
  const material = await unitMaterial(page, "a-01-first-sounds");
  await playSession(page, material, { what: "step", lesson: 61, step: "meet-1" }, () => true);
  await expect(page.getByText(/^First sounds: 1 of \d+ steps$/)).toBeVisible();
  await page.goto("/words");
  await expect(page.getByRole("main").getByText("үкі", { exact: true })).toBeVisible();
  await page.goto("/review");
  await expect(page.getByRole("main").getByText(/^0 \/ \d+$/)).toBeVisible();
});
