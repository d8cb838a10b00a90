import { useEffect, useState } from "react";
import { awaitTexts, type BroughtText, readBroughtText } from "#app/lib/own-texts/read-text.ts";
import type { ReadQuestion } from "#app/lib/own-texts/reading-question.ts";
import type { Owner } from "#app/lib/review/review-store.ts";
import { m } from "#app/paraglide/messages.js";
import { faultTexts, unkeptTexts } from "./fault-text.ts";

/** Larger files are not even read from the disk. */
const maxBytes = 20 * 1024 * 1024;

export interface Bringing {
  /** A text is being read now. */
  busy: boolean;
  /** What could not be read, by the name of the file, and why. */
  faults: readonly { name: string; text: string }[];
  /** Whether a book's pictures are kept, too. */
  pictures: boolean;
  setPictures(wished: boolean): void;
  files(files: Iterable<File>): Promise<void>;
  paste(text: string): Promise<void>;
}

/**
 * Reads and keeps what is brought, one after the other; whatever fails leaves the rest as it was.
 *
 * @param onRead told of a text that can be shown; it answers once the text is kept, or with why it is not
 */
export function useBring(
  owner: Owner,
  onRead: (brought: BroughtText) => Promise<"full" | "failed" | null>,
): Bringing {
  const [busy, setBusy] = useState(false);
  const [pictures, setPictures] = useState(false);
  const [faults, setFaults] = useState<Bringing["faults"]>([]);

  useEffect(() => awaitTexts(), []);

  async function take(name: string, question: () => Promise<ReadQuestion>) {
    try {
      const answer = await readBroughtText(await question());
      if ("fault" in answer) tell(name, faultTexts[answer.fault]());
      else {
        const unkept = await onRead(answer);
        if (unkept !== null) tell(name, unkeptTexts[unkept]());
      }
    } catch (error) {
      console.warn("A text could not be read", error);
      tell(name, m.mine_fault_failed());
    }
  }
  const tell = (name: string, text: string) => setFaults((told) => [...told, { name, text }]);

  async function all(work: () => Promise<void>) {
    setBusy(true);
    setFaults([]);
    await work();
    setBusy(false);
  }
  return {
    busy,
    faults,
    pictures,
    setPictures,
    files: (files) =>
      all(async () => {
        for (const file of files) {
          if (file.size > maxBytes) tell(file.name, m.mine_fault_large());
          else
            await take(file.name, async () => ({
              owner,
              name: file.name,
              bytes: await file.arrayBuffer(),
              pictures,
            }));
        }
      }),
    paste: (text) => all(() => take("", async () => ({ owner, text }))),
  };
}
