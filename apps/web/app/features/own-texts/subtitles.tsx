import { type ComponentType, useMemo } from "react";
import { Notice } from "#app/components/ui/notice.tsx";
import { Skeleton } from "#app/components/ui/skeleton.tsx";
import type { KeptText, ReadingPlace } from "#app/lib/own-texts/own-text-store.ts";
import { m } from "#app/paraglide/messages.js";
import { useChapter } from "./use-chapter.ts";

interface Line {
  text: string;
  from: number;
  to: number;
}

/** Plays lines beside a film; the route says which part of the application does. */
export type SubtitleFilm = ComponentType<{
  lines: readonly Line[];
  first: number;
  onReached: (line: number) => void;
}>;

/** Whether a text is lines with times. */
export const isSubtitles = ({ format }: Pick<KeptText, "format">): boolean =>
  format === "srt" || format === "vtt" || format === "ass";

/** Subtitles, with their film where the learner has it. */
export function Subtitles({
  text,
  place,
  Film,
  onReached,
}: {
  text: KeptText;
  place: ReadingPlace;
  Film: SubtitleFilm;
  onReached: (paragraph: number) => void;
}) {
  const chapter = useChapter(text.id, 0);
  const lines = useMemo(() => {
    if (chapter === null || chapter === "failed") return null;
    const { paragraphs, times } = chapter;
    return paragraphs.map((line, at) => {
      const { from, to } = times?.[at] ?? { from: 0, to: 0 };
      return { text: line, from, to };
    });
  }, [chapter]);
  if (chapter === "failed") return <Notice kind="error">{m.mine_failed()}</Notice>;
  if (lines === null) return <Skeleton className="h-96 w-full" />;
  return <Film lines={lines} first={place.paragraph} onReached={onReached} />;
}
