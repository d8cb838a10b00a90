import { writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { type Speaker, startSpeaker, voiceVersion } from "@tilashar/speech/voice";
import { axeFindings } from "./site/axe.ts";
import { chromiumFlags, chromiumPath } from "./site/chromium.ts";
import { grant } from "./site/grant.ts";
import { signIn } from "./site/learner-calls.ts";
import { test } from "./site/own-site.ts";
import { expect, registered } from "./site/site.ts";
import { fewWidths, misfits } from "./site/widths.ts";

/** What the microphone hears: written anew before each recording, read when the recording starts. */
const heard = join(tmpdir(), `tilashar-studio-${process.pid}.wav`);
const rate = 48_000;

test.use({
  permissions: ["microphone"],
  launchOptions: {
    executablePath: chromiumPath,
    args: [
      ...chromiumFlags,
      "--use-fake-ui-for-media-stream",
      "--use-fake-device-for-media-stream",
      `--use-file-for-fake-audio-capture=${heard}%noloop`,
    ],
  },
});

let speaker: Speaker;
test.beforeAll(async () => {
  speaker = await startSpeaker();
});

/** Lets the microphone hear a text in a quiet room, with silence around it; it has 16 bits at 48 kHz. */
function speak(text: string, gain = 1): void {
  const { pcm, sampleRate } = speaker.synthesise({ text, voice: "daulet" });
  const lead = Math.round(0.6 * rate);
  const length = Math.floor((pcm.length * rate) / sampleRate);
  const bytes = Buffer.alloc(44 + 2 * (lead + length + 4 * rate));
  bytes.write("RIFF", 0);
  bytes.writeUInt32LE(bytes.length - 8, 4);
  bytes.write("WAVEfmt ", 8);
  bytes.writeUInt32LE(16, 16);
  bytes.writeUInt16LE(1, 20);
  bytes.writeUInt16LE(1, 22);
  bytes.writeUInt32LE(rate, 24);
  bytes.writeUInt32LE(2 * rate, 28);
  bytes.writeUInt16LE(2, 32);
  bytes.writeUInt16LE(16, 34);
  bytes.write("data", 36);
  bytes.writeUInt32LE(bytes.length - 44, 40);
  for (let i = 0; i < length; i++) {
    const at = (i * sampleRate) / rate;
    const before = pcm[Math.floor(at)] ?? 0;
    const after = pcm[Math.floor(at) + 1] ?? 0;
    const sample = gain * (before + (after - before) * (at % 1));
    bytes.writeInt16LE(Math.round(sample * 32_000), 44 + 2 * (lead + i));
  }
  writeFileSync(heard, bytes);
}

/** Of lesson 4. */
const sentence = "Мынау — кітап.";

const narrowAndWide = [1600, 360, 320];

const shownText = (page: Page) => page.getByTestId("text-to-read");

/** Reads what is shown into the microphone, from Space to the answer, and goes on. */
async function readOne(page: Page): Promise<{ text: string; seconds: number; spoken: number }> {
  const text = (await shownText(page).textContent()) ?? "";
  speak(text);
  const from = Date.now();
  await page.keyboard.press("Space");
  await expect(page.getByText("Taken. Thank you!")).toBeVisible({ timeout: 30_000 });
  await page.keyboard.press("Enter");
  await expect(shownText(page)).not.toHaveText(text);
  const { pcm, sampleRate } = speaker.synthesise({ text, voice: "daulet" });
  return { text, seconds: (Date.now() - from) / 1000, spoken: pcm.length / sampleRate };
}

test("somebody reads by keyboard, another approves, a learner hears it, and it is taken back", async ({
  page,
  browser,
  site,
}) => {
  const [reader, second] = [await registered(site), await registered(site)];
  for (const one of [reader, second]) grant(site.dataDir, one, "speaker");
  await signIn(page, site.url, reader);
  // The order is the server's; before it a sentence that a lesson is known to play.
  await page.route("**/api/studio/next/*", async (route) => {
    const answer = await route.fetch();
    const wanted = await answer.json();
    const texts = [{ text: sentence, kind: "sentence", en: "This is a book.", ru: "" }];
    await route.fulfill({
      response: answer,
      json: { ...wanted, texts: [...texts, ...wanted.texts] },
    });
  });
  await page.goto("/studio");

  await expect(page.getByRole("heading", { name: "Before the first recording" })).toBeVisible();
  expect(await misfits(page, fewWidths)).toEqual([]);
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole("button", { name: "Begin" }).click();
  await expect(page.getByRole("alert")).toHaveText("Tick the box if you agree.");
  await page.getByLabel(/To everybody who names the speaker/).check();
  await page.getByLabel("How does your voice sound?").selectOption("man");
  await page.getByLabel(/The voice is mine/).check();
  await page.getByRole("button", { name: "Begin" }).click();

  await expect(shownText(page)).toHaveText(sentence);
  expect(await misfits(page, narrowAndWide)).toEqual([]);
  expect(await axeFindings(page)).toEqual([]);
  speak(sentence, 0.006);
  await page.keyboard.press("Space");
  await expect(page.getByTestId("studio-main")).toHaveText("Stop");
  await page.waitForTimeout(1500);
  await page.keyboard.press("Space");
  await expect(page.getByRole("alert")).toContainText("Too quiet", { timeout: 30_000 });

  speak("Бүгін ауа райы өте жақсы болады деп айтты.");
  await page.keyboard.press("r");
  await expect(page.getByRole("alert")).toContainText("does not sound like the text", {
    timeout: 30_000,
  });
  const read = [await readOne(page), await readOne(page)];
  expect(read[0]?.text).toBe(sentence);
  await expect(page.getByTestId("studio-count")).toHaveText("Recorded today: 2");
  for (const { text, seconds, spoken } of read)
    console.log(`${text}: ${seconds.toFixed(1)} s, of them ${spoken.toFixed(1)} s of speech`);
  const before = await shownText(page).textContent();
  await page.keyboard.press("s");
  await expect(shownText(page)).not.toHaveText(before ?? "");

  await page.getByRole("tab", { name: "My recordings" }).click();
  await expect(page.getByText("Waiting: 2, approved: 0, refused: 0")).toBeVisible();
  expect(await misfits(page, narrowAndWide)).toEqual([]);
  expect(await axeFindings(page)).toEqual([]);

  const other = await browser.newContext({
    baseURL: site.url,
    viewport: { width: 360, height: 740 },
  });
  const listener = await other.newPage();
  await signIn(listener, site.url, second);
  await listener.goto("/studio");
  await listener.getByRole("tab", { name: "Listen to others" }).click();
  await expect(listener.getByRole("button", { name: `Listen: ${sentence}` })).toBeVisible();
  expect(await misfits(listener, narrowAndWide)).toEqual([]);
  expect(await axeFindings(listener)).toEqual([]);
  const sound = listener.waitForResponse(/\/studio\/waiting\/\d+\/sound\//);
  await listener.getByRole("button", { name: `Listen: ${sentence}` }).click();
  expect((await sound).status()).toBe(200);
  await listener.getByRole("button", { name: `Approve: ${sentence}` }).click();
  await expect(listener.getByText(`Approved: ${sentence}`)).toBeVisible();

  // A learner's lesson plays it at the address that the sound always had.
  await listener.goto("/lessons/4");
  const heardOf = async () => {
    const answer = listener.waitForResponse(
      (response) =>
        response.url().includes("/assets/voice/") &&
        response.url().includes(encodeURIComponent(sentence)),
    );
    await listener
      .getByRole("button", { name: `Listen: ${sentence}` })
      .first()
      .click();
    return (await answer).headers()["voice-source"];
  };
  expect(await heardOf()).toBe("person");

  await page.getByRole("button", { name: "Take everything back" }).click();
  await page.getByRole("button", { name: "Yes, delete everything" }).click();
  await expect(page.getByText("Deleted: 2. Your voice is no longer played.")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Before the first recording" })).toBeVisible();
  const address = `/assets/voice/${voiceVersion}/daulet/normal.mp3?text=${encodeURIComponent(sentence)}`;
  expect((await page.request.get(address)).headers()["voice-source"]).toBe("synthetic");
  await other.close();
});
