import type { ExamMock } from "@tilashar/learning/exams";
import { soundAddresses } from "./listening-voice.ts";

/** Few enough at once that answers still come first. */
const hands = 3;

/**
 * Fetches every sound of a mock, so that the service worker keeps it and the mock needs no network any more.
 *
 * @returns true when all of them came
 */
export async function keepSounds(mock: ExamMock, signal: AbortSignal): Promise<boolean> {
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
  return missing === 0 && !signal.aborted;
}
