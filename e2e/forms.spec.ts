import { expect, registered, test } from "./site/site.ts";

test("a sign-up names every wrong field, and the error goes when the field is edited", async ({
  page,
}) => {
  await page.goto("/register");
  await page.getByRole("textbox", { name: "Email" }).fill("not an address");
  await page.getByLabel("Password", { exact: true }).fill("short");
  await page.getByLabel("Password again").fill("other");
  await page.getByRole("button", { name: "Sign up" }).click();
  await expect(page.getByText("Please enter a username.")).toBeVisible();
  await expect(page.getByText("This does not look like an email address.")).toBeVisible();
  await expect(page.getByText("The password needs at least 8 characters.")).toBeVisible();
  await expect(page.getByText("The passwords are not the same.")).toBeVisible();
  await expect(page.getByLabel("Username")).toBeFocused();
  await page.getByLabel("Username").fill("Айгүл");
  await expect(page.getByText("Please enter a username.")).toBeHidden();
});

test("a taken address is refused at its field, in the language of the page", async ({
  page,
  site,
  context,
}) => {
  const { email } = await registered(site);
  await context.addCookies([{ name: "language", value: "ru", url: site.url }]);
  await page.addInitScript(() => localStorage.setItem("language", "ru"));
  await page.goto("/register");
  await page.getByLabel("Имя пользователя").fill(`taken${Date.now()}`);
  await page.getByRole("textbox", { name: "Электронная почта" }).fill(email.toUpperCase());
  await page.getByLabel("Пароль", { exact: true }).fill("жеті рет өлшеп");
  await page.getByLabel("Пароль ещё раз").fill("жеті рет өлшеп");
  await page.getByRole("button", { name: "Зарегистрироваться" }).click();
  const field = page.getByRole("textbox", { name: "Электронная почта" });
  await expect(field).toHaveAttribute("aria-invalid", "true");
  await expect(field).toBeFocused();
});

test("a wrong password is said plainly and the email stays", async ({ page, site }) => {
  const { email } = await registered(site);
  await page.goto("/login");
  await page.getByRole("textbox", { name: "Email" }).fill(email);
  await page.getByLabel("Password", { exact: true }).fill("not the password");
  await page.getByRole("button", { name: "Log in" }).click();
  await expect(page.getByRole("alert")).toBeVisible();
  await expect(page.getByRole("textbox", { name: "Email" })).toHaveValue(email);
});

test("the remembered email is there next time", async ({ page, site }) => {
  const { email, password } = await registered(site);
  await page.goto("/login");
  await page.getByRole("textbox", { name: "Email" }).fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("checkbox", { name: "Remember my email" }).check();
  await page.getByRole("button", { name: "Log in" }).click();
  await expect(page).toHaveURL(/\/profile$/);
  await page.evaluate(() => {
    for (const key of ["access", "refresh", "user"]) localStorage.removeItem(key);
  });
  await page.goto("/login");
  await expect(page.getByRole("textbox", { name: "Email" })).toHaveValue(email);
});
