import { readOwnText, readPastedText, TextFault } from "@tilashar/own-texts";
import type { ReadAnswer, ReadQuestion } from "./reading-question.ts";

/** Reads one text that was brought. What a file does in here, it does away from the page. */
addEventListener("message", async ({ data }: MessageEvent<ReadQuestion>) => {
  let answer: ReadAnswer;
  try {
    const text =
      "bytes" in data
        ? await readOwnText(data.name, new Uint8Array(data.bytes), { pictures: data.pictures })
        : await readPastedText(data.text);
    answer = { text };
  } catch (error) {
    if (!(error instanceof TextFault)) console.error(error);
    answer = { fault: error instanceof TextFault ? error.code : "broken" };
  }
  postMessage(answer);
});
