import type { ReadAnswer, ReadQuestion } from "./reading-question.ts";
import { workerAddress } from "./worker-address.ts";

/** A text that takes longer than this on any phone is made to take long. */
const mostMs = 60_000;

async function start(): Promise<Worker> {
  const { default: address } = await import("./read-text.worker.ts?worker&url");
  return new Worker(workerAddress(address));
}

/** The thread that waits for a text, where a page has asked for one. */
let waiting: Promise<Worker> | null = null;

/**
 * Starts the thread that reads texts before there is one: a slow phone takes half a second for it, which
 * passes while a learner looks for a file.
 *
 * @returns ends it again, unless a text has come meanwhile
 */
export function awaitTexts(): () => void {
  const mine = start();
  waiting = mine;
  mine.catch(() => {
    if (waiting === mine) waiting = null;
  });
  return () => {
    if (waiting !== mine) return;
    waiting = null;
    mine.then(
      (worker) => worker.terminate(),
      () => {},
    );
  };
}

/**
 * Reads and keeps what was brought in a thread of its own, which ends with it: the page stays free, and
 * memory that a text has taken is given back whatever becomes of it.
 */
export async function readBroughtText(question: ReadQuestion): Promise<ReadAnswer> {
  const thread = waiting ?? start();
  waiting = null;
  const worker = await thread;
  try {
    return await new Promise<ReadAnswer>((resolve, reject) => {
      const late = setTimeout(() => resolve({ fault: "broken" }), mostMs);
      worker.onmessage = ({ data }: MessageEvent<ReadAnswer>) => {
        clearTimeout(late);
        resolve(data);
      };
      worker.onerror = (event) => {
        clearTimeout(late);
        reject(new Error(event.message || "The reader of texts did not start"));
      };
      worker.postMessage(question, "bytes" in question ? [question.bytes] : []);
    });
  } finally {
    worker.terminate();
  }
}
