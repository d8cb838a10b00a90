import { expect, test } from "./site/site.ts";

test("the search opens by a key, forgives a slip and leads to the word by keyboard alone", async ({
  page,
}) => {
  await page.goto("/learn");
  await page.waitForLoadState("networkidle");
  await page.keyboard.press("/");
  const field = page.getByRole("combobox");
  await expect(field).toBeFocused();
  await page.keyboard.type("китаптар");
  const options = page.getByRole("option");
  await expect(options.first()).toContainText("кітап");
  await expect(options.first()).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("ArrowDown");
  await expect(options.nth(1)).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/word\//);
  await expect(page.getByText("кітап", { exact: true }).first()).toBeVisible();
});

test("Latin script, Russian and English find the same word; nonsense is told apart", async ({
  page,
}) => {
  await page.goto("/lessons");
  await page.getByRole("button", { name: "Search" }).click();
  const field = page.getByRole("combobox");
  for (const query of ["mektepke", "школа", "school"]) {
    await field.fill(query);
    await expect(page.getByRole("option", { name: "мектеп" }).first()).toBeVisible();
  }
  await field.fill("qwrtpsdfgh");
  await expect(page.getByText("Nothing found for “qwrtpsdfgh”.")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
});

test("the search keeps its height, and where it finds nothing it offers a way on", async ({
  page,
}) => {
  await page.goto("/learn");
  await page.getByRole("button", { name: "Search" }).click();
  const dialog = page.getByRole("dialog");
  const heightOf = async () => (await dialog.boundingBox())?.height;
  const height = await heightOf();
  await page.getByRole("combobox").fill("а");
  await expect(page.getByRole("option").first()).toBeVisible();
  expect(await heightOf()).toBe(height);
  await page.getByRole("combobox").fill("qwrtpsdfgh");
  await expect(page.getByText("Nothing found for")).toBeVisible();
  expect(await heightOf()).toBe(height);
  await dialog.getByRole("link", { name: "Lessons" }).click();
  await expect(page).toHaveURL(/\/lessons$/);
  await expect(dialog).toBeHidden();
});

test("on a phone what is found stands one below the other, however long it is", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/learn");
  await page.getByRole("button", { name: "Search" }).click();
  await page.getByRole("combobox").fill("кіт");
  const options = page.getByRole("option");
  await expect(options.nth(2)).toBeVisible();
  const cut = await options.evaluateAll((all) =>
    all.filter((one) => one.scrollHeight > one.clientHeight).map(({ textContent }) => textContent),
  );
  expect(cut).toEqual([]);
});
