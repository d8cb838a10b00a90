import type { ReadAnswer, ReadQuestion } from "./reading-question.ts";
import { workerAddress } from "./worker-address.ts";

/** A text that takes longer than this on any phone is made to take long. */
const mostMs = 60_000;

/**
 * Reads what was brought in a thread of its own, which ends with it: the page stays free, and memory that
 * a text has taken is given back whatever becomes of it.
 */
export async function readBroughtText(question: ReadQuestion): Promise<ReadAnswer> {
  const { default: address } = await import("./read-text.worker.ts?worker&url");
  const worker = new Worker(workerAddress(address));
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
