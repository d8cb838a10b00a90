import { useCallback, useEffect, useState } from "react";
import { toast } from "#app/components/ui/toast.tsx";
import { knownWords } from "#app/lib/own-texts/known-words.ts";
import { setMark } from "#app/lib/own-texts/own-text-store.ts";
import type { KnownWords } from "#app/lib/own-texts/word-standing.ts";
import type { Owner } from "#app/lib/review/review-store.ts";
import { m } from "#app/paraglide/messages.js";

export interface ReaderWords {
  /** Null until this device has been asked. */
  known: KnownWords | null;
  /** Looks again: a word may have been added. */
  reload(): void;
  mark(lemma: string, isKnown: boolean): Promise<void>;
}

/** What the reader of a text knows, and how to say that a word is known. */
export function useKnownWords(owner: Owner): ReaderWords {
  const [known, setKnown] = useState<KnownWords | null>(null);
  const reload = useCallback(() => {
    knownWords(owner).then(setKnown, (error: unknown) =>
      console.warn("Known words could not be read", error),
    );
  }, [owner]);
  useEffect(reload, [reload]);
  const mark = useCallback(
    async (lemma: string, isKnown: boolean) => {
      try {
        await setMark(owner, lemma, isKnown);
      } catch (error) {
        console.warn("A word could not be noted as known", error);
        toast(m.mine_mark_failed(), "error");
      }
      reload();
    },
    [owner, reload],
  );
  return { known, reload, mark };
}
