import type { Language, WatchingDetail } from "@tilashar/contracts";
import { GlossedText } from "#app/components/kazakh/gloss/glossed-text.tsx";
import { KazakhTextSettings } from "#app/components/kazakh/kazakh-text-settings.tsx";
import { useKazakhScript } from "#app/components/kazakh/script/kazakh-script.ts";
import { Kazakh } from "#app/components/ui/kazakh-word.tsx";
import { useMeaningLanguage } from "#app/lib/language/meaning-language.ts";
import { m } from "#app/paraglide/messages.js";
import { FilmGloss } from "./film-gloss.tsx";

const headings = { ru: m.film_text_ru, en: m.film_text_en };

/** The whole text in two columns: Kazakh, each word explained at a tap, and its translations. */
export function FilmText({ film, language }: { film: WatchingDetail; language: Language }) {
  const { attributes } = useKazakhScript();
  const first = useMeaningLanguage();
  // Who reads Russian may want the English, too.
  const second = language === "ru" ? "en" : undefined;
  return (
    <section aria-label={m.film_text()} className="pt-8">
      <KazakhTextSettings compact />
      <div className="grid grid-cols-1 gap-6 pt-3 md:grid-cols-2">
        <div>
          <h2 className="pb-2 text-xl">{m.film_text_kz()}</h2>
          <FilmGloss
            film={film}
            className="flex flex-col gap-2 rounded-card bg-felt-raised p-4 shadow-lift md:p-6"
          >
            {film.lines.map((line, index) => (
              <div
                // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a film never change places
                key={index}
                {...attributes}
                className="kazakh-text below-fold [--below-fold-height:4rem]"
              >
                <Kazakh className="font-bold text-sky">{`${line.speaker.kz}: `}</Kazakh>
                <GlossedText text={line.kz} translation={line[first]} />
              </div>
            ))}
          </FilmGloss>
        </div>
        <div>
          <h2 className="pb-2 text-xl">{headings[first]()}</h2>
          <Translation film={film} into={first} />
          {second !== undefined && (
            <details className="pt-4">
              <summary className="min-h-11 cursor-pointer py-2 text-xl font-bold">
                {headings[second]()}
              </summary>
              <Translation film={film} into={second} />
            </details>
          )}
        </div>
      </div>
    </section>
  );
}

function Translation({ film, into }: { film: WatchingDetail; into: "ru" | "en" }) {
  return (
    <div lang={into} className="flex flex-col gap-2 p-4 md:px-0 md:py-6">
      {film.lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a film never change places
        <p key={index} className="below-fold text-ink-soft [--below-fold-height:3rem]">
          <span className="font-semibold text-ink">{line.speaker[into]}: </span>
          {line[into]}
        </p>
      ))}
    </div>
  );
}
