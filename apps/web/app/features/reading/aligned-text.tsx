import type { ReadingParagraph } from "@tilashar/contracts";
import { useEffect, useRef, useState } from "react";
import { AddGlossedWord } from "#app/components/kazakh/add-glossed-word.tsx";
import { GlossArea } from "#app/components/kazakh/gloss/gloss-area.tsx";
import { GlossedText } from "#app/components/kazakh/gloss/glossed-text.tsx";
import { KazakhTextSettings } from "#app/components/kazakh/kazakh-text-settings.tsx";
import { PlayInTurn } from "#app/components/kazakh/play-in-turn.tsx";
import { useKazakhScript } from "#app/components/kazakh/script/kazakh-script.ts";
import { Button, IconButton } from "#app/components/ui/button.tsx";
import { classNames } from "#app/components/ui/class-names.ts";
import { Icon } from "#app/components/ui/icon.tsx";
import { Kazakh } from "#app/components/ui/kazakh-word.tsx";
import { useTextLanguage } from "#app/lib/language/meaning-language.ts";
import { m } from "#app/paraglide/messages.js";

/**
 * Kazakh beside its translation, sentence by sentence: a pointer or a tap lights the pair. On a phone
 * each translation folds under its sentence.
 */
export function AlignedText({ paragraphs }: { paragraphs: readonly ReadingParagraph[] }) {
  /** Null: beside the text where there is room, folded on a phone. */
  const [all, setAll] = useState<boolean | null>(null);
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const into = useTextLanguage();
  const { attributes } = useKazakhScript();
  const sentences = paragraphs.flatMap((paragraph) => paragraph.sentences);
  const [saidAt, setSaidAt] = useState<number | null>(null);
  const saidRow = useRef<HTMLDivElement>(null);
  // At once, not smoothly: the eye is on the text.
  useEffect(() => {
    if (saidAt !== null) saidRow.current?.scrollIntoView({ block: "nearest" });
  }, [saidAt]);

  function showAll(shown: boolean | null) {
    setAll(shown);
    setOpened(new Set());
  }

  function toggle(key: string) {
    const next = new Set(opened);
    if (!next.delete(key)) next.add(key);
    setOpened(next);
  }

  return (
    <section aria-label={m.reading_text()}>
      <div className="flex flex-wrap items-center gap-2 pb-3">
        <KazakhTextSettings compact />
        <PlayInTurn texts={sentences.map(({ kz }) => kz)} at={saidAt} onTurn={setSaidAt} />
        <Button
          look="quiet"
          aria-pressed={all === true}
          onClick={() => showAll(all === true ? null : true)}
          className="border-2 border-stitch bg-felt-raised md:hidden"
        >
          {all === true ? m.reading_hide_translation() : m.reading_show_translation()}
        </Button>
        <Button
          look="quiet"
          aria-pressed={all === false}
          onClick={() => showAll(all === false ? null : false)}
          className="border-2 border-stitch bg-felt-raised max-md:hidden"
        >
          {all === false ? m.reading_show_translation() : m.reading_hide_translation()}
        </Button>
      </div>
      <p className="pb-3 text-sm text-ink-soft">{m.reading_hint()}</p>
      <GlossArea
        className="overflow-hidden rounded-card bg-felt-raised py-2 shadow-lift"
        actions={(gloss, text) => (
          <AddGlossedWord
            gloss={gloss}
            source="reading"
            sentence={sentences.find(({ kz }) => kz === text)}
          />
        )}
      >
        {paragraphs.map(({ speaker, sentences: own }, at) => (
          <div
            // biome-ignore lint/suspicious/noArrayIndexKey: the paragraphs of a text never change places
            key={at}
            className="below-fold py-1.5 [--below-fold-height:16rem] md:[--below-fold-height:12rem]"
          >
            {own.map((sentence, index) => {
              const isSaid = saidAt !== null && sentences[saidAt] === sentence;
              const key = `${at}.${index}`;
              const isOpen = opened.has(key);
              const name = index === 0 && speaker !== null ? speaker : null;
              return (
                <div
                  key={key}
                  ref={isSaid ? saidRow : undefined}
                  aria-current={isSaid || undefined}
                  className="group grid scroll-mt-20 scroll-mb-28 gap-x-8 px-4 transition-colors duration-150 hover:bg-sky-wash focus-within:bg-sky-wash aria-current:bg-sky-wash md:grid-cols-2 md:px-6"
                >
                  <div className="flex items-start gap-1 py-1">
                    <div {...attributes} className="kazakh-text min-w-0 flex-1">
                      {name && <Kazakh className="font-bold text-sky">{`${name.kz}: `}</Kazakh>}
                      <GlossedText text={sentence.kz} translation={sentence[into]} />
                    </div>
                    {all !== true && (
                      <IconButton
                        label={m.reading_translate_sentence()}
                        aria-expanded={isOpen}
                        onClick={() => toggle(key)}
                        className={classNames(
                          "-me-2 -my-0.5 text-ink-soft",
                          all === null && "md:hidden",
                        )}
                      >
                        <Icon
                          name="down"
                          className={classNames(
                            "size-5 transition-transform duration-150",
                            isOpen && "rotate-180",
                          )}
                        />
                      </IconButton>
                    )}
                  </div>
                  <p
                    lang={into}
                    className={classNames(
                      "reading-translation pb-2 text-ink-soft group-hover:text-ink md:py-1.5",
                      isOpen || all === true
                        ? "block"
                        : all === null
                          ? "hidden md:block"
                          : "hidden",
                    )}
                  >
                    {name && <span className="font-semibold">{name[into]}: </span>}
                    {sentence[into]}
                  </p>
                </div>
              );
            })}
          </div>
        ))}
      </GlossArea>
    </section>
  );
}
