import { writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Speaker, startSpeaker } from "@tilashar/speech/voice";
import { chromiumFlags, chromiumPath } from "./site/chromium.ts";
import { settled } from "./site/settled.ts";
import { expect, test } from "./site/site.ts";
import { misfits } from "./site/widths.ts";

/** What the microphone hears: written anew before each recording, read when the recording starts. */
const heard = join(tmpdir(), `tilashar-microphone-${process.pid}.wav`);
writeFileSync(heard, wave(new Float32Array(48_000)));

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
test.describe.configure({ mode: "serial" });

let speaker: Speaker;
test.beforeAll(async () => {
  speaker = await startSpeaker();
});

/** Mono samples as a WAV file of 48 kHz, the fake microphone's own rate. */
function wave(samples: Float32Array): Buffer {
  const bytes = Buffer.alloc(44 + samples.length * 2);
  bytes.write("RIFF", 0);
  bytes.writeUInt32LE(36 + samples.length * 2, 4);
  bytes.write("WAVEfmt ", 8);
  bytes.writeUInt32LE(16, 16);
  bytes.writeUInt16LE(1, 20);
  bytes.writeUInt16LE(1, 22);
  bytes.writeUInt32LE(48_000, 24);
  bytes.writeUInt32LE(96_000, 28);
  bytes.writeUInt16LE(2, 32);
  bytes.writeUInt16LE(16, 34);
  bytes.write("data", 36);
  bytes.writeUInt32LE(samples.length * 2, 40);
  samples.forEach((sample, at) => {
    bytes.writeInt16LE(Math.round(sample * 32_000), 44 + at * 2);
  });
  return bytes;
}

/** Lets the microphone hear a text, after a moment and before a silence; null: silence alone. */
function speak(text: string | null): void {
  const lead = 0.9;
  const { pcm, sampleRate } =
    text === null
      ? { pcm: new Float32Array(0), sampleRate: 22_050 }
      : speaker.synthesise({ text, voice: "daulet" });
  const samples = new Float32Array(Math.round((lead + pcm.length / sampleRate + 6) * 48_000));
  for (let i = 0; i < (pcm.length * 48_000) / sampleRate; i++) {
    const at = (i * sampleRate) / 48_000;
    const before = pcm[Math.floor(at)] ?? 0;
    const after = pcm[Math.floor(at) + 1] ?? 0;
    samples[Math.round(lead * 48_000) + i] = before + (after - before) * (at % 1);
  }
  writeFileSync(heard, wave(samples));
}

/** Opens the screen with a word of ours, as which word comes is left to chance. */
async function open(page: import("@playwright/test").Page, word: string) {
  await page.route("**/api/get-word*", async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, json: { ...(await answer.json()), word } });
  });
  await page.goto("/learn/speech");
  await expect(page.getByRole("heading", { name: word })).toBeVisible();
  return page.locator("[data-quality]");
}

test("the longest words that are asked fit the narrowest phone, on one line", async ({ page }) => {
  for (const word of ["саңырауқұлақ", "шығармашылық", "велосипед", "шахматшы"]) {
    await open(page, word);
    expect(await misfits(page, [412, 360, 320]), word).toEqual([]);
    const heading = page.getByRole("heading", { name: word });
    const lines = await heading.evaluate((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom))).size;
    });
    expect(lines, `${word} at 320 pixels`).toBe(1);
    await page.unroute("**/api/get-word*");
  }
});

test("the right word is heard as right, and counts", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  speak("мектеп");
  const feedback = await open(page, "мектеп");
  await page.getByRole("button", { name: "Start Recording" }).click();
  await expect(page.getByRole("button", { name: "Stop Recording" })).toBeVisible();
  // Recording ends by itself when the speaker is silent.
  await expect(feedback).toHaveAttribute("data-correct", "true", { timeout: 15_000 });
  await expect(feedback).toHaveAttribute("data-quality", /excellent|good/);
  await expect(feedback).toBeFocused();
  await expect(feedback).toContainText("мектеп");
  await expect(page.getByText("1 of 5 words said right")).toBeVisible();
  await expect(page.getByRole("button", { name: "Start Recording" })).toBeHidden();
  await feedback.getByRole("button", { name: "Next Word" }).click();
  await expect(feedback).toBeHidden();
  await expect(page.getByRole("button", { name: "Start Recording" })).toBeFocused();
  await expect(page.getByRole("heading", { name: "мектеп" })).toBeInViewport();
});

test("another word is named, and one sound off brings that sound to practise", async ({ page }) => {
  speak("бала");
  const feedback = await open(page, "тіс");
  await page.getByRole("button", { name: "Start Recording" }).click();
  await expect(feedback).toHaveAttribute("data-correct", "false", { timeout: 15_000 });
  await expect(feedback.getByRole("heading", { name: /Practise this sound/ })).toBeHidden();

  speak("тыс");
  await feedback.getByRole("button", { name: "Try again" }).click();
  await expect(feedback).toBeHidden();
  await expect(feedback).toHaveAttribute("data-correct", "false", { timeout: 15_000 });
  await expect(feedback.getByRole("heading", { name: "Practise this sound: і" })).toBeVisible();
  await expect(feedback.getByRole("img", { name: /Marked: the sound “і”/ })).toBeVisible();
  await expect(feedback.getByRole("img", { name: /mouth makes the sound/ })).toHaveCount(2);
  await expect(feedback.getByRole("button", { name: "Listen: тыс" })).toBeVisible();

  // The sound waits in the review, and words with it come more often.
  await expect(feedback.getByText("ы and і will come back in your review.")).toBeVisible();
  const asked = page.waitForRequest((request) => request.url().includes("/api/get-word"));
  await feedback.getByRole("button", { name: "Next Word" }).click();
  expect(new URL((await asked).url()).searchParams.get("missed")).toBe("і");
  await page.goto("/words");
  await expect(page.getByText("Sounds ы and і")).toBeVisible({ timeout: 20_000 });
});

test("silence is not recognized, and nobody is told they were wrong", async ({ page }) => {
  speak(null);
  const feedback = await open(page, "ана");
  await page.getByRole("button", { name: "Start Recording" }).click();
  await page.waitForTimeout(1500);
  await page.getByRole("button", { name: "Stop Recording" }).click();
  await expect(feedback).toHaveAttribute("data-correct", "false", { timeout: 15_000 });
  await expect(feedback.getByRole("heading", { name: "Not recognized" })).toBeVisible();
});

test("what goes wrong before a verdict is said in words", async ({ page, context }) => {
  await context.clearPermissions();
  await page.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = () =>
      Promise.reject(new DOMException("no", "NotAllowedError"));
  });
  await open(page, "ана");
  await page.getByRole("button", { name: "Start Recording" }).click();
  await expect(page.getByRole("alert")).toContainText(
    "Error accessing microphone. Please check your permissions",
  );
  await page.evaluate(() => {
    Object.defineProperty(window, "AudioWorkletNode", { value: undefined });
  });
  await page.getByRole("button", { name: "Start Recording" }).click();
  await expect(page.getByRole("alert")).toContainText(
    "Audio recording is not supported in this browser",
  );
  await page.unroute("**/api/get-word*");
  await page.route("**/api/get-word*", (route) => route.abort());
  await page.getByRole("button", { name: "Next Word" }).click();
  await expect(page.getByRole("alert")).toContainText("Error fetching word");
  await expect(page.getByRole("button", { name: "Try again" })).toBeFocused();
  await page.reload();
  await expect(page.getByRole("alert")).toContainText("Error loading word");
});

test("the buttons stay where they are while the next word comes, and keep the keyboard's focus", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, "ана");
  let release = () => {};
  const held = new Promise<void>((go) => {
    release = go;
  });
  await page.route("**/api/get-word*", async (route) => {
    await held;
    const answer = await route.fetch();
    const json = { ...(await answer.json()), word: "бала", img: null };
    await route.fulfill({ response: answer, json });
  });
  const next = page.getByRole("button", { name: "Next Word" });
  await next.focus();
  const before = await next.boundingBox();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "ана" })).toBeHidden();
  expect(await next.boundingBox()).toEqual(before);
  await expect(next).toBeFocused();
  release();
  await expect(page.getByRole("heading", { name: "бала" })).toBeVisible();
  expect(await next.boundingBox()).toEqual(before);
  await expect(next).toBeFocused();
});

test("a word is said on a tap, slowly on the next one, and shown in quiet mode", async ({
  page,
}) => {
  await page.goto("/lessons/1");
  const sounds: string[] = [];
  page.on("response", (response) => {
    if (response.url().includes("/assets/voice/")) {
      sounds.push(`${response.status()} ${new URL(response.url()).pathname}`);
    }
  });
  const button = page.getByRole("button", { name: "Listen: сәлем", exact: true });
  await settled(page);
  expect(sounds).toEqual([]);
  await button.click();
  await expect(button).toHaveAttribute("data-playing", "normal");
  await expect(button).not.toHaveAttribute("data-playing", /./, { timeout: 10_000 });
  await button.press("Enter");
  await expect(button).toHaveAttribute("data-playing", "slow");
  expect(sounds.some((line) => /^20[06] .*\/slow\.mp3$/.test(line))).toBe(true);

  await page.goto("/learn/speech");
  await page.getByText("Voice", { exact: true }).click();
  await page.getByLabel(/Quiet mode/).check();
  await expect
    .poll(() => page.evaluate(() => JSON.stringify({ ...localStorage })))
    .toContain('\\"quiet\\":true');
  await page.goto("/lessons/1");
  await button.click();
  await expect(page.getByRole("status").filter({ hasText: "[sæˈlem]" })).toBeVisible();
});
