import { chromium } from "@playwright/test";
import { chromiumFlags, chromiumPath } from "./e2e/site/chromium.ts";
const base = process.argv[2]!;
const browser = await chromium.launch({ executablePath: chromiumPath, args: chromiumFlags });
const W = (w: string) => "/word/" + encodeURIComponent(w);
const jobs: [string, string, number, "light" | "dark", string][] = [
  ["index-360", "/grammar", 360, "light", "ru"], ["point-360", "/grammar/plural", 360, "light", "ru"],
  ["point-1440", "/grammar/possessive-his-our", 1440, "light", "en"], ["point-dark", "/grammar/plural", 360, "dark", "ru"],
  ["word-360", W("үй"), 360, "light", "ru"], ["word-1440", W("бару"), 1440, "light", "en"], ["word-dark", W("көмектесу"), 360, "dark", "ru"],
  ["unknown", W("китаптар"), 360, "light", "ru"], ["index-1440", "/grammar?by=need", 1440, "light", "en"],
];
for (const [name, path, width, scheme, lang] of jobs) {
  const context = await browser.newContext({ viewport: { width, height: 800 }, colorScheme: scheme, reducedMotion: "reduce" });
  await context.addCookies([{ name: "language", value: lang, url: base }]);
  const page = await context.newPage();
  await page.addInitScript((v) => localStorage.setItem("language", v), lang);
  const r = await page.goto(base + path); await page.waitForTimeout(600);
  console.log(name, r?.status(), await page.title());
  const full = await page.screenshot({ path: `/tmp/shots/${name}.png`, fullPage: true });
  await context.close();
}
await browser.close();
