import type { Locator, Page } from "@playwright/test";
import { settled } from "./settled.ts";

/** The threads and the gloss's engine are fetched at first use; a busy machine needs its time. */
export const fetched = 30_000;

const bytes = (text: string | Uint8Array) =>
  typeof text === "string" ? Buffer.from(text, "utf8") : Buffer.from(text);

/** Chooses a file of the learner's own on the page of own texts. */
export async function bring(page: Page, name: string, content: string | Uint8Array): Promise<void> {
  await page
    .getByTestId("own-text-file")
    .setInputFiles({ name, mimeType: "application/octet-stream", buffer: bytes(content) });
}

/** The text that is being read. */
export const reader = (page: Page): Locator => page.getByRole("article");

/** Opens the page of own texts, ready to be pressed. */
export async function opened(page: Page, path = "/read/mine"): Promise<void> {
  await page.goto(path);
  await settled(page);
}
