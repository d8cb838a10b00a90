import { SayButton } from "#app/components/kazakh/say-button.tsx";
import { classNames } from "#app/components/ui/class-names.ts";
import { KazakhWord } from "#app/components/ui/kazakh-word.tsx";
import { useLanguage } from "#app/lib/language/browser-language.ts";
import { m } from "#app/paraglide/messages.js";
import { meaningLanguage } from "./parts/meaning.tsx";
import type { SessionResult } from "./session-result.ts";

/** The words of a session that has ended, to be read and heard once more; nothing where it had none. */
export function SessionWords({ words }: Pick<SessionResult, "words">) {
  const into = meaningLanguage(useLanguage());
  if (words.length === 0) return null;
  return (
    <section aria-label={m.session_end_words()} className="w-full">
      <h3 className="pb-3 text-base text-ink-soft">{m.session_end_words()}</h3>
      <ul className="flex flex-wrap justify-center gap-2">
        {words.map(({ word, missed }) => (
          <li
            key={word.id}
            className={classNames(
              "flex items-center gap-1 rounded-full border-2 bg-felt-raised ps-4",
              missed ? "border-pomegranate" : "border-stitch",
            )}
          >
            <span className="flex flex-col py-1 text-start leading-tight">
              <KazakhWord word={word.kz} harmony className="text-lg" />
              <span lang={into} className="text-sm text-ink-soft">
                {word.meaning[into]}
                {missed && <span className="sr-only"> ({m.session_end_missed()})</span>}
              </span>
            </span>
            <SayButton text={word.kz} />
          </li>
        ))}
      </ul>
    </section>
  );
}
