import { useCallback, useEffect, useState } from "react";
import { GlossArea } from "#app/components/kazakh/gloss/gloss-area.tsx";
import { KazakhTextSettings } from "#app/components/kazakh/kazakh-text-settings.tsx";
import { BackLink } from "#app/components/layout/back-link.tsx";
import { Checkbox, SelectField } from "#app/components/ui/field.tsx";
import { Kazakh } from "#app/components/ui/kazakh-word.tsx";
import { onDisk } from "#app/lib/own-texts/opening-text.ts";
import type { KeptText } from "#app/lib/own-texts/own-text-store.ts";
import { noteOfText } from "#app/lib/own-texts/texts-at-hand.ts";
import { paths } from "#app/lib/paths.ts";
import { m } from "#app/paraglide/messages.js";
import { ChapterText } from "./chapter-text.tsx";
import { OwnWordActions } from "./own-word-actions.tsx";
import { isSubtitles, type SubtitleFilm, Subtitles } from "./subtitles.tsx";
import { TextStatistics } from "./text-statistics.tsx";
import { UnkeptNotice } from "./unkept-notice.tsx";
import { useKnownWords } from "./use-known-words.ts";

/** One text of the learner's own, read where it was left. */
export function OwnReader({ text, Film }: { text: KeptText; Film: SubtitleFilm }) {
  const [place, setPlace] = useState(text.place);
  const [marked, setMarked] = useState(true);
  const words = useKnownWords(text.owner);
  const { chapter } = place;

  useEffect(() => {
    const opened = new Date().toISOString();
    onDisk(text.id)
      .then(() => noteOfText(text.id, { opened }))
      .catch((error: unknown) => console.warn("The text was not noted as opened", error));
  }, [text.id]);
  const keepPlace = useCallback(
    (paragraph: number) => {
      onDisk(text.id)
        .then(() => noteOfText(text.id, { place: { chapter, paragraph } }))
        .catch((error: unknown) => console.warn("The place was not kept", error));
    },
    [text.id, chapter],
  );
  function go(to: number) {
    setPlace({ chapter: to, paragraph: 0 });
    scrollTo({ top: 0 });
  }
  return (
    <article className="flex flex-col gap-4">
      <div>
        <BackLink to={paths.ownTexts}>{m.mine_title()}</BackLink>
        <h1 className="text-2xl wrap-anywhere md:text-3xl">
          <Kazakh>{text.title}</Kazakh>
        </h1>
        {text.author !== "" && <p className="text-ink-soft">{text.author}</p>}
      </div>
      <UnkeptNotice text={text} />
      <TextStatistics text={text} known={words.known} />
      <div className="flex flex-wrap items-end gap-x-4 gap-y-2">
        {text.chapters.length > 1 && (
          <div className="min-w-0 flex-1 basis-40">
            <SelectField
              label={m.mine_chapter()}
              value={chapter}
              onChange={(event) => go(Number(event.currentTarget.value))}
            >
              {text.chapters.map(({ title }, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the chapters of a text never change places
                <option key={at} value={at}>
                  {title === "" ? m.mine_part({ number: at + 1 }) : title}
                </option>
              ))}
            </SelectField>
          </div>
        )}
        <KazakhTextSettings compact />
        {!isSubtitles(text) && (
          <Checkbox
            label={m.mine_mark_new()}
            checked={marked}
            onChange={(event) => setMarked(event.currentTarget.checked)}
          />
        )}
      </div>
      <p className="text-sm text-ink-soft">{m.reading_hint()}</p>
      <GlossArea
        actions={(gloss, sentence) => (
          <OwnWordActions
            key={`${gloss.lemma} ${sentence}`}
            gloss={gloss}
            sentence={sentence}
            words={words}
          />
        )}
      >
        {isSubtitles(text) ? (
          <Subtitles text={text} place={place} Film={Film} onReached={keepPlace} />
        ) : (
          <ChapterText
            key={chapter}
            text={text}
            place={place}
            known={words.known}
            marked={marked}
            onReached={keepPlace}
            onChapter={go}
          />
        )}
      </GlossArea>
    </article>
  );
}
