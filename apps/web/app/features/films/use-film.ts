import type { FilmLine } from "@tilashar/contracts";
import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import { currentLine, playedShare } from "./current-line.ts";
import { currentWord } from "./current-word.ts";
import { repeatFrom } from "./repeat-line.ts";

/** A film counts as watched when this much of it has played. */
const enough = 0.8;

/** What is followed: ours, or subtitles of a learner's own, which time no words and no end. */
export interface FollowedFilm {
  readonly lines: readonly (Pick<FilmLine, "start" | "end"> & { words?: FilmLine["words"] })[];
  /** Null: whether it was watched is not counted. */
  readonly seconds: number | null;
}

export interface FilmControls {
  /** Index of the line being spoken; −1 before the first. */
  readonly line: number;
  /** Letters of the line that are being spoken. */
  readonly word: readonly [from: number, to: number] | null;
  readonly playing: boolean;
  readonly ended: boolean;
  readonly repeating: boolean;
  readonly failed: boolean;
  toggle(): void;
  playLine(index: number): void;
  /** Goes so many seconds on, or back. */
  move(seconds: number): void;
  setRepeating(on: boolean): void;
  retry(): void;
}

/** Follows a playing film line by line and word by word; `onWatched` is told once, with the seconds that played. */
export function useFilm(
  video: RefObject<HTMLVideoElement | null>,
  { lines, seconds }: FollowedFilm,
  speed: number,
  onWatched: (seconds: number) => void,
): FilmControls {
  const [line, setLine] = useState(-1);
  const [word, setWord] = useState<FilmControls["word"]>(null);
  const [playing, setPlaying] = useState(false);
  const [ended, setEnded] = useState(false);
  const [repeating, setRepeating] = useState(false);
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
      cancelAnimationFrame(frame);
      const back = repeatFrom(lines, repeated.current, player.currentTime);
      if (back !== null) player.currentTime = back;
      const at = currentLine(lines, player.currentTime);
      setLine(at);
      const next = currentWord(lines[at]?.words ?? [], player.currentTime);
      setWord((now) => (now?.[0] === next?.[0] && now?.[1] === next?.[1] ? now : next));
      setPlaying(!player.paused);
      setEnded(player.ended);
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
    const heard = {
      play: follow,
      pause: follow,
      seeked: follow,
      ended: () => {
        follow();
        count();
      },
      timeupdate: count,
      error: fail,
    };
    for (const [event, listener] of Object.entries(heard)) player.addEventListener(event, listener);
    if (player.error) fail();
    // Who pressed before the application had started watches already.
    if (!player.paused) follow();
    return () => {
      cancelAnimationFrame(frame);
      for (const [event, listener] of Object.entries(heard))
        player.removeEventListener(event, listener);
    };
  }, [video, lines, seconds]);

  useEffect(() => {
    if (video.current === null) return;
    video.current.defaultPlaybackRate = speed;
    video.current.playbackRate = speed;
  }, [video, speed]);

  const play = useCallback(() => {
    video.current?.play().catch((error: unknown) => {
      // A browser may refuse sound before the first touch: its own button is there.
      console.warn("The film did not start by itself", error);
    });
  }, [video]);

  const playLine = useCallback(
    (index: number) => {
      const start = lines[index]?.start;
      const player = video.current;
      if (player === null || start === null || start === undefined) return;
      if (repeated.current >= 0) repeated.current = index;
      player.currentTime = start;
      setLine(index);
      play();
    },
    [lines, video, play],
  );

  return {
    line,
    word,
    playing,
    ended,
    repeating,
    failed,
    playLine,
    toggle() {
      if (video.current?.paused === false) video.current.pause();
      else play();
    },
    move(by) {
      const player = video.current;
      if (player === null) return;
      player.currentTime = Math.min(seconds ?? Infinity, Math.max(0, player.currentTime + by));
    },
    setRepeating(on) {
      repeated.current = on ? Math.max(0, line) : -1;
      setRepeating(on);
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
