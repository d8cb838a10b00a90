import type { ExamMock } from "@tilashar/learning/exams";
import { soundAddresses } from "./listening-voice.ts";
import { loadMock } from "./load-mock.ts";

/** Few enough at once that answers still come first. */
const hands = 3;

/** Settles when a worker serves this page, and so keeps what is fetched: on a very first visit it comes later. */
async function workerServes(worker: ServiceWorkerContainer, signal: AbortSignal): Promise<void> {
  if (worker.controller !== null) return;
  await new Promise<void>((resolve) => {
    worker.addEventListener("controllerchange", () => resolve(), { once: true, signal });
  });
}

/**
 * Fetches a mock and every sound of it, so that the service worker keeps it and the mock needs no network any more.
 *
 * @returns true when all of them came
 */
export async function keepSounds(mock: ExamMock, signal: AbortSignal): Promise<boolean> {
  if (!("serviceWorker" in navigator)) return false;
  await workerServes(navigator.serviceWorker, signal);
  const isKept = await loadMock(mock.exam, mock.mock).then(
    () => true,
    () => false,
  );
  const queue = mock.sections
    .flatMap(({ passages }) => passages)
    .filter(({ part }) => part === "listening")
    .flatMap(soundAddresses);
  let missing = 0;
  const hand = async () => {
    for (let address = queue.shift(); address !== undefined; address = queue.shift()) {
      const answer = await fetch(address, { signal }).catch(() => null);
      // Read to its end: half a sound is none.
      const sound = answer?.ok ? await answer.arrayBuffer().catch(() => null) : null;
      if (sound === null) missing += 1;
    }
  };
  await Promise.all(Array.from({ length: hands }, hand));
  return isKept && missing === 0 && !signal.aborted;
}
