import type { Phrase, PhraseTopicDetail } from "@tilashar/contracts";
import { KazakhTextSettings } from "#app/components/kazakh/kazakh-text-settings.tsx";
import { SentenceRows } from "#app/components/kazakh/sentence-rows.tsx";
import { BackLink } from "#app/components/layout/back-link.tsx";
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
      <SentenceRows rows={topic.phrases} more={(phrase) => <Use phrase={phrase} />} />
    </article>
  );
}

/** Whom a phrase is said to, and when. */
function Use({ phrase: { register, usage } }: { phrase: Phrase }) {
  const language = useLanguage();
  return (
    <>
      {register !== "any" && (
        <p className="pt-1.5">
          <Chip tone={register === "siz" ? "sky" : "sun"}>{registers[register]()}</Chip>
        </p>
      )}
      {usage !== null && <p className="pt-1.5 text-sm">{usage[language]}</p>}
    </>
  );
}
