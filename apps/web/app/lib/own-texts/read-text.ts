import type { TextFaultCode } from "@tilashar/own-texts";
import type { Keeping, ReadAnswer, ReadQuestion, ReadText } from "./reading-question.ts";
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

/** A text that can be shown, and what will have become of keeping it. */
export type BroughtText = ReadText & { keeping: Promise<Keeping> };

/**
 * Reads and keeps what was brought in a thread of its own, which ends with it: the page stays free, and
 * memory that a text has taken is given back whatever becomes of it. A text is answered as soon as it is
 * read; it is written meanwhile.
 */
export async function readBroughtText(
  question: ReadQuestion,
): Promise<BroughtText | { fault: TextFaultCode }> {
  const thread = waiting ?? start();
  waiting = null;
  const worker = await thread;
  const { promise: answered, ...answer } = Promise.withResolvers<ReadAnswer>();
  const { promise: keeping, ...keep } = Promise.withResolvers<Keeping>();
  const late = setTimeout(() => {
    answer.resolve({ fault: "broken" });
    keep.resolve("failed");
  }, mostMs);
  worker.onmessage = ({ data }: MessageEvent<ReadAnswer | Keeping>) => {
    if (typeof data === "string") keep.resolve(data);
    else answer.resolve(data);
  };
  worker.onerror = (event) => {
    answer.reject(new Error(event.message || "The reader of texts did not start"));
    keep.resolve("failed");
  };
  const end = () => {
    clearTimeout(late);
    worker.terminate();
  };
  void keeping.then(end);
  worker.postMessage(question, "bytes" in question ? [question.bytes] : []);
  try {
    const read = await answered;
    if ("text" in read) return { ...read, keeping };
    end();
    return read;
  } catch (error) {
    end();
    throw error;
  }
}
