import { useEffect, useMemo, useRef, useState } from "react";
import { GlossedText } from "#app/components/kazakh/gloss/glossed-text.tsx";
import { useKazakhScript } from "#app/components/kazakh/script/kazakh-script.ts";
import { Button } from "#app/components/ui/button.tsx";
import { classNames } from "#app/components/ui/class-names.ts";
import { Icon } from "#app/components/ui/icon.tsx";
import { Notice } from "#app/components/ui/notice.tsx";
import { m } from "#app/paraglide/messages.js";
import { filmLength } from "./film-length.ts";
import { chooseFilmView, nextSpeed, useFilmView } from "./film-view.ts";
import { useFilm } from "./use-film.ts";

/** Lines that are drawn at first, and each time their end comes into sight. */
const drawn = 60;

export interface SubtitleLine {
  text: string;
  /** Seconds from the film's beginning. */
  from: number;
  to: number;
}

/**
 * Subtitles of the learner's own, line by line. With the film's file from the learner's own disk a line
 * plays when its time is pressed; the file is never sent and never kept.
 */
export default function OwnFilm({
  lines,
  first,
  onReached,
}: {
  lines: readonly SubtitleLine[];
  /** The line where reading goes on. */
  first: number;
  onReached: (line: number) => void;
}) {
  const video = useRef<HTMLVideoElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => () => void (address !== null && URL.revokeObjectURL(address)), [address]);
  const timed = useMemo(() => lines.map(({ from, to }) => ({ start: from, end: to })), [lines]);
  return (
    <div className="flex flex-col gap-4">
      <input
        ref={input}
        type="file"
        accept="video/*,audio/*,.mkv"
        hidden
        data-testid="own-film-file"
        onChange={(event) => {
          const file = event.currentTarget.files?.[0];
          if (file !== undefined) setAddress(URL.createObjectURL(file));
          event.currentTarget.value = "";
        }}
      />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button look="secondary" onClick={() => input.current?.click()}>
          <Icon name="play" className="size-5" />
          {m.mine_film_choose()}
        </Button>
        <p className="min-w-0 flex-1 basis-56 text-sm text-ink-soft">{m.mine_film_private()}</p>
      </div>
      <Player key={address} video={video} address={address} timed={timed}>
        {(current, play) => (
          <Lines
            lines={lines}
            first={first}
            current={current}
            onPlay={play}
            onReached={onReached}
          />
        )}
      </Player>
    </div>
  );
}

function Player({
  video,
  address,
  timed,
  children,
}: {
  video: React.RefObject<HTMLVideoElement | null>;
  address: string | null;
  timed: readonly { start: number; end: number }[];
  children: (current: number, play: ((line: number) => void) | null) => React.ReactNode;
}) {
  // A film of one's own is neither counted nor paid for.
  const film = useMemo(() => ({ lines: timed, seconds: null }), [timed]);
  const { speed } = useFilmView();
  const { line, repeating, failed, playLine, setRepeating } = useFilm(video, film, speed, () => {});
  return (
    <>
      {address !== null && (
        <div className="sticky top-2 z-10 flex flex-col gap-2 bg-felt pb-2">
          {/* biome-ignore lint/a11y/useMediaCaption: the lines below are its captions */}
          <video
            ref={video}
            src={address}
            controls
            playsInline
            className="max-h-[45dvh] w-full rounded-card bg-ink shadow-lift"
          />
          {failed && <Notice kind="error">{m.mine_film_failed()}</Notice>}
          <div className="flex flex-wrap gap-2">
            <Button
              look={repeating ? "primary" : "secondary"}
              aria-pressed={repeating}
              onClick={() => setRepeating(!repeating)}
            >
              {m.film_repeat()}
            </Button>
            <Button look="secondary" onClick={() => chooseFilmView({ speed: nextSpeed(speed) })}>
              {m.film_speed({ speed: String(speed) })}
            </Button>
          </div>
        </div>
      )}
      {children(address === null ? -1 : line, address === null ? null : playLine)}
    </>
  );
}

function Lines({
  lines,
  first,
  current,
  onPlay,
  onReached,
}: {
  lines: readonly SubtitleLine[];
  first: number;
  current: number;
  onPlay: ((line: number) => void) | null;
  onReached: (line: number) => void;
}) {
  const { attributes } = useKazakhScript();
  const [more, setMore] = useState(first + drawn);
  // A line that is played is drawn, wherever it is.
  const end = Math.min(lines.length, Math.max(more, current + drawn));
  const border = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = border.current;
    if (element === null) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setMore(end + drawn);
      },
      { rootMargin: "0px 0px 600px" },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [end]);
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    if (first > 0) list.current?.children[first]?.scrollIntoView({ block: "center" });
  }, [first]);
  useEffect(() => {
    if (current < 0) return;
    onReached(current);
    list.current?.children[current]?.scrollIntoView({ block: "nearest" });
  }, [current, onReached]);
  return (
    <>
      <ol
        ref={list}
        aria-label={m.film_lines()}
        className="flex flex-col rounded-card bg-felt-raised py-2 shadow-lift"
      >
        {lines.slice(0, end).map(({ text, from }, at) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a film never change places
            key={at}
            aria-current={at === current ? "true" : undefined}
            className={classNames(
              "flex items-start gap-3 border-s-4 px-3 py-1.5 [scroll-margin:50dvh_0_6rem]",
              at === current ? "border-sun bg-sky-wash" : "border-transparent",
            )}
          >
            {onPlay === null ? (
              <span className="w-16 shrink-0 py-2.5 text-sm text-ink-soft tabular-nums">
                {filmLength(from)}
              </span>
            ) : (
              <button
                type="button"
                aria-label={m.mine_film_play_from({ time: filmLength(from) })}
                onClick={() => {
                  onPlay(at);
                  onReached(at);
                }}
                className="min-h-11 w-16 shrink-0 rounded-full text-sm font-bold text-sky tabular-nums hover:bg-sky-wash"
              >
                {filmLength(from)}
              </button>
            )}
            <p {...attributes} className="kazakh-text min-w-0 flex-1 py-1.5">
              <GlossedText text={text} />
            </p>
          </li>
        ))}
      </ol>
      <div ref={border} aria-hidden="true" />
    </>
  );
}
