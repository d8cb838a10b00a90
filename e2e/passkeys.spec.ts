import { axeFindings } from "./site/axe.ts";
import { signIn } from "./site/learner-calls.ts";
import { expect, registered, test } from "./site/site.ts";

test("a passkey is added in the settings, renamed, signs in from the login page, and is removed", async ({
  page,
  site,
}) => {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("WebAuthn.enable", { enableUI: false });
  await devtools.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  await signIn(page, site.url, await registered(site));
  await page.goto("/profile/settings");
  const passkeys = page.getByRole("region", { name: "Passkeys" });
  await passkeys.getByLabel("Name of the passkey").fill("Laptop");
  await page.keyboard.press("Enter");
  await expect(passkeys.getByText("The passkey has been added.")).toBeVisible();
  await passkeys.getByRole("button", { name: "Rename: Laptop" }).click();
  await passkeys.getByLabel("Name of the passkey").first().fill("Desk");
  await page.keyboard.press("Enter");
  await expect(passkeys.getByText("Desk", { exact: true })).toBeVisible();
  const devices = page.getByRole("region", { name: "Devices" });
  await expect(devices.getByText("This device")).toBeVisible();
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide, "nothing stands beside the page").toBeLessThanOrEqual(width);
  }
  expect(await axeFindings(page)).toEqual([]);

  await page.evaluate(() => localStorage.clear());
  await page.goto("/login");
  // Where the browser offers passkeys in the field, this authenticator answers without a press.
  const press = page.getByRole("button", { name: "Use a passkey" });
  await Promise.race([
    press.click({ timeout: 5000 }).catch(() => {}),
    page.waitForURL(/\/profile/, { timeout: 10_000 }),
  ]);
  await expect(page).toHaveURL(/\/profile$/, { timeout: 10_000 });

  await page.goto("/profile/settings");
  await passkeys.getByRole("button", { name: "Remove: Desk" }).click();
  await expect(passkeys.getByText("The passkey has been removed.")).toBeVisible();
  await expect(passkeys.getByText("Desk", { exact: true })).toBeHidden();
});
