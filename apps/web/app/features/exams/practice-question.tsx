import { itemsOfMock, type MockItem } from "@tilashar/learning/exams";
import { useCallback, useEffect, useRef } from "react";
import { Button } from "#app/components/ui/button.tsx";
import { Progress } from "#app/components/ui/progress.tsx";
import { useLanguage } from "#app/lib/language/browser-language.ts";
import { type QuestionKey, useQuestionKeys } from "#app/lib/question-keys.ts";
import { m } from "#app/paraglide/messages.js";
import { Explanation } from "./explained-item.tsx";
import { HeardPassage } from "./heard-passage.tsx";
import { MockQuestion } from "./mock-question.tsx";
import { PassageText } from "./passage-text.tsx";
import type { PracticeTurn, usePractice } from "./use-practice.ts";

/** One question of a turn: once it is answered it says at once what is right and why. */
export function PracticeQuestion({
  turn,
  item,
  work,
}: {
  turn: PracticeTurn;
  item: MockItem;
  work: Pick<ReturnType<typeof usePractice>, "choose" | "next">;
}) {
  const language = useLanguage();
  const chosen = turn.answers[item.id];
  const total = itemsOfMock(turn.asked).length;
  const passage = turn.asked.sections
    .flatMap(({ passages }) => passages)
    .find(({ id }) => id === item.passage);
  const isLast = turn.place + 1 === total;
  const act = (key: QuestionKey) => {
    if (key.type === "choose") work.choose(item.id, key.option);
    else if (key.type === "next" && chosen !== undefined) work.next();
  };
  useQuestionKeys(useCallback(act, [item.id, chosen, work]));
  const told = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (chosen !== undefined) told.current?.scrollIntoView({ block: "nearest" });
  }, [chosen]);
  return (
    <div className="flex flex-1 flex-col gap-4">
      <Progress
        value={turn.place / total}
        label={m.exam_question_number({ number: turn.place + 1, total })}
      />
      <div className="flex-1 animate-rise">
        <MockQuestion
          item={item}
          number={turn.place + 1}
          total={total}
          chosen={chosen}
          isTold={chosen !== undefined}
          language={language}
          passage={
            passage === undefined
              ? null
              : {
                  of: passage,
                  shown:
                    passage.part === "listening" ? (
                      <HeardPassage passage={passage} playsLeft={null} onPlay={() => {}} />
                    ) : (
                      <PassageText passage={passage} />
                    ),
                }
          }
          onChoose={(option) => work.choose(item.id, option)}
        />
        <div ref={told} aria-live="polite" className="mx-auto max-w-2xl pt-5">
          {chosen !== undefined && (
            <div className="rounded-card bg-felt-raised px-5 py-4 shadow-lift">
              <p className="pb-2 text-lg font-bold">
                {chosen === item.correct ? m.exam_practice_right() : m.exam_practice_wrong()}
              </p>
              <Explanation item={item} chosen={chosen} />
            </div>
          )}
        </div>
      </div>
      <div className="sticky bottom-0 bg-felt py-3">
        <Button
          disabled={chosen === undefined}
          onClick={work.next}
          className="min-h-14 w-full text-lg"
        >
          {isLast ? m.exam_finish() : m.exam_next()}
        </Button>
      </div>
    </div>
  );
}
