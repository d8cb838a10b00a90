import type { LessonDetail } from "@tilashar/contracts";
import {
  currentQuestion,
  givenAnswer,
  type QuizAction,
  type QuizSession,
  quizReducer,
} from "@tilashar/learning";
import { useEffect, useLayoutEffect, useReducer, useRef, useState } from "react";
import { Button } from "#app/components/ui/button.tsx";
import { InARow, useInARow } from "#app/components/ui/in-a-row.tsx";
import { Progress } from "#app/components/ui/progress.tsx";
import { afterFrame } from "#app/lib/after-frame.ts";
import { useKazakhView } from "#app/lib/kazakh/kazakh-view.ts";
import { m } from "#app/paraglide/messages.js";
import { ChoiceQuestion } from "./choice-question.tsx";
import { keepSitting } from "./keep-sitting.ts";
import { LetterQuestion } from "./letter-question.tsx";
import { QuizResult } from "./quiz-result.tsx";
import { useQuizKeys } from "./use-quiz-keys.ts";
import { Verdict } from "./verdict.tsx";

/** One sitting from the first question to the score. */
export function Sitting({
  attempt,
  detail,
  start,
  onBegin,
  onProgress,
  sending,
  onFinish,
}: {
  /** Names this sitting for the server, so that a result sent twice counts once. */
  attempt: string;
  detail: LessonDetail;
  start: () => QuizSession;
  onBegin: () => void;
  onProgress: (isUnderWay: boolean) => void;
  /** The result is on its way. */
  sending: boolean;
  onFinish: () => void;
}) {
  const [session, dispatch] = useReducer(quizReducer, undefined, start);
  const hasAnswer = givenAnswer(session) !== null;
  const act = (action: QuizAction) => {
    if (action.type === "choose" || action.type === "place" || action.type === "take back") {
      // The next letter typed is looked up in what this one left.
      dispatch(action);
      return;
    }
    // The reducer refuses what comes out of phase meanwhile.
    afterFrame(() => {
      if (action.type === "check" && hasAnswer) onBegin();
      dispatch(action);
    });
  };
  const [startedAt] = useState(Date.now);
  const [isKept, setKept] = useState(false);
  const { script } = useKazakhView();
  const question = currentQuestion(session);
  const isChecked = session.phase === "correct" || session.phase === "incorrect";
  const inARow = useInARow(session.index, isChecked ? session.phase === "correct" : null);
  const isUnderWay = (session.index > 0 || isChecked) && !isKept;
  useEffect(() => onProgress(isUnderWay), [isUnderWay, onProgress]);
  const steps = useRef<HTMLDivElement>(null);
  useQuizKeys(session, act);

  // Opening the panel resets the quiz, so a finished sitting is kept the moment it ends; its score is
  // shown when nothing can take it away any more.
  const { phase } = session;
  // biome-ignore lint/correctness/useExhaustiveDependencies: kept once, when the sitting ends
  useLayoutEffect(() => {
    if (phase === "completed") {
      const { lesson, words } = detail;
      const sitting = { attempt, lessonId: lesson.id, words, session, startedAt, script };
      void keepSitting(sitting).then(() => setKept(true));
    }
  }, [phase]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each new question and verdict moves the focus
  useLayoutEffect(() => {
    // The keyboard follows what happens, with the very frame that shows it: Enter may come at once.
    if (isChecked) steps.current?.querySelector<HTMLElement>("button")?.focus();
  }, [session.index, phase]);

  if (question === null) {
    return (
      isKept && (
        <QuizResult session={session} detail={detail} sending={sending} onFinish={onFinish} />
      )
    );
  }

  const word = detail.words.find(({ id }) => id === question.wordId);
  const total = session.questions.length;
  const place = session.index + 1;
  return (
    <>
      <div className="flex items-center gap-3">
        <span className="relative flex-1">
          <Progress
            value={(session.index + (isChecked ? 1 : 0)) / total}
            label={m.quiz_progress()}
            text={m.quiz_place({ place, total })}
          />
          <InARow count={inARow} />
        </span>
        <span className="text-sm font-semibold whitespace-nowrap text-ink-soft">
          {place} / {total}
        </span>
      </div>
      <section
        key={session.index}
        aria-label={m.quiz_place({ place, total })}
        className="flex flex-1 animate-rise flex-col gap-4"
      >
        {question.type === "foreign_to_kz" ? (
          <ChoiceQuestion question={question} session={session} picture={word?.img} act={act} />
        ) : (
          <LetterQuestion question={question} session={session} picture={word?.img} act={act} />
        )}
      </section>
      <div className="sticky bottom-0 flex flex-wrap gap-3 bg-felt pt-2">
        <div role="status" className="w-full empty:absolute">
          {isChecked && <Verdict session={session} question={question} word={word} />}
        </div>
        <div ref={steps} className="flex w-full gap-3">
          {session.phase === "unanswered" && (
            <Button
              size="large"
              className="flex-1"
              disabled={!hasAnswer}
              onClick={() => act({ type: "check" })}
            >
              {m.quiz_check()}
            </Button>
          )}
          {session.phase === "correct" && (
            <Button size="large" className="flex-1" onClick={() => act({ type: "next" })}>
              {m.quiz_next()}
            </Button>
          )}
          {session.phase === "incorrect" && (
            <>
              <Button
                size="large"
                className="flex-1 whitespace-nowrap max-sm:px-3"
                onClick={() => act({ type: "repeat" })}
              >
                {m.quiz_repeat()}
              </Button>
              <Button
                look="secondary"
                size="large"
                className="flex-1 whitespace-nowrap max-sm:px-3"
                onClick={() => act({ type: "skip" })}
              >
                {m.quiz_skip()}
              </Button>
            </>
          )}
        </div>
      </div>
    </>
  );
}
