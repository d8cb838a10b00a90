import { type RefObject, useEffect, useState } from "react";
import { m } from "#app/paraglide/messages.js";
import { filmLength } from "./film-length.ts";

/** Where the film is: a slider to go elsewhere, and the time in figures. Alone in being drawn again as time goes on. */
export function FilmClock({
  video,
  seconds,
}: {
  video: RefObject<HTMLVideoElement | null>;
  seconds: number;
}) {
  const [at, setAt] = useState(0);

  useEffect(() => {
    const player = video.current;
    if (player === null) return;
    const tell = () => setAt(player.currentTime);
    tell();
    const events = ["timeupdate", "seeking", "seeked", "ended"] as const;
    for (const event of events) player.addEventListener(event, tell);
    return () => {
      for (const event of events) player.removeEventListener(event, tell);
    };
  }, [video]);

  const time = m.film_time({ at: filmLength(at), length: filmLength(seconds) });
  return (
    <div className="flex items-center gap-3 max-sm:-my-2">
      <input
        type="range"
        aria-label={m.film_position()}
        aria-valuetext={time}
        min={0}
        max={seconds}
        step={0.1}
        value={Math.min(at, seconds)}
        onChange={({ currentTarget }) => {
          if (video.current) video.current.currentTime = Number(currentTarget.value);
          setAt(Number(currentTarget.value));
        }}
        className="h-11 min-w-0 flex-1 cursor-pointer accent-sky"
      />
      <span aria-hidden="true" className="text-sm font-semibold tabular-nums text-ink-soft">
        {filmLength(at)} / {filmLength(seconds)}
      </span>
    </div>
  );
}
