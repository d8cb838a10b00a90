import {
  closeSection,
  type ExamMock,
  isFinished,
  type MockAnswers,
  openSection,
  openSitting,
  withAnswer,
  withPlay,
  withTimePassed,
} from "@tilashar/learning/exams";
import { useCallback, useEffect, useRef, useState } from "react";
import { currentSession, useSession } from "#app/lib/session/session.ts";
import { silence } from "#app/lib/voice/player.ts";
import { finishMock } from "./finish-mock.ts";
import { forgetMock, type KeptMock, keepMock, keptMock, restoreMock } from "./kept-mock.ts";
import { useLoadedMock } from "./use-loaded-mock.ts";

export interface MockWork {
  /** Null until it is there. */
  readonly mock: ExamMock | null;
  /** Why it is not there. */
  readonly error: unknown;
  /** Null before it was begun. */
  readonly kept: KeptMock | null;
  /** Begun, but the learner is not at it: time stands still. */
  readonly paused: boolean;
  /** The part that the clock has closed a moment ago. */
  readonly timeUp: string | null;
  start(): void;
  resume(): void;
  pause(): void;
  choose(item: number, option: MockAnswers[number]): void;
  /** Marks a question to come back to, or takes the mark away. */
  mark(item: number): void;
  go(place: number): void;
  played(passage: string): void;
  /** Closes the open part; the last one ends the mock. */
  close(): void;
  retry(): void;
}

const tickMs = 1000;
/** More than this went by without us: the device slept. */
const longestTick = 5;
/** Seconds after which the clock is written down again. */
const keepEvery = 5;

/** A mock that is taken in this browser, written down at every step. */
export function useMock(exam: string, name: string): MockWork {
  const { status, user } = useSession();
  const owner = user?.id ?? null;
  const { mock, error, retry } = useLoadedMock(exam, name);
  const [kept, setKept] = useState<KeptMock | null>(null);
  const [paused, setPaused] = useState(true);
  const [timeUp, setTimeUp] = useState<string | null>(null);
  // Two keys may come before the screen has been drawn again: what they change is read from here.
  const latest = useRef<KeptMock | null>(null);

  const show = useCallback((next: KeptMock | null) => {
    latest.current = next;
    setKept(next);
  }, []);

  const finish = useCallback(
    (whole: ExamMock, closed: KeptMock) =>
      finishMock(whole, closed).then(show, (error: unknown) =>
        console.warn("The result is kept in this browser only", error),
      ),
    [show],
  );

  // Whose browser this is decides which sitting is there.
  useEffect(() => {
    if (status === "loading" || mock === null) return;
    let isHere = true;
    void restoreMock(mock).then(() => {
      if (!isHere) return;
      const found = keptMock(mock, owner);
      show(found);
      // The browser was killed before the result had left.
      if (found !== null && isFinished(mock, found.sitting) && found.finishedAt === null)
        void finish(mock, found);
    });
    return () => {
      isHere = false;
    };
  }, [status, mock, owner, show, finish]);

  const change = useCallback(
    (next: KeptMock) => {
      if (mock === null) return;
      const before = latest.current?.sitting.section;
      const moved = next.sitting.section !== before ? { ...next, place: 0 } : next;
      if (moved !== next) silence();
      show(moved);
      keepMock(moved);
      if (!isFinished(mock, moved.sitting)) return;
      setPaused(true);
      void finish(mock, moved);
    },
    [mock, show, finish],
  );

  const isRunning = mock !== null && !paused && kept !== null && !isFinished(mock, kept.sitting);
  useEffect(() => {
    if (!isRunning || mock === null) return;
    let at = performance.now();
    let unkept = 0;
    const tick = () => {
      const now = performance.now();
      const seconds = (now - at) / 1000;
      at = now;
      const current = latest.current;
      // Time stands still while nobody looks.
      if (current === null || document.hidden || seconds > longestTick) return;
      const sitting = withTimePassed(mock, current.sitting, seconds);
      if (sitting.section !== current.sitting.section) {
        setTimeUp(openSection(mock, current.sitting)?.id ?? null);
        return change({ ...current, sitting });
      }
      show({ ...current, sitting });
      unkept += seconds;
      if (unkept < keepEvery) return;
      unkept = 0;
      keepMock({ ...current, sitting });
    };
    const leave = () => {
      if (latest.current !== null) keepMock(latest.current);
    };
    const timer = window.setInterval(tick, tickMs);
    addEventListener("pagehide", leave);
    return () => {
      clearInterval(timer);
      removeEventListener("pagehide", leave);
      leave();
    };
  }, [isRunning, mock, change, show]);

  const act = (step: (mock: ExamMock, current: KeptMock) => KeptMock) => {
    const current = latest.current;
    if (mock === null || current === null || isFinished(mock, current.sitting)) return;
    setTimeUp(null);
    change(step(mock, current));
  };

  return {
    mock,
    error,
    retry,
    kept,
    paused,
    timeUp,
    start() {
      if (mock === null) return;
      forgetMock(mock);
      latest.current = null;
      const startedAt = new Date().toISOString();
      change({
        owner: currentSession().user?.id ?? null,
        sitting: openSitting(mock, { attempt: crypto.randomUUID(), startedAt }),
        marked: [],
        place: 0,
        finishedAt: null,
      });
      setPaused(false);
    },
    resume: () => setPaused(false),
    pause() {
      silence();
      setPaused(true);
    },
    choose: (item, option) =>
      act((whole, current) => ({
        ...current,
        sitting: withAnswer(whole, current.sitting, item, option),
      })),
    mark: (item) =>
      act((_, current) => ({
        ...current,
        marked: current.marked.includes(item)
          ? current.marked.filter((one) => one !== item)
          : [...current.marked, item],
      })),
    go: (place) =>
      act((whole, current) => {
        const items = openSection(whole, current.sitting)?.items ?? [];
        return items[place] === undefined ? current : { ...current, place };
      }),
    played: (passage) =>
      act((whole, current) => ({ ...current, sitting: withPlay(whole, current.sitting, passage) })),
    close: () =>
      act((whole, current) => ({ ...current, sitting: closeSection(whole, current.sitting) })),
  };
}
