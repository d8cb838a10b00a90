import type { PracticePool } from "@tilashar/contracts";
import {
  answeredItems,
  choosePractice,
  type ExamMock,
  itemsOfMock,
  knownAndMissed,
  type MockAnswers,
  markMock,
  PRACTICE,
  type PracticeChoice,
  practiceOf,
  tallyOf,
} from "@tilashar/learning/exams";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { localDayOf } from "#app/lib/language/dates.ts";
import { outbox } from "#app/lib/outbox/outbox.ts";
import { useSession } from "#app/lib/session/session.ts";
import { keepResult } from "./own-exams.ts";
import { useLoadedMock } from "./use-loaded-mock.ts";
import { useOwnExams } from "./use-own-exams.ts";

/** What is to be practised. */
export interface PracticeAim {
  readonly pool: PracticePool;
  /** Only questions that need this point of grammar; null for all. */
  readonly point: string | null;
  /** The examination whose mocks are spared, with the mocks it has. */
  readonly spared: { readonly exam: string; readonly mocks: readonly string[] } | null;
}

/** Ten questions of a pool, as they are being asked. */
export interface PracticeTurn {
  readonly asked: ExamMock;
  readonly answers: MockAnswers;
  readonly place: number;
  readonly begun: number;
}

/** Practice in this browser: chosen by what was answered before, kept when it ends or is left. */
export function usePractice({ pool, point, spared }: PracticeAim) {
  const { user } = useSession();
  const owner = user?.id ?? null;
  const own = useOwnExams();
  const { mock, error, retry } = useLoadedMock(PRACTICE, pool.mock);
  const [turn, setTurn] = useState<PracticeTurn | null>(null);
  /** Turns of this visit, the newest first: the account may not know them yet. */
  const [done, setDone] = useState<readonly { known: number[]; missed: number[] }[]>([]);
  const latest = useRef<PracticeTurn | null>(null);
  const show = useCallback((next: PracticeTurn | null) => {
    latest.current = next;
    setTurn(next);
  }, []);

  const choice = useMemo((): PracticeChoice | null => {
    if (mock === null || own === null) return null;
    const isTaken = (name: string) =>
      own.results.some((result) => result.exam === spared?.exam && result.mock === name);
    const untaken = (spared?.mocks ?? [])
      .filter((name) => !isTaken(name))
      .map((name) => `${spared?.exam}-${name}`);
    return choosePractice(mock, {
      answered: answeredItems([...done, ...own.results]),
      untaken: new Set(untaken),
      point: point ?? undefined,
    });
  }, [mock, own, done, spared, point]);

  const finish = useCallback(
    ({ asked, answers, begun }: PracticeTurn) => {
      const given = new Set(Object.keys(answers).map(Number));
      if (given.size === 0) return;
      const answered = practiceOf(asked, given);
      const mark = markMock(answered, answers);
      const items = knownAndMissed(itemsOfMock(answered), answers);
      const attempt = crypto.randomUUID();
      const seconds = Math.round((performance.now() - begun) / 1000);
      setDone((before) => [items, ...before]);
      keepResult(owner, {
        attempt,
        exam: asked.exam,
        mock: asked.mock,
        level: asked.level,
        day: localDayOf(new Date()),
        seconds,
        right: mark.right,
        of: mark.of,
        passed: mark.passed,
        sections: [...mark.sections],
        tally: tallyOf(answered, answers),
        ...items,
      });
      outbox
        .keep("POST /profile/exam-results/", {
          body: {
            attempt,
            exam: asked.exam,
            mock: asked.mock,
            answers: [...given].flatMap((item) => {
              const option = answers[item];
              return option === undefined ? [] : [{ item, option }];
            }),
            seconds,
          },
          finishedAt: new Date().toISOString(),
        })
        .catch((failure: unknown) =>
          console.warn("The practice is kept in this browser only", failure),
        );
    },
    [owner],
  );

  // Who leaves in the middle keeps what was answered.
  useEffect(
    () => () => {
      const left = latest.current;
      if (left !== null && left.place < itemsOfMock(left.asked).length) finish(left);
    },
    [finish],
  );

  return {
    mock,
    error,
    retry,
    choice,
    turn,
    begin() {
      if (mock === null || choice === null) return;
      const asked = practiceOf(mock, new Set(choice.items.map(({ id }) => id)));
      show({ asked, answers: {}, place: 0, begun: performance.now() });
    },
    choose(item: number, option: MockAnswers[number]) {
      const current = latest.current;
      if (current !== null && current.answers[item] === undefined)
        show({ ...current, answers: { ...current.answers, [item]: option } });
    },
    next() {
      const current = latest.current;
      if (current === null) return;
      const moved = { ...current, place: current.place + 1 };
      show(moved);
      if (moved.place === itemsOfMock(moved.asked).length) finish(moved);
    },
  };
}
