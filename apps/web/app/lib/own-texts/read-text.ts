import type { TextFaultCode } from "@tilashar/own-texts";
import { holdText } from "./held-texts.ts";
import type { KeptText } from "./own-text-store.ts";
import type {
  Keeping,
  KeepingAnswer,
  ReadAnswer,
  ReadQuestion,
  ReadText,
} from "./reading-question.ts";
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
  let read: KeptText | null = null;
  worker.onmessage = ({ data }: MessageEvent<ReadAnswer | KeepingAnswer>) => {
    if (data === "kept") keep.resolve(data);
    else if ("why" in data) {
      if (read !== null) holdText(read, data.chapters, data.why);
      keep.resolve(data.why);
    } else {
      if ("text" in data) read = data.text;
      answer.resolve(data);
    }
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
    const told = await answered;
    if ("text" in told) return { ...told, keeping };
    end();
    return told;
  } catch (error) {
    end();
    throw error;
  }
}
