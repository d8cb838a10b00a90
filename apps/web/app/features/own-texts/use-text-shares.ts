import { useEffect, useState } from "react";
import { countText } from "#app/lib/own-texts/count-text.ts";
import { knownWords } from "#app/lib/own-texts/known-words.ts";
import type { KeptText } from "#app/lib/own-texts/own-text-store.ts";
import { shareOf } from "#app/lib/own-texts/word-standing.ts";
import type { Owner } from "#app/lib/review/review-store.ts";

/**
 * How much of each text is known before it is opened, by the text's id: those that have been counted at
 * once, the others one after the other. An ornament of the list: it stands without it.
 */
export function useTextShares(
  owner: Owner,
  texts: readonly KeptText[] | null,
  onCounted: () => void,
): ReadonlyMap<string, number> {
  const [shares, setShares] = useState<ReadonlyMap<string, number>>(new Map());
  // biome-ignore lint/correctness/useExhaustiveDependencies: a list that was read anew is the reason to look again
  useEffect(() => {
    if (texts === null) return;
    let isHere = true;
    const look = async () => {
      const reader = await knownWords(owner);
      const byCount = [...texts].sort(
        (one, other) => Number(one.words === null) - Number(other.words === null),
      );
      for (const text of byCount) {
        const { id, words } = text;
        const counted = await countText(text, () => isHere);
        if (!isHere || counted === null) return;
        const { known } = shareOf(counted, reader);
        setShares((before) => new Map(before).set(id, known));
        if (words === null) return onCounted();
      }
    };
    look().catch((error: unknown) => console.warn("The words of a text were not counted", error));
    return () => {
      isHere = false;
    };
  }, [owner, texts]);
  return shares;
}
