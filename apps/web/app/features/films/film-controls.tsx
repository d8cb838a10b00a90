import type { WatchingDetail } from "@tilashar/contracts";
import type { RefObject } from "react";
import { KazakhTextSettings } from "#app/components/kazakh/kazakh-text-settings.tsx";
import { IconButton } from "#app/components/ui/button.tsx";
import { classNames } from "#app/components/ui/class-names.ts";
import { Icon } from "#app/components/ui/icon.tsx";
import { m } from "#app/paraglide/messages.js";
import { FilmClock } from "./film-clock.tsx";
import { chooseFilmView, type FilmView, nextSpeed } from "./film-view.ts";
import { PlayerIcon } from "./player-icon.tsx";
import type { FilmControls as Controls } from "./use-film.ts";

/** The film's own controls: they stand below the picture, never over it, each as large as a finger. */
export function FilmControls({
  film,
  video,
  controls,
  view,
  muted,
  onMute,
  onWhole,
}: {
  film: WatchingDetail;
  video: RefObject<HTMLVideoElement | null>;
  controls: Controls;
  view: FilmView;
  muted: boolean;
  onMute: () => void;
  /** Over the whole screen, or back. */
  onWhole: () => void;
}) {
  const { line, playing, repeating } = controls;
  const speed = String(view.speed);
  return (
    <div className="flex flex-col">
      <FilmClock video={video} seconds={film.seconds ?? 0} />
      <div className="flex flex-wrap items-center justify-between gap-2">
        <div className="flex flex-wrap items-center gap-1">
          <IconButton
            look="sky"
            label={m.film_line_before()}
            onClick={() => controls.playLine(Math.max(0, line - 1))}
          >
            <PlayerIcon name="previous" />
          </IconButton>
          <IconButton
            look="filled"
            label={playing ? m.film_pause() : m.film_play()}
            onClick={controls.toggle}
            data-play=""
          >
            <PlayerIcon name={playing ? "pause" : "play"} />
          </IconButton>
          <IconButton
            look="sky"
            label={m.film_line_after()}
            onClick={() => controls.playLine(Math.min(film.lines.length - 1, line + 1))}
          >
            <PlayerIcon name="next" />
          </IconButton>
          <IconButton
            look="sky"
            label={m.film_repeat()}
            aria-pressed={repeating}
            onClick={() => controls.setRepeating(!repeating)}
          >
            <Icon name="again" />
          </IconButton>
          <IconButton
            look="sky"
            label={m.film_speed({ speed })}
            onClick={() => chooseFilmView({ speed: nextSpeed(view.speed) })}
            className="min-w-14 tabular-nums"
          >
            <span aria-hidden="true">{speed}×</span>
          </IconButton>
        </div>
        <div className="flex flex-wrap items-center gap-1">
          <button
            type="button"
            aria-pressed={view.translated}
            onClick={() => chooseFilmView({ translated: !view.translated })}
            className={classNames(
              "min-h-11 rounded-full border-2 px-3 text-sm font-bold",
              view.translated
                ? "border-sky bg-sky-wash text-sky"
                : "border-stitch text-ink-soft hover:border-sky",
            )}
          >
            {m.film_translation()}
          </button>
          <KazakhTextSettings compact className="px-3" />
          <IconButton look="sky" label={m.film_mute()} aria-pressed={muted} onClick={onMute}>
            <PlayerIcon name={muted ? "muted" : "heard"} />
          </IconButton>
          <IconButton look="sky" label={m.film_whole()} onClick={onWhole}>
            <PlayerIcon name="whole" />
          </IconButton>
        </div>
      </div>
    </div>
  );
}
