import { readWordFile, startSqlite, TextFault, writeDeck } from "@tilashar/own-texts/word-lists";
import type { ListAnswer, ListQuestion } from "./list-question.ts";

/** Reads one list of words, or writes one deck. What a file does in here, it does away from the page. */
addEventListener("message", async ({ data }: MessageEvent<ListQuestion>) => {
  postMessage(await answerTo(data));
});

async function answerTo(question: ListQuestion): Promise<ListAnswer> {
  const sqlite = () => startSqlite(question.program ?? undefined);
  try {
    if ("file" in question) return { list: await readWordFile(question.file, sqlite) };
    const { words, name, now } = question;
    const deck = await writeDeck(words, { name, now, sqlite: await sqlite() });
    return { deck: Uint8Array.from(deck) };
  } catch (error) {
    if (!(error instanceof TextFault)) console.error(error);
    return { fault: error instanceof TextFault ? error.code : "broken" };
  }
}
