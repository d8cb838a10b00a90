import type { LineTime, Picture } from "@tilashar/own-texts";
import { useEffect, useState } from "react";
import { letOpeningGo, onDisk, openingChapter } from "#app/lib/own-texts/opening-text.ts";
import type { KeptChapter } from "#app/lib/own-texts/own-text-store.ts";
import { chapterAtHand } from "#app/lib/own-texts/texts-at-hand.ts";

export interface LoadedChapter {
  paragraphs: readonly string[];
  times: readonly LineTime[] | null;
  pictures: readonly Picture[];
}

const shown = ({ paragraphs, times, pictures }: KeptChapter): LoadedChapter => ({
  paragraphs,
  times: times ?? null,
  pictures: pictures ?? [],
});

/** A chapter of a text from the device; null while it is read. */
export function useChapter(text: string, at: number): LoadedChapter | "failed" | null {
  const [loaded, setLoaded] = useState<{ at: number; chapter: LoadedChapter | "failed" } | null>(
    () => {
      const opening = openingChapter(text, at);
      return opening && { at, chapter: shown(opening) };
    },
  );
  const isLoaded = loaded?.at === at;
  useEffect(() => {
    letOpeningGo();
    if (isLoaded) return;
    let isHere = true;
    const stored = async () => {
      await onDisk(text);
      return chapterAtHand(text, at);
    };
    stored().then(
      (found) => isHere && setLoaded({ at, chapter: found === null ? "failed" : shown(found) }),
      (error: unknown) => {
        console.warn("A chapter could not be read", error);
        if (isHere) setLoaded({ at, chapter: "failed" });
      },
    );
    return () => {
      isHere = false;
    };
  }, [text, at, isLoaded]);
  return isLoaded ? loaded.chapter : null;
}
