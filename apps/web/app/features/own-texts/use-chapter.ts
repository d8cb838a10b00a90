import type { LineTime, Picture } from "@tilashar/own-texts";
import { useEffect, useState } from "react";
import { readChapter } from "#app/lib/own-texts/own-text-store.ts";

export interface LoadedChapter {
  paragraphs: readonly string[];
  times: readonly LineTime[] | null;
  pictures: readonly Picture[];
}

/** A chapter of a text from the device; null while it is read. */
export function useChapter(text: string, at: number): LoadedChapter | "failed" | null {
  const [loaded, setLoaded] = useState<{ at: number; chapter: LoadedChapter | "failed" } | null>(
    null,
  );
  useEffect(() => {
    let isHere = true;
    readChapter(text, at).then(
      (found) => {
        if (!isHere) return;
        const chapter = found && {
          paragraphs: found.paragraphs,
          times: found.times ?? null,
          pictures: found.pictures ?? [],
        };
        setLoaded({ at, chapter: chapter ?? "failed" });
      },
      (error: unknown) => {
        console.warn("A chapter could not be read", error);
        if (isHere) setLoaded({ at, chapter: "failed" });
      },
    );
    return () => {
      isHere = false;
    };
  }, [text, at]);
  return loaded?.at === at ? loaded.chapter : null;
}
