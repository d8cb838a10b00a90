import type { PastDayWord } from "@tilashar/contracts";
import { Link } from "react-router";
import { Kazakh } from "#app/components/ui/kazakh-word.tsx";
import { useLanguage } from "#app/lib/language/browser-language.ts";
import { dayText } from "#app/lib/language/dates.ts";
import { useMeaningLanguage } from "#app/lib/language/meaning-language.ts";
import { paths } from "#app/lib/paths.ts";
import { m } from "#app/paraglide/messages.js";

/** The archive: a word for each of the last days. */
export function PastWords({ words, today }: { words: readonly PastDayWord[]; today: string }) {
  const language = useLanguage();
  const into = useMeaningLanguage();
  return (
    <section aria-labelledby="past-words" className="below-fold">
      <h2 id="past-words" className="pb-3 text-xl md:text-2xl">
        {m.word_past()}
      </h2>
      <ul className="grid gap-3 sm:grid-cols-2 md:grid-cols-3">
        {words.map((word) => (
          <li
            key={word.date}
            className="relative flex items-center gap-4 rounded-card bg-felt-raised px-4 py-3 shadow-lift has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-sky"
          >
            <img
              src={word.img}
              alt=""
              width={48}
              height={48}
              loading="lazy"
              decoding="async"
              className="size-12 shrink-0 object-contain"
            />
            <div className="min-w-0 flex-1">
              <Link
                to={paths.dayWord(word.date)}
                prefetch="intent"
                className="font-bold break-words outline-none after:absolute after:inset-0 hover:text-sky"
              >
                <Kazakh>{word.word_kazakh}</Kazakh>
              </Link>
              <p lang={into} className="text-sm">
                {into === "ru" ? word.word_russian : word.word_english}
              </p>
            </div>
            <time dateTime={word.date} className="shrink-0 text-sm text-ink-soft">
              {dayText(word.date, language, { year: word.date.slice(0, 4) !== today.slice(0, 4) })}
            </time>
          </li>
        ))}
      </ul>
    </section>
  );
}
