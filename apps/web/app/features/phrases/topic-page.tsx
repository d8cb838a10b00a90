import type { Phrase, PhraseTopicDetail } from "@tilashar/contracts";
import { AddGlossedWord } from "#app/components/kazakh/add-glossed-word.tsx";
import { GlossArea } from "#app/components/kazakh/gloss/gloss-area.tsx";
import { GlossedText } from "#app/components/kazakh/gloss/glossed-text.tsx";
import { KazakhTextSettings } from "#app/components/kazakh/kazakh-text-settings.tsx";
import { SayButton } from "#app/components/kazakh/say-button.tsx";
import { BackLink } from "#app/components/layout/back-link.tsx";
import { ReportFlag } from "#app/components/report/report-flag.tsx";
import { Chip } from "#app/components/ui/chip.tsx";
import { Kazakh } from "#app/components/ui/kazakh-word.tsx";
import { useLanguage } from "#app/lib/language/browser-language.ts";
import { levelNames } from "#app/lib/lesson-level.ts";
import { paths } from "#app/lib/paths.ts";
import { m } from "#app/paraglide/messages.js";

const registers = { sen: m.phrases_to_a_friend, siz: m.phrases_politely };

/** A topic of the phrase book: every phrase with its sound, its meaning and whom it is said to. */
export function TopicPage({ topic }: { topic: PhraseTopicDetail }) {
  const language = useLanguage();
  return (
    <article className="mx-auto w-full max-w-4xl px-4 pt-4 md:pt-8">
      <BackLink to={paths.phrases}>{m.phrases_title()}</BackLink>
      <header className="flex flex-col gap-3 pt-1 pb-6">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <div className="flex flex-wrap items-center gap-2">
            <Chip tone="sky">{levelNames[topic.lang_level]()}</Chip>
            <Chip>{m.phrases_count({ count: topic.count })}</Chip>
          </div>
          <KazakhTextSettings className="print:hidden" />
        </div>
        <h1 className="text-3xl md:text-4xl">{topic.title[language]}</h1>
        {language !== "kz" && (
          <Kazakh as="p" className="text-xl text-ink-soft">
            {topic.title.kz}
          </Kazakh>
        )}
        <p className="text-sm text-ink-soft print:hidden">{m.phrases_hint()}</p>
      </header>
      <PhraseList phrases={topic.phrases} />
    </article>
  );
}

function PhraseList({ phrases }: { phrases: readonly Phrase[] }) {
  const language = useLanguage();
  return (
    <GlossArea
      className="overflow-hidden rounded-card bg-felt-raised shadow-lift"
      actions={(gloss, text) => (
        <AddGlossedWord
          gloss={gloss}
          source="reading"
          sentence={phrases.find(({ kz }) => kz === text)}
        />
      )}
    >
      <ul>
        {phrases.map((phrase) => {
          const { kz, register, usage } = phrase;
          const translation = language === "en" ? phrase.en : phrase.ru;
          return (
            <li
              key={kz}
              className="flex items-start gap-2 border-b-2 border-felt-sunk px-4 py-3 last:border-b-0 sm:px-5"
            >
              <div className="min-w-0 flex-1">
                <p className="text-lg leading-relaxed font-semibold">
                  <GlossedText text={kz} translation={translation} />
                </p>
                <p className="text-ink-soft">{translation}</p>
                {register !== "any" && (
                  <p className="pt-1.5">
                    <Chip tone={register === "siz" ? "sky" : "sun"}>{registers[register]()}</Chip>
                  </p>
                )}
                {usage !== null && <p className="pt-1.5 text-sm">{usage[language]}</p>}
              </div>
              <span className="flex shrink-0 max-sm:flex-col">
                <SayButton text={kz} className="print:hidden" />
                <ReportFlag kind="sentence" subject={kz} />
              </span>
            </li>
          );
        })}
      </ul>
    </GlossArea>
  );
}
