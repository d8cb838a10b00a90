import { useRef, useState } from "react";
import { Link } from "react-router";
import { Icon } from "#app/components/ui/icon.tsx";
import { Kazakh } from "#app/components/ui/kazakh-word.tsx";
import { useLanguage } from "#app/lib/language/browser-language.ts";
import { useMeaningLanguage } from "#app/lib/language/meaning-language.ts";
import { paths } from "#app/lib/paths.ts";
import { m } from "#app/paraglide/messages.js";
import type { FilmTaste } from "./film-taste.ts";

/** A few seconds of a film that play at a press, the lines below lit as they are spoken. */
export function FilmSeconds({ film: { id, title, video, poster, lines } }: { film: FilmTaste }) {
  const language = useLanguage();
  const into = useMeaningLanguage();
  const player = useRef<HTMLVideoElement>(null);
  const [line, setLine] = useState(-1);
  const [isPlaying, setPlaying] = useState(false);
  const from = (lines[0]?.start ?? 0) - 0.3;
  const to = (lines.at(-1)?.end ?? 0) + 0.4;

  function play() {
    const film = player.current;
    if (film === null) return;
    film.currentTime = from;
    setPlaying(true);
    film.play().catch((error: unknown) => {
      console.warn("The film could not be played", error);
      setPlaying(false);
    });
  }

  function follow(film: HTMLVideoElement) {
    const now = film.currentTime;
    setLine(lines.findIndex(({ start, end }) => now >= (start ?? 0) && now <= (end ?? 0) + 0.2));
    if (now < to) return;
    film.pause();
    setPlaying(false);
    setLine(-1);
  }

  return (
    <div className="flex w-full flex-col gap-3">
      <div className="relative">
        {/* biome-ignore lint/a11y/useMediaCaption: what is said stands below, in two languages */}
        <video
          ref={player}
          src={video}
          poster={poster}
          preload="none"
          playsInline
          width={800}
          height={450}
          onTimeUpdate={(event) => follow(event.currentTarget)}
          className="aspect-video w-full rounded-tile bg-felt-sunk object-cover"
        />
        {!isPlaying && (
          <button
            type="button"
            aria-label={m.home_film_play()}
            onClick={play}
            className="absolute inset-0 rounded-tile"
          >
            <span className="absolute start-3 bottom-3 grid size-14 place-items-center rounded-full bg-sky text-on-sky shadow-lift">
              <Icon name="play" className="size-7" />
            </span>
          </button>
        )}
      </div>
      <ul className="flex flex-col gap-1">
        {lines.map(({ kz, en, ru }, at) => (
          <li
            key={kz}
            className={`rounded-tile px-3 py-1 transition-colors duration-150 ${at === line ? "bg-sun-wash" : ""}`}
          >
            <Kazakh as="p" className="font-bold">
              {kz}
            </Kazakh>
            <p lang={into} className="text-sm text-ink-soft">
              {into === "ru" ? ru : en}
            </p>
          </li>
        ))}
      </ul>
      <Link
        to={paths.film(id)}
        prefetch="intent"
        className="inline-flex min-h-11 items-center self-start px-3 font-bold text-sky underline underline-offset-4"
      >
        {m.home_film_whole({ title: title[language] })}
      </Link>
    </div>
  );
}
