import type { DayWord, PastDayWord } from "@tilashar/contracts";
import { KazakhTextSettings } from "#app/components/kazakh/kazakh-text-settings.tsx";
import { ButtonLink } from "#app/components/ui/button.tsx";
import { EmptyState } from "#app/components/ui/empty-state.tsx";
import { useLanguage } from "#app/lib/language/browser-language.ts";
import { languageTag } from "#app/lib/language/language.ts";
import { paths } from "#app/lib/paths.ts";
import { m } from "#app/paraglide/messages.js";
import { DayWordCard } from "./day-word-card.tsx";
import { PastWords } from "./past-words.tsx";
import { WordForms } from "./word-forms.tsx";
import { WordScripts } from "./word-scripts.tsx";

/** Where else the word of the day comes to. */
const feeds = [
  { ending: "rss", label: m.word_follow_rss },
  { ending: "ics", label: m.word_follow_calendar },
] as const;

/** A day's word with all there is to say of it, and the days before. */
export function DayWordPage({
  word,
  past,
}: {
  word: DayWord | null;
  past: readonly PastDayWord[];
}) {
  const language = useLanguage();
  if (word === null) {
    return (
      <EmptyState
        heading="h1"
        title={m.word_missing_title()}
        action={<ButtonLink to={paths.wordOfTheDay}>{m.word_today()}</ButtonLink>}
      >
        {m.word_missing_text()}
      </EmptyState>
    );
  }
  return (
    <div className="mx-auto flex w-full max-w-6xl flex-col gap-8 px-4 pt-6 md:gap-10 md:pt-10">
      <KazakhTextSettings className="self-end" />
      <DayWordCard word={word} />
      <div className="grid grid-cols-1 gap-8 md:grid-cols-[minmax(0,1.4fr)_minmax(0,1fr)]">
        {word.forms.length > 0 && <WordForms forms={word.forms} />}
        <WordScripts word={word} />
      </div>
      <p className="flex flex-wrap items-center gap-x-5 text-ink-soft">
        {m.word_follow()}
        {feeds.map(({ ending, label }) => (
          <a
            key={ending}
            href={`${paths.wordOfTheDay}.${ending}?lang=${languageTag(language)}`}
            className="inline-flex min-h-11 items-center font-semibold text-sky underline underline-offset-4"
          >
            {label()}
          </a>
        ))}
      </p>
      <PastWords words={past.filter(({ date }) => date !== word.date)} today={word.date} />
    </div>
  );
}
