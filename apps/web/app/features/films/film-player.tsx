import type { Language, WatchingDetail } from "@tilashar/contracts";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { preload } from "react-dom";
import { Button } from "#app/components/ui/button.tsx";
import { classNames } from "#app/components/ui/class-names.ts";
import { Icon } from "#app/components/ui/icon.tsx";
import { m } from "#app/paraglide/messages.js";
import { CaptionChoice, captionNames, htmlLanguage } from "./caption-choice.tsx";
import { keepWatched } from "./keep-watched.ts";
import { LineList } from "./line-list.tsx";
import { useFilm } from "./use-film.ts";

/** The film with its lines beside it, and what helps to hear them: repeating, slowing, captions. */
export function FilmPlayer({ film, language }: { film: WatchingDetail; language: Language }) {
  const video = useRef<HTMLVideoElement>(null);
  const [said, setSaid] = useState("");
  const controls = useFilm(video, film, (seconds) => {
    keepWatched(film.id, seconds).then(
      (points) =>
        setSaid(
          points === null
            ? m.film_guest_watched()
            : points > 0
              ? m.film_points({ count: points })
              : m.film_watched(),
        ),
      (error: unknown) => {
        console.warn("The film could not be kept", error);
        setSaid(m.film_watched());
      },
    );
  });
  const { line, repeating, slow, failed } = controls;

  // The page and the poster come first over a slow line, then the film's own head.
  const [mayFetch, setMayFetch] = useState(false);
  useEffect(() => setMayFetch(true), []);
  preload(film.image_small, { as: "image", fetchPriority: "high" });

  function onKey(event: KeyboardEvent) {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.code === "ArrowDown") controls.playLine(Math.min(film.lines.length - 1, line + 1));
    else if (event.code === "ArrowUp") controls.playLine(Math.max(0, line - 1));
    else if (event.code === "KeyR") controls.setRepeating(!repeating);
    else if (event.code === "KeyS") controls.setSlow(!slow);
    else return;
    event.preventDefault();
  }

  return (
    <section
      aria-label={m.film_player()}
      onKeyDown={onKey}
      className="grid grid-cols-1 gap-4 md:grid-cols-[minmax(0,1.7fr)_minmax(0,1fr)]"
    >
      <div className="flex min-w-0 flex-col gap-3">
        {/* biome-ignore lint/a11y/useMediaCaption: one track for each language is inside */}
        <video
          ref={video}
          src={film.video_url}
          poster={film.image_small}
          controls
          playsInline
          preload={mayFetch ? "metadata" : "none"}
          width={1280}
          height={720}
          className="aspect-video w-full rounded-card bg-ink shadow-lift"
        >
          {film.captions !== null &&
            (["kz", "ru", "en"] as const).map((one) => (
              <track
                key={one}
                kind="captions"
                src={film.captions?.[one]}
                srcLang={htmlLanguage(one)}
                label={captionNames[one]}
              />
            ))}
        </video>
        {failed && (
          <div
            role="alert"
            className="flex flex-wrap items-center gap-3 rounded-card bg-pomegranate-wash p-4"
          >
            <Icon name="warning" className="size-6 text-pomegranate" />
            <p className="min-w-0 flex-1">
              <strong className="block">{m.film_failed_title()}</strong>
              {m.film_failed_text()}
            </p>
            <Button look="secondary" onClick={controls.retry}>
              {m.film_try_again()}
            </Button>
          </div>
        )}
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <div className="flex flex-wrap gap-2">
            <Toggle on={repeating} onClick={() => controls.setRepeating(!repeating)}>
              <Icon name="again" className="size-5" />
              {m.film_repeat()}
            </Toggle>
            <Toggle on={slow} onClick={() => controls.setSlow(!slow)}>
              {m.film_slow()}
            </Toggle>
          </div>
          <CaptionChoice video={video} />
        </div>
        <p
          role="status"
          className={classNames("font-semibold text-steppe", said === "" && "sr-only")}
        >
          {said}
        </p>
      </div>
      <div className="flex min-h-0 flex-col gap-2">
        <p className="text-sm text-ink-soft">
          {m.film_lines_hint()} <span className="hidden md:inline">{m.film_keys()}</span>
        </p>
        <LineList
          lines={film.lines}
          current={line}
          language={language}
          onPlay={controls.playLine}
        />
      </div>
    </section>
  );
}

function Toggle({
  on,
  onClick,
  children,
}: {
  on: boolean;
  onClick: () => void;
  children: React.ReactNode;
}) {
  return (
    <button
      type="button"
      aria-pressed={on}
      onClick={onClick}
      className={classNames(
        "inline-flex min-h-11 items-center gap-2 rounded-full border-2 px-4 text-sm font-bold",
        on ? "border-sky bg-sky text-on-sky" : "border-sky text-sky hover:bg-sky-wash",
      )}
    >
      {children}
    </button>
  );
}
