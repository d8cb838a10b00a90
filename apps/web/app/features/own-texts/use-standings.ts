import type { PlacedWord } from "@tilashar/course/gloss";
import { useEffect, useMemo, useState } from "react";
import { textWords } from "#app/lib/own-texts/text-words.ts";
import { type KnownWords, standingOf } from "#app/lib/own-texts/word-standing.ts";

export interface PageStandings {
  /** By paragraph: how the words that are not known stand, by their places in it. */
  byParagraph: readonly ReadonlyMap<number, "learning" | "new">[];
  words: number;
  /** Dictionary forms that are new on this page. */
  fresh: number;
}

/** How the words of a page stand with its reader; null until the thread that knows words has answered. */
export function useStandings(
  paragraphs: readonly string[],
  known: KnownWords | null,
): PageStandings | null {
  const [places, setPlaces] = useState<readonly PlacedWord[][] | null>(null);
  useEffect(() => {
    let isHere = true;
    textWords()
      .then((words) => words.places(paragraphs))
      .then(
        (found) => isHere && setPlaces(found),
        (error: unknown) => console.warn("The words of a page were not looked up", error),
      );
    return () => {
      isHere = false;
    };
  }, [paragraphs]);
  return useMemo(() => {
    if (places === null || known === null) return null;
    const fresh = new Set<string>();
    const byParagraph = places.map((words) => {
      const standings = new Map<number, "learning" | "new">();
      for (const word of words) {
        const standing = standingOf(word, known);
        if (standing === "new") fresh.add(word.lemma);
        if (standing === "new" || standing === "learning") standings.set(word.start, standing);
      }
      return standings;
    });
    return {
      byParagraph,
      words: places.reduce((sum, { length }) => sum + length, 0),
      fresh: fresh.size,
    };
  }, [places, known]);
}
