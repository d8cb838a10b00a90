import { useEffect, useMemo, useRef, useState } from "react";
import { Button } from "#app/components/ui/button.tsx";
import { Card } from "#app/components/ui/card.tsx";
import { Kazakh } from "#app/components/ui/kazakh-word.tsx";
import { Notice } from "#app/components/ui/notice.tsx";
import { Skeleton } from "#app/components/ui/skeleton.tsx";
import type { KeptText, ReadingPlace } from "#app/lib/own-texts/own-text-store.ts";
import type { KnownWords } from "#app/lib/own-texts/word-standing.ts";
import { m } from "#app/paraglide/messages.js";
import { ReaderPage } from "./reader-page.tsx";
import { pageOf, textPages } from "./text-pages.ts";
import { useChapter } from "./use-chapter.ts";

/** So far below the window the next page is drawn. */
const ahead = "0px 0px 900px";
/** Pages that one press brings back from before the place where reading went on. */
const pagesBack = 3;

interface ChapterTextProps {
  text: KeptText;
  place: ReadingPlace;
  known: KnownWords | null;
  marked: boolean;
  onReached: (paragraph: number) => void;
  onChapter: (chapter: number) => void;
}

/** A chapter, page by page as each is reached, from the place where it was left. */
export function ChapterText({
  text,
  place,
  known,
  marked,
  onReached,
  onChapter,
}: ChapterTextProps) {
  const chapter = useChapter(text.id, place.chapter);
  const pages = useMemo(
    () =>
      chapter === null || chapter === "failed"
        ? []
        : textPages(chapter.paragraphs, chapter.pictures),
    [chapter],
  );
  const start = pageOf(pages, place.paragraph);
  const [back, setBack] = useState(0);
  const [more, setMore] = useState(1);
  const first = Math.max(0, start - back);
  const end = Math.min(pages.length, start + more);
  const isWhole = end === pages.length;
  const border = useRef<HTMLDivElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: watched anew after each page: one that leaves the border in sight is followed by the next
  useEffect(() => {
    const element = border.current;
    if (element === null || isWhole) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setMore((count) => count + 1);
      },
      { rootMargin: ahead },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [isWhole, end]);

  if (chapter === "failed") return <Notice kind="error">{m.mine_failed()}</Notice>;
  if (chapter === null) return <Skeleton className="h-96 w-full" />;
  const title = text.chapters[place.chapter]?.title ?? "";
  const next = place.chapter + 1;
  return (
    <Card className="px-4 py-5 sm:px-8 sm:py-7">
      {title !== "" && (
        <h2 className="pb-4 text-xl wrap-anywhere">
          <Kazakh>{title}</Kazakh>
        </h2>
      )}
      {first > 0 && (
        <Button look="quiet" onClick={() => setBack(back + pagesBack)} className="mb-4 w-full">
          {m.mine_earlier()}
        </Button>
      )}
      {pages.slice(first, end).map((page, at) => (
        <ReaderPage
          key={page.from}
          page={page}
          number={first + at + 1}
          of={pages.length}
          known={known}
          marked={marked}
          onReached={onReached}
        />
      ))}
      <div ref={border} aria-hidden="true" />
      {isWhole && (
        <div className="flex flex-wrap justify-center gap-3 pt-2">
          {next < text.chapters.length ? (
            <Button onClick={() => onChapter(next)}>{m.mine_next_chapter()}</Button>
          ) : (
            <p className="font-semibold text-steppe">{m.mine_end()}</p>
          )}
        </div>
      )}
    </Card>
  );
}
