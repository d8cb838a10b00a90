import { classNames } from "#app/components/ui/class-names.ts";
import { KazakhWord } from "#app/components/ui/kazakh-word.tsx";
import { meaningIn, useMeaningLanguage } from "#app/lib/language/meaning-language.ts";
import { m } from "#app/paraglide/messages.js";
import { SayButton } from "./say-button.tsx";

interface WordOfRound {
  readonly id: number;
  readonly kz: string;
  readonly meaning: { readonly en: string; readonly ru: string };
  readonly missed: boolean;
}

/** The words of a round that has ended, to be read and heard once more; nothing where it had none. */
export function WordChips({ title, words }: { title: string; words: readonly WordOfRound[] }) {
  const into = useMeaningLanguage();
  if (words.length === 0) return null;
  return (
    <section aria-label={title} className="w-full">
      <h3 className="pb-3 text-base text-ink-soft">{title}</h3>
      <ul className="flex flex-wrap justify-center gap-2">
        {words.map(({ id, kz, meaning, missed }) => (
          <li
            key={id}
            className={classNames(
              "flex items-center gap-1 rounded-full border-2 bg-felt-raised ps-4",
              missed ? "border-pomegranate" : "border-stitch",
            )}
          >
            <span className="flex flex-col py-1 text-start leading-tight">
              <KazakhWord word={kz} harmony className="text-lg" />
              <span lang={into} className="text-sm text-ink-soft">
                {meaningIn(meaning, into)}
                {missed && <span className="sr-only"> ({m.session_end_missed()})</span>}
              </span>
            </span>
            <SayButton text={kz} />
          </li>
        ))}
      </ul>
    </section>
  );
}
