import { splitSentences } from "@tilashar/kazakh/script";
import type { Picture } from "@tilashar/own-texts";
import { Fragment, memo, useEffect, useRef } from "react";
import { GlossedText } from "#app/components/kazakh/gloss/glossed-text.tsx";
import { useKazakhScript } from "#app/components/kazakh/script/kazakh-script.ts";
import type { KnownWords } from "#app/lib/own-texts/word-standing.ts";
import { m } from "#app/paraglide/messages.js";
import { OwnPicture } from "./own-picture.tsx";
import type { TextPage } from "./text-pages.ts";
import { useStandings } from "./use-standings.ts";

/** The line of the window that is read: what stands there is where the reader has come to. */
const readingLine = "-25% 0px -65% 0px";

interface ReaderPageProps {
  page: TextPage;
  number: number;
  of: number;
  known: KnownWords | null;
  /** Words that are not known stand out. */
  marked: boolean;
  onReached: (paragraph: number) => void;
}

/** A page of a text: its paragraphs, each sentence a text to ask about, and what is new on it. */
export const ReaderPage = memo(function ReaderPage({
  page,
  number,
  of,
  known,
  marked,
  onReached,
}: ReaderPageProps) {
  const { attributes } = useKazakhScript();
  const standings = useStandings(page.paragraphs, known);
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const shown = element.current;
    if (shown === null) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) onReached(page.from);
      },
      { rootMargin: readingLine },
    );
    observer.observe(shown);
    return () => observer.disconnect();
  }, [page, onReached]);
  return (
    <div ref={element} data-page={number}>
      <div {...attributes} className="kazakh-text mx-auto flex max-w-[70ch] flex-col gap-3">
        {page.paragraphs.map((paragraph, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the paragraphs of a text never change places
          <Fragment key={at}>
            <Pictures pictures={picturesBefore(page, at)} />
            <Paragraph
              text={paragraph}
              standings={marked ? standings?.byParagraph[at] : undefined}
            />
          </Fragment>
        ))}
        <Pictures pictures={picturesBefore(page, page.paragraphs.length)} />
      </div>
      <p className="py-4 text-center text-sm text-ink-soft">
        {m.mine_page({ number, of })}
        {standings !== null && ` · ${m.mine_page_words({ count: standings.words })}`}
        {standings !== null && ` · ${m.mine_page_new({ count: standings.fresh })}`}
      </p>
    </div>
  );
});

const picturesBefore = ({ from, pictures }: TextPage, at: number): readonly Picture[] =>
  pictures.filter(({ before }) => before === from + at);

function Pictures({ pictures }: { pictures: readonly Picture[] }) {
  return pictures.map((picture, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the pictures of a text never change places
    <OwnPicture key={at} picture={picture} />
  ));
}

const Paragraph = memo(function Paragraph({
  text,
  standings,
}: {
  text: string;
  standings: ReadonlyMap<number, "learning" | "new"> | undefined;
}) {
  const sentences = splitSentences(text);
  return (
    <p>
      {sentences.map((sentence, at) => (
        <Fragment key={sentence.start}>
          {at > 0 &&
            // Lines of a verse stay lines
            (text.slice(sentences[at - 1]?.end, sentence.start).includes("\n") ? <br /> : " ")}
          <GlossedText text={sentence.text} standings={within(standings, sentence)} />
        </Fragment>
      ))}
    </p>
  );
});

/** The standings of one sentence, by places in it. */
function within(
  standings: ReadonlyMap<number, "learning" | "new"> | undefined,
  { start, end }: { start: number; end: number },
): ReadonlyMap<number, "learning" | "new"> | undefined {
  if (standings === undefined) return undefined;
  return new Map(
    [...standings].flatMap(([place, standing]) =>
      place >= start && place < end ? [[place - start, standing] as const] : [],
    ),
  );
}
