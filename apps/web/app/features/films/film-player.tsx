import type { Language, WatchingDetail } from "@tilashar/contracts";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { preload } from "react-dom";
import { Button } from "#app/components/ui/button.tsx";
import { classNames } from "#app/components/ui/class-names.ts";
import { Icon } from "#app/components/ui/icon.tsx";
import { m } from "#app/paraglide/messages.js";
import { FilmCaption } from "./film-caption.tsx";
import { FilmControls } from "./film-controls.tsx";
import { FilmEnd } from "./film-end.tsx";
import { type KeyPress, keyAct } from "./film-keys.ts";
import { chooseFilmView, nextSpeed, useFilmView } from "./film-view.ts";
import { keepWatched } from "./keep-watched.ts";
import { LineList } from "./line-list.tsx";
import { PlayerIcon } from "./player-icon.tsx";
import { useFilm } from "./use-film.ts";

const captionNames: Record<Language, string> = { kz: "Қазақша", ru: "Русский", en: "English" };

const picture = "aspect-video w-full rounded-card bg-ink shadow-lift";

/** The film with what is said below it, its controls, and all its lines beside it. */
export function FilmPlayer({ film, language }: { film: WatchingDetail; language: Language }) {
  const video = useRef<HTMLVideoElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const [said, setSaid] = useState("");
  const [muted, setMuted] = useState(false);
  const view = useFilmView();
  const controls = useFilm(video, film, view.speed, (seconds) => {
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
  const { line, word, playing, ended, repeating, failed } = controls;

  // The page and the poster come first over a slow line, then the film's own head. A press on our controls before the
  // application has started is kept for it; the browser's own are for whoever blocks scripts.
  const [started, setStarted] = useState(false);
  useEffect(() => setStarted(true), []);
  preload(film.image_small, { as: "image", fetchPriority: "high" });

  function mute() {
    if (video.current) video.current.muted = !muted;
    setMuted(!muted);
  }

  function fillScreen() {
    if (document.fullscreenElement !== null) void document.exitFullscreen();
    // A phone of Apple's shows nothing but a film over the whole screen; our captions are its tracks then.
    else if (stage.current?.requestFullscreen) void stage.current.requestFullscreen();
    else
      (video.current as { webkitEnterFullscreen?: () => void } | null)?.webkitEnterFullscreen?.();
  }

  function onKey(event: KeyPress & { preventDefault(): void }) {
    const act = keyAct(event);
    if (act === null) return;
    event.preventDefault();
    if (act === "play") controls.toggle();
    else if (act === "line after") controls.playLine(Math.min(film.lines.length - 1, line + 1));
    else if (act === "line before") controls.playLine(Math.max(0, line - 1));
    else if (act === "forth") controls.move(3);
    else if (act === "back") controls.move(-3);
    else if (act === "repeat") controls.setRepeating(!repeating);
    else if (act === "speed") chooseFilmView({ speed: nextSpeed(view.speed) });
    else if (act === "translation") chooseFilmView({ translated: !view.translated });
    else if (act === "mute") mute();
    else fillScreen();
  }

  // Where nothing has the focus, the space bar and the arrows to the sides are the film's; letters and the
  // other arrows are not, which belong to the browser and the page.
  const onBare = useEffectEvent((event: globalThis.KeyboardEvent) => {
    if (event.target !== document.body || event.defaultPrevented) return;
    if (["Space", "ArrowLeft", "ArrowRight"].includes(event.code)) onKey(event);
  });
  useEffect(() => {
    document.addEventListener("keydown", onBare);
    return () => document.removeEventListener("keydown", onBare);
  }, []);

  return (
    <section
      aria-label={m.film_player()}
      onKeyDown={(event) => {
        if (!event.defaultPrevented) onKey(event);
      }}
      className="grid grid-cols-1 gap-4 md:grid-cols-[minmax(0,1.7fr)_minmax(0,1fr)]"
    >
      <div
        ref={stage}
        className="flex min-w-0 flex-col gap-2 max-sm:gap-1 [&:fullscreen]:bg-felt [&:fullscreen]:p-4 [&:fullscreen_.film-picture]:min-h-0 [&:fullscreen_.film-picture]:flex-1 [&:fullscreen_video]:h-full"
      >
        <div className="film-picture relative">
          {/* biome-ignore lint/a11y/useMediaCaption: one track for each language is inside */}
          <video
            ref={video}
            src={film.video_url}
            poster={film.image_small}
            playsInline
            preload={started ? "metadata" : "none"}
            width={1280}
            height={720}
            onClick={() => {
              controls.toggle();
              stage.current
                ?.querySelector<HTMLElement>("[data-play]")
                ?.focus({ preventScroll: true });
            }}
            className={classNames(picture, "cursor-pointer noscript:hidden")}
          >
            <Captions film={film} />
          </video>
          <noscript>
            {/* biome-ignore lint/a11y/useMediaCaption: one track for each language is inside */}
            <video
              src={film.video_url}
              poster={film.image_small}
              controls
              playsInline
              preload="none"
              className={picture}
            >
              <Captions film={film} />
            </video>
          </noscript>
          {!playing && line < 0 && (
            <span className="pointer-events-none absolute inset-0 m-auto grid size-16 place-items-center rounded-full bg-sky text-on-sky shadow-lift">
              <PlayerIcon name="play" />
            </span>
          )}
          {ended && (
            <FilmEnd film={film} language={language} onAgain={() => controls.playLine(0)} />
          )}
        </div>
        {failed && (
          <div
            role="alert"
            className="flex flex-wrap items-center gap-3 rounded-card bg-pomegranate-wash p-4"
          >
            <Icon name="warning" className="size-6 text-pomegranate" />
            <p className="min-w-0 flex-1 basis-48">
              <strong className="block">{m.film_failed_title()}</strong>
              {m.film_failed_text()}
            </p>
            <Button look="secondary" onClick={controls.retry}>
              {m.film_try_again()}
            </Button>
          </div>
        )}
        <FilmCaption
          film={film}
          line={line}
          word={word}
          language={language}
          translated={view.translated}
          onAsk={() => video.current?.pause()}
        />
        <FilmControls
          film={film}
          video={video}
          controls={controls}
          view={view}
          muted={muted}
          onMute={mute}
          onWhole={fillScreen}
        />
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
        <LineList lines={film.lines} current={line} onPlay={controls.playLine} />
      </div>
    </section>
  );
}

/** One track for each language, for the player over a whole phone and for whoever blocks scripts. */
function Captions({ film: { captions } }: { film: WatchingDetail }) {
  return (
    captions !== null &&
    (["kz", "ru", "en"] as const).map((one) => (
      <track
        key={one}
        kind="captions"
        src={captions[one]}
        srcLang={one === "kz" ? "kk" : one}
        label={captionNames[one]}
      />
    ))
  );
}
