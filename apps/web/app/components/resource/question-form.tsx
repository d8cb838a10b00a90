import type { Language, ReadingOption, ReadingQuestion } from "@tilashar/contracts";
import { type ReactNode, useState } from "react";
import { Barys } from "#app/components/barys/barys.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { classNames } from "#app/components/ui/class-names.ts";
import { m } from "#app/paraglide/messages.js";
import { QuestionCard } from "./question-card.tsx";

/** What a learner chose, by the question's number. */
export type GivenAnswers = Readonly<Record<number, ReadingOption>>;

const columns = { two: "md:grid-cols-2", three: "md:grid-cols-3" };

/**
 * Questions about a text or a film, all checked at once: each gets its verdict and the reason for it, then
 * the score is told, and they can be answered again.
 */
export function QuestionForm({
  questions,
  language,
  across,
  onCheck,
  onAgain,
  children,
}: {
  questions: readonly ReadingQuestion[];
  language: Language;
  /** How many stand side by side where there is room. */
  across: keyof typeof columns;
  onCheck?: (given: GivenAnswers) => void;
  onAgain?: () => void;
  /** Told below the score. */
  children?: ReactNode;
}) {
  const [given, setGiven] = useState<GivenAnswers>({});
  const [checked, setChecked] = useState(false);
  const total = questions.length;
  const score = questions.filter(({ number, correct }) => given[number] === correct).length;
  const isComplete = questions.every(({ number }) => given[number] !== undefined);

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (!isComplete || checked) return;
        setChecked(true);
        onCheck?.(given);
      }}
      className="flex flex-col gap-4"
    >
      <div className={classNames("grid items-start gap-4", columns[across])}>
        {questions.map((question) => (
          <QuestionCard
            key={question.number}
            question={question}
            language={language}
            chosen={given[question.number] ?? null}
            checked={checked}
            onChoose={(option) => setGiven({ ...given, [question.number]: option })}
          />
        ))}
      </div>
      <div role="status" className="empty:absolute">
        {checked && (
          <div className="flex animate-rise items-center gap-4 rounded-card bg-sky-wash p-4">
            <Barys
              pose={score === total ? "streak" : score * 2 >= total ? "right" : "hello"}
              className="size-20 shrink-0"
            />
            <div>
              <p className="text-xl font-bold">{m.reading_score({ score, total })}</p>
              {children}
            </div>
          </div>
        )}
      </div>
      {checked ? (
        <Button
          look="secondary"
          size="large"
          onClick={() => {
            setGiven({});
            setChecked(false);
            onAgain?.();
          }}
          className="sm:self-start"
        >
          {m.reading_again()}
        </Button>
      ) : (
        <Button type="submit" size="large" disabled={!isComplete} className="sm:self-start">
          {m.reading_check()}
        </Button>
      )}
    </form>
  );
}
