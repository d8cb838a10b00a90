import type { WatchingSummary } from "@tilashar/contracts";
import { Link } from "react-router";
import { Card } from "#app/components/ui/card.tsx";
import { Chip } from "#app/components/ui/chip.tsx";
import { Kazakh } from "#app/components/ui/kazakh-word.tsx";
import { useLanguage } from "#app/lib/language/browser-language.ts";
import { levelLetters } from "#app/lib/lesson-level.ts";
import { paths } from "#app/lib/paths.ts";
import { m } from "#app/paraglide/messages.js";
import { filmLength, filmTitle } from "./film-titles.ts";

/** A film in the list; the whole card is the link. The poster of the `first` loads before all others. */
export function FilmCard({ film, first }: { film: WatchingSummary; first: boolean }) {
  const language = useLanguage();
  return (
    <Card className="group relative flex h-full flex-col overflow-hidden has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-sky">
      <div className="relative">
        <img
          src={film.image_path}
          srcSet={`${film.image_small} 800w, ${film.image_path} 960w`}
          sizes="(min-width: 72.5rem) 352px, (min-width: 40rem) 50vw, 100vw"
          alt=""
          width={960}
          height={540}
          loading={first ? "eager" : "lazy"}
          fetchPriority={first ? "high" : "auto"}
          decoding="async"
          className="aspect-video w-full bg-felt-sunk object-cover"
        />
        <span className="absolute start-3 bottom-3 grid size-12 place-items-center rounded-full bg-sky text-on-sky shadow-lift transition-transform duration-150 group-hover:scale-110 motion-reduce:transition-none">
          <svg aria-hidden="true" viewBox="0 0 24 24" className="ms-0.5 size-6" fill="currentColor">
            <path d="M6 4.5v15a1 1 0 001.500.860l12-7.500a1 1 0 000-1.720l-12-7.500A1 1 0 006 4.500z" />
          </svg>
        </span>
        {film.seconds !== null && (
          <span className="absolute end-2 bottom-2 rounded-tile bg-ink px-2 py-0.5 text-sm font-bold text-felt">
            <span className="sr-only">{m.film_length_label()} </span>
            {filmLength(film.seconds)}
          </span>
        )}
      </div>
      <div className="flex min-w-0 flex-1 flex-col items-start gap-1 px-4 pt-3 pb-4 sm:px-5">
        <h2 className="text-lg hyphens-auto wrap-anywhere">
          <Link
            to={paths.film(film.id)}
            prefetch="intent"
            className="outline-none group-hover:text-sky after:absolute after:inset-0"
          >
            {language === "kz" ? <Kazakh>{film.title_kz}</Kazakh> : filmTitle(film, language)}
          </Link>
        </h2>
        {language !== "kz" && <Kazakh className="text-ink-soft">{film.title_kz}</Kazakh>}
        <div className="mt-auto pt-2">
          <Chip tone="sky">{m.level_short({ letter: levelLetters[film.lang_level] })}</Chip>
        </div>
      </div>
    </Card>
  );
}
