import type { Language, ReadingOption, ReadingQuestion } from "@tilashar/contracts";
import { useEffect, useRef, useState } from "react";
import { Barys } from "#app/components/barys/barys.tsx";
import { QuestionCard } from "#app/components/resource/question-card.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { useSession } from "#app/lib/session/session.ts";
import { m } from "#app/paraglide/messages.js";
import { keepAnswers } from "./keep-answers.ts";

type Given = Readonly<Record<number, ReadingOption>>;

/**
 * Questions about a text, all checked at once: each gets its verdict and the reason for it. A learner's
 * answers are graded again by the server, which pays for them once; a guest's wait in this browser.
 */
export function Comprehension({
  readingId,
  questions,
  language,
}: {
  readingId: number;
  questions: readonly ReadingQuestion[];
  language: Language;
}) {
  const [given, setGiven] = useState<Given>({});
  const [checked, setChecked] = useState(false);
  const [awarded, setAwarded] = useState<number | null>(null);
  const began = useRef(0);
  const attempt = useRef("");
  const isUser = useSession().status === "user";
  const right = questions.filter(({ number, correct }) => given[number] === correct).length;
  const isComplete = questions.every(({ number }) => given[number] !== undefined);

  useEffect(() => {
    began.current = Date.now();
  }, []);

  function check() {
    attempt.current = crypto.randomUUID();
    setChecked(true);
    keepAnswers({
      attempt: attempt.current,
      readingId,
      answers: Object.entries(given).map(([number, letter]) => ({
        number: Number(number),
        given: letter,
      })),
      seconds: Math.round((Date.now() - began.current) / 1000),
    }).then(setAwarded, (error: unknown) => {
      console.warn("The answers could not be kept", error);
    });
  }

  function again() {
    setGiven({});
    setChecked(false);
    setAwarded(null);
    began.current = Date.now();
  }

  return (
    <section aria-labelledby="questions" className="flex flex-col gap-4 pt-10">
      <h2 id="questions" className="text-2xl">
        {m.reading_questions()}
      </h2>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (isComplete && !checked) check();
        }}
        className="flex flex-col gap-4"
      >
        <div className="grid items-start gap-4 md:grid-cols-2">
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
                pose={
                  right === questions.length
                    ? "streak"
                    : right * 2 >= questions.length
                      ? "right"
                      : "hello"
                }
                className="size-20 shrink-0"
              />
              <div>
                <p className="text-xl font-bold">
                  {m.reading_score({ score: right, total: questions.length })}
                </p>
                <p>
                  {awarded !== null && awarded > 0
                    ? m.reading_points({ count: awarded })
                    : isUser
                      ? m.reading_kept()
                      : m.reading_guest_kept()}
                </p>
              </div>
            </div>
          )}
        </div>
        {checked ? (
          <Button look="secondary" size="large" onClick={again} className="sm:self-start">
            {m.reading_again()}
          </Button>
        ) : (
          <Button type="submit" size="large" disabled={!isComplete} className="sm:self-start">
            {m.reading_check()}
          </Button>
        )}
      </form>
    </section>
  );
}
