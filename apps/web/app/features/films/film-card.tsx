import type { WatchingSummary } from "@tilashar/contracts";
import { ResourceCard } from "#app/components/resource/resource-card.tsx";
import { Chip } from "#app/components/ui/chip.tsx";
import { useLanguage } from "#app/lib/language/browser-language.ts";
import { titleIn } from "#app/lib/language/title-in.ts";
import { levelLetters } from "#app/lib/lesson-level.ts";
import { paths } from "#app/lib/paths.ts";
import { m } from "#app/paraglide/messages.js";
import { filmLength } from "./film-length.ts";

/** A film in the list. The poster of the `first` loads before all others. */
export function FilmCard({ film, first }: { film: WatchingSummary; first: boolean }) {
  const language = useLanguage();
  return (
    <ResourceCard
      to={paths.film(film.id)}
      title={titleIn(film, language)}
      kazakh={film.title_kz}
      layout="poster"
      picture={<Poster film={film} first={first} />}
    >
      <div className="mt-auto pt-2">
        <Chip tone="sky">{m.level_short({ letter: levelLetters[film.lang_level] })}</Chip>
      </div>
    </ResourceCard>
  );
}

function Poster({ film, first }: { film: WatchingSummary; first: boolean }) {
  return (
    <div className="relative">
      <img
        src={film.image_small}
        alt=""
        width={720}
        height={405}
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
  );
}
