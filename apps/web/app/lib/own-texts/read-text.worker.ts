import { readOwnText, readPastedText, TextFault } from "@tilashar/own-texts";
import { keepBrought } from "./keep-brought.ts";
import type { ReadAnswer, ReadQuestion } from "./reading-question.ts";

async function answer(data: ReadQuestion): Promise<ReadAnswer> {
  let text: Awaited<ReturnType<typeof readPastedText>>;
  try {
    text =
      "bytes" in data
        ? await readOwnText(data.name, new Uint8Array(data.bytes), { pictures: data.pictures })
        : await readPastedText(data.text);
  } catch (error) {
    if (!(error instanceof TextFault)) console.error(error);
    return { fault: error instanceof TextFault ? error.code : "broken" };
  }
  try {
    return await keepBrought(data.owner, text);
  } catch (error) {
    console.warn("A text could not be kept", error);
    const isFull = error instanceof DOMException && error.name === "QuotaExceededError";
    return { unkept: isFull ? "full" : "failed" };
  }
}

/**
 * Reads one text that was brought, and keeps it. What a file does in here, it does away from the page, and
 * a whole book never passes through the page's own thread.
 */
addEventListener("message", async ({ data }: MessageEvent<ReadQuestion>) =>
  postMessage(await answer(data)),
);
