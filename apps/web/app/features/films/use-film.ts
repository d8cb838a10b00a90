import type { WatchingDetail } from "@tilashar/contracts";
import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import { currentLine, playedShare } from "./current-line.ts";
import { repeatFrom } from "./repeat-line.ts";

/** A film counts as watched when this much of it has played. */
const enough = 0.8;

const slowly = 0.75;

export interface FilmControls {
  /** Index of the line being spoken; −1 before the first. */
  readonly line: number;
  readonly repeating: boolean;
  readonly slow: boolean;
  readonly failed: boolean;
  playLine(index: number): void;
  setRepeating(on: boolean): void;
  setSlow(on: boolean): void;
  retry(): void;
}

/** Follows a playing film line by line; `onWatched` is told once, with the seconds that played. */
export function useFilm(
  video: RefObject<HTMLVideoElement | null>,
  { lines, seconds }: Pick<WatchingDetail, "lines" | "seconds">,
  onWatched: (seconds: number) => void,
): FilmControls {
  const [line, setLine] = useState(-1);
  const [repeating, setRepeating] = useState(false);
  const [slow, setSlow] = useState(false);
  const [failed, setFailed] = useState(false);
  const watched = useRef(false);
  const told = useRef(onWatched);
  told.current = onWatched;
  /** The line that is repeated: the one that was current when repeating began, or was asked for since. */
  const repeated = useRef(-1);

  useEffect(() => {
    const player = video.current;
    if (player === null) return;
    let frame = 0;

    function follow() {
      if (player === null) return;
      const back = repeatFrom(lines, repeated.current, player.currentTime);
      if (back !== null) player.currentTime = back;
      setLine(currentLine(lines, player.currentTime));
      if (!player.paused) frame = requestAnimationFrame(follow);
    }

    function count() {
      if (player === null || watched.current || seconds === null) return;
      const { played } = player;
      const stretches = Array.from(
        { length: played.length },
        (_, i) => [played.start(i), played.end(i)] as const,
      );
      const share = playedShare(stretches, seconds);
      if (share < enough) return;
      watched.current = true;
      told.current(share * seconds);
    }

    const fail = () => setFailed(true);
    player.addEventListener("play", follow);
    player.addEventListener("seeked", follow);
    player.addEventListener("timeupdate", count);
    player.addEventListener("ended", count);
    player.addEventListener("error", fail);
    if (player.error) fail();
    return () => {
      cancelAnimationFrame(frame);
      player.removeEventListener("play", follow);
      player.removeEventListener("seeked", follow);
      player.removeEventListener("timeupdate", count);
      player.removeEventListener("ended", count);
      player.removeEventListener("error", fail);
    };
  }, [video, lines, seconds]);

  const playLine = useCallback(
    (index: number) => {
      const start = lines[index]?.start;
      const player = video.current;
      if (player === null || start === null || start === undefined) return;
      if (repeated.current >= 0) repeated.current = index;
      player.currentTime = start;
      setLine(index);
      player.play().catch((error: unknown) => {
        // A browser may refuse sound before the first touch: its own button is there.
        console.warn("The film did not start by itself", error);
      });
    },
    [lines, video],
  );

  return {
    line,
    repeating,
    slow,
    failed,
    playLine,
    setRepeating(on) {
      repeated.current = on ? Math.max(0, line) : -1;
      setRepeating(on);
    },
    setSlow(on) {
      if (video.current) video.current.playbackRate = on ? slowly : 1;
      setSlow(on);
    },
    retry() {
      const player = video.current;
      if (player === null) return;
      const at = player.currentTime;
      setFailed(false);
      player.load();
      player.currentTime = at;
    },
  };
}
