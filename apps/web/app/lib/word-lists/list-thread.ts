import type { DeckWord } from "@tilashar/own-texts/word-lists";
import { workerAddress } from "#app/lib/own-texts/worker-address.ts";
import type { ListAnswer, ListQuestion } from "./list-question.ts";

/** A list that takes longer than this on any phone is made to take long. */
const mostMs = 60_000;

/** Asks a thread of its own, which ends with the answer and gives its memory back. */
async function ask(question: ListQuestion): Promise<ListAnswer> {
  const { default: address } = await import("./word-lists.worker.ts?worker&url");
  const worker = new Worker(workerAddress(address));
  try {
    return await new Promise<ListAnswer>((resolve, reject) => {
      const late = setTimeout(() => resolve({ fault: "broken" }), mostMs);
      worker.onmessage = ({ data }: MessageEvent<ListAnswer>) => {
        clearTimeout(late);
        resolve(data);
      };
      worker.onerror = (event) => {
        clearTimeout(late);
        reject(new Error(event.message || "The reader of lists did not start"));
      };
      worker.postMessage(question);
    });
  } finally {
    worker.terminate();
  }
}

/** SQLite as the thread starts it; it comes with the first deck. */
async function program(): Promise<ArrayBuffer> {
  const { sqliteProgram } = await import("@tilashar/own-texts/sqlite-program");
  const answer = await fetch(sqliteProgram);
  if (!answer.ok) throw new Error(`SQLite could not be fetched: ${answer.status}`);
  return answer.arrayBuffer();
}

/** Reads a file of words; a deck of Anki's needs SQLite, which is fetched when its bytes say so. */
export async function readList(file: Blob): Promise<ListAnswer> {
  const [first, second] = new Uint8Array(await file.slice(0, 2).arrayBuffer());
  const isArchive = first === 0x50 && second === 0x4b;
  return ask({ file, program: isArchive ? await program() : null });
}

/** Writes words as a deck of Anki's. */
export async function makeDeck(words: readonly DeckWord[], name: string): Promise<Blob> {
  const answer = await ask({ words, name, now: Date.now(), program: await program() });
  if (!("deck" in answer)) throw new Error("The deck could not be written");
  return new Blob([answer.deck], { type: "application/octet-stream" });
}
