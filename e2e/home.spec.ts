import { signIn } from "./site/learner-calls.ts";
import { settled } from "./site/settled.ts";
import { expect, registered, test } from "./site/site.ts";

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test("a newcomer is right twice in five presses, and the fifth begins lesson one", async ({
    page,
  }) => {
    await page.goto("/");
    const exercise = page.getByRole("region", { name: "Your first Kazakh word" });
    await exercise.getByRole("button", { name: "Listen: сәлем" }).click();
    await exercise.getByRole("button", { name: "hi", exact: true }).click();
    await expect(exercise.getByRole("status")).toHaveText("You know your first Kazakh word!");
    await exercise.getByRole("button", { name: "One more" }).click();
    await exercise.getByRole("button", { name: "Hi, Aigul!" }).click();
    await expect(exercise.getByRole("status")).toHaveText("And you have read a Kazakh sentence!");
    await exercise.getByRole("link", { name: "On to lesson one: First sounds" }).click();
    await expect(page).toHaveURL(/\/lessons\/61\/steps\/meet-1$/);
    await expect(page.getByRole("navigation", { name: "Main places" })).toBeHidden();
  });

  test("whoever has finished something here goes on where they stopped", async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem("path-work:guest", '["61:meet-1"]'));
    await page.goto("/");
    await expect(page.getByRole("region", { name: "Your first Kazakh word" })).toBeHidden();
    const next = page.getByRole("region", { name: "The next step" });
    await expect(next.getByText("New words:")).toBeVisible();
    await expect(next.getByRole("link", { name: "Continue" })).toHaveAttribute(
      "href",
      "/lessons/61/steps/meet-2",
    );
  });

  test("what comes next is named whole in Russian, and the greeting is one line", async ({
    page,
    site,
  }) => {
    await page.context().addCookies([{ name: "language", value: "ru", url: site.url }]);
    await page.addInitScript(() => localStorage.setItem("path-work:guest", '["61:meet-1"]'));
    await page.goto("/");
    const unit = page.getByText("Раздел 1 · Первые звуки и приветствия");
    await expect(unit).toBeVisible();
    expect(await unit.evaluate((line) => line.scrollWidth - line.clientWidth)).toBe(0);
    const greeting = page.getByRole("heading", { name: "С возвращением" });
    const { lines, line } = await greeting.evaluate((heading) => ({
      lines: heading.getBoundingClientRect().height,
      line: Number.parseFloat(getComputedStyle(heading).lineHeight),
    }));
    expect(Math.round(lines / line)).toBe(1);
  });

  test("a learner's next step begins above the tabs of a short phone", async ({ page, site }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await signIn(page, site.url, await registered(site, `aigerim${Date.now() % 1000}`, "ru"));
    await page.goto("/profile");
    const start = page.getByRole("link", { name: "Начать", exact: true });
    const tabs = page.getByRole("navigation", { name: "Главные разделы" });
    await expect(start).toBeVisible();
    const button = await start.boundingBox();
    expect((button?.y ?? 0) + (button?.height ?? 0)).toBeLessThanOrEqual(
      (await tabs.boundingBox())?.y ?? 0,
    );
  });

  test("the tab of reviews says how many of a guest's are due", async ({ page }) => {
    await page.goto("/privacy");
    await page.evaluate(async () => {
      localStorage.setItem("path-work:guest", '["61:meet-1"]');
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const request = indexedDB.open("tilashar-review", 1);
        // As lib/review makes it.
        request.onupgradeneeded = () => {
          request.result.createObjectStore("items", { keyPath: ["owner", "item"] });
          request.result.createObjectStore("unsent", { autoIncrement: true });
          request.result.createObjectStore("plans");
        };
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
      const memory = {
        due: Date.now() - 60_000,
        stability: 1,
        difficulty: 5,
        reps: 1,
        lapses: 0,
        phase: "review",
        step: 0,
        interval: 1,
        last: Date.now() - 86_400_000,
      };
      const store = database.transaction("items", "readwrite").objectStore("items");
      for (const kz of ["сәлем", "рақмет"]) {
        const added = new Date(Date.now() - 90_000_000).toISOString();
        const data = { id: null, item: `word:${kz}`, kz, en: "", ru: "", example: null };
        const row = { ...data, source: "lesson", note: "", suspended: false, added, memory };
        store.put({ owner: 0, item: row.item, data: row });
      }
      await new Promise((resolve) => {
        store.transaction.oncomplete = resolve;
      });
      database.close();
    });
    await page.goto("/lessons");
    await expect(
      page.getByRole("navigation", { name: "Main places" }).getByRole("link", { name: "2 due" }),
    ).toBeVisible();
  });
});

test("a wrong choice costs nothing, and the keyboard is enough", async ({ page }) => {
  await page.goto("/");
  await settled(page);
  const exercise = page.getByRole("region", { name: "Your first Kazakh word" });
  await exercise.getByRole("button", { name: "thank you" }).focus();
  await page.keyboard.press("Enter");
  await expect(exercise.getByRole("status")).toContainText("Not this one");
  await expect(exercise.getByRole("button", { name: "thank you" })).toBeDisabled();
  await exercise.getByRole("button", { name: "hi", exact: true }).focus();
  await page.keyboard.press("Enter");
  await expect(exercise.getByRole("button", { name: "One more" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(exercise.getByText("Сәлем, Айгүл!")).toBeVisible();
});

test("what is different is shown by touching it: a word grows, a word answers", async ({
  page,
}) => {
  await page.goto("/");
  await settled(page);
  const why = page.getByRole("region", { name: "Kazakh makes sense: try it" });
  await why.scrollIntoViewIfNeeded();
  for (const name of ["many", "my", "in"]) await why.getByRole("button", { name }).click();
  await expect(why.getByText("in my books")).toBeVisible();
  await expect(why.getByText("кітаптарымда")).toBeVisible();
  await why.getByRole("radio", { name: "үй" }).click();
  await expect(why.getByText("үйлерімде")).toBeVisible();
  await expect(why.getByText("in my houses")).toBeVisible();

  await why.getByText("түлкі", { exact: true }).click();
  await expect(page.getByRole("dialog").getByText("fox").first()).toBeVisible();
});

test("endings pressed at once are all added", async ({ page }) => {
  await page.goto("/");
  await settled(page);
  const why = page.getByRole("region", { name: "Kazakh makes sense: try it" });
  await why.scrollIntoViewIfNeeded();
  // It lives once a press is answered.
  await why.getByRole("button", { name: "in" }).click();
  await expect(why.getByRole("button", { name: "in" })).toHaveAttribute("aria-pressed", "true");
  await why.evaluate((part) => {
    const buttons = [...part.querySelectorAll("button")];
    for (const name of ["many", "my"])
      buttons.find(({ textContent }) => textContent === name)?.click();
  });
  await expect(why.getByText("in my books")).toBeVisible();
});

test("Start learning opens the first step of the course", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("link", { name: "Start learning" }).click();
  await expect(page).toHaveURL(/\/lessons\/61\/steps\/meet-1$/);
});
