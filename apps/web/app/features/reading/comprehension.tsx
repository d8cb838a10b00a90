import type { Language, ReadingOption, ReadingQuestion } from "@tilashar/contracts";
import { useEffect, useRef, useState } from "react";
import { Barys } from "#app/components/barys/barys.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { Card } from "#app/components/ui/card.tsx";
import { classNames } from "#app/components/ui/class-names.ts";
import { Icon } from "#app/components/ui/icon.tsx";
import { Kazakh } from "#app/components/ui/kazakh-word.tsx";
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
            <Question
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

function Question({
  question,
  language,
  chosen,
  checked,
  onChoose,
}: {
  question: ReadingQuestion;
  language: Language;
  chosen: ReadingOption | null;
  checked: boolean;
  onChoose: (option: ReadingOption) => void;
}) {
  const { number, correct, explanation } = question;
  const isRight = chosen === correct;
  return (
    <Card className="p-5">
      <fieldset disabled={checked}>
        <legend className="float-start w-full pb-3">
          <Kazakh className="block text-lg leading-snug font-bold">{question.question.kz}</Kazakh>
          {language !== "kz" && (
            <span className="block text-sm text-ink-soft">{question.question[language]}</span>
          )}
        </legend>
        <div className="clear-both flex flex-col gap-2">
          {question.options.map(({ id, text }) => (
            <label
              key={id}
              className={classNames(
                "flex min-h-12 items-center gap-3 rounded-card border-2 px-4 py-2 has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-sky",
                checked && id === correct
                  ? "border-steppe bg-steppe-wash"
                  : checked && id === chosen
                    ? "border-pomegranate bg-pomegranate-wash"
                    : "border-stitch has-checked:border-sky has-checked:bg-sky-wash",
                !checked && "cursor-pointer hover:border-sky",
              )}
            >
              <input
                type="radio"
                name={`question-${number}`}
                value={id}
                checked={chosen === id}
                onChange={() => onChoose(id)}
                className="size-5 shrink-0 outline-none"
              />
              <Kazakh className="min-w-0 flex-1">{text.kz}</Kazakh>
              {checked && id === correct && <Icon name="check" className="size-5 text-steppe" />}
              {checked && id === chosen && !isRight && (
                <Icon name="close" className="size-5 text-pomegranate" />
              )}
            </label>
          ))}
        </div>
      </fieldset>
      {checked && (
        <p className="animate-rise pt-3">
          <strong className={isRight ? "text-steppe" : "text-pomegranate"}>
            {isRight ? m.reading_right() : m.reading_wrong()}
          </strong>{" "}
          {language === "kz" ? <Kazakh>{explanation.kz}</Kazakh> : explanation[language]}
        </p>
      )}
    </Card>
  );
}
