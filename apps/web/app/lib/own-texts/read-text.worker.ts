import { readOwnText, readPastedText, TextFault } from "@tilashar/own-texts";
import { keepBrought } from "./keep-brought.ts";
import { openTexts } from "./own-text-store.ts";
import type { KeepingAnswer, ReadAnswer, ReadQuestion } from "./reading-question.ts";

const say = (word: ReadAnswer | KeepingAnswer) => postMessage(word);

async function answer(data: ReadQuestion): Promise<void> {
  let text: Awaited<ReturnType<typeof readPastedText>>;
  try {
    text =
      "bytes" in data
        ? await readOwnText(data.name, new Uint8Array(data.bytes), { pictures: data.pictures })
        : await readPastedText(data.text);
  } catch (error) {
    if (!(error instanceof TextFault)) console.error(error);
    return say({ fault: error instanceof TextFault ? error.code : "broken" });
  }
  // The first page is drawn while the disk writes: on a phone a strict write takes as long as the reading.
  const { brought, chapters, keep } = keepBrought(data.owner, text);
  say(brought);
  try {
    await keep();
    say("kept");
  } catch (error) {
    console.warn("A text could not be kept", error);
    const isFull = error instanceof DOMException && error.name === "QuotaExceededError";
    say({ why: isFull ? "full" : "failed", chapters });
  }
}

// The disk is asked for its store before there is a text; where it fails, keeping the text tells so.
openTexts().catch(() => {});

/**
 * Reads one text that was brought, and keeps it. What a file does in here, it does away from the page, and
 * a whole book never passes through the page's own thread.
 */
addEventListener("message", ({ data }: MessageEvent<ReadQuestion>) => void answer(data));
