import type { Language, ReadingOption, WatchingDetail } from "@tilashar/contracts";
import { useState } from "react";
import { Barys } from "#app/components/barys/barys.tsx";
import { QuestionCard } from "#app/components/resource/question-card.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { m } from "#app/paraglide/messages.js";
import { FilmCard } from "./film-card.tsx";
import { questionsId } from "./film-end.tsx";

type Given = Readonly<Record<number, ReadingOption>>;

/** What is asked after a film, checked at once and for the learner alone, and the film to go on with. */
export function FilmQuestions({ film, language }: { film: WatchingDetail; language: Language }) {
  const { questions, next } = film;
  const [given, setGiven] = useState<Given>({});
  const [checked, setChecked] = useState(false);
  const right = questions.filter(({ number, correct }) => given[number] === correct).length;
  const isComplete = questions.every(({ number }) => given[number] !== undefined);

  return (
    <div className="flex flex-col gap-8 pt-8">
      {questions.length > 0 && (
        <section aria-labelledby={questionsId}>
          <h2 id={questionsId} tabIndex={-1} className="scroll-mt-20 pb-3 text-2xl outline-none">
            {m.film_questions()}
          </h2>
          <form
            onSubmit={(event) => {
              event.preventDefault();
              if (isComplete) setChecked(true);
            }}
            className="flex flex-col gap-4"
          >
            <div className="grid items-start gap-4 md:grid-cols-3">
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
            <div role="status" className="empty:hidden">
              {checked && (
                <p className="flex animate-rise items-center gap-4 rounded-card bg-sky-wash p-4 text-xl font-bold">
                  <Barys
                    pose={right === questions.length ? "streak" : right > 0 ? "right" : "hello"}
                    className="size-20 shrink-0"
                  />
                  {m.reading_score({ score: right, total: questions.length })}
                </p>
              )}
            </div>
            {checked ? (
              <Button
                look="secondary"
                onClick={() => {
                  setGiven({});
                  setChecked(false);
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
        </section>
      )}
      {next !== null && (
        <section aria-labelledby="next-film">
          <h2 id="next-film" className="pb-3 text-2xl">
            {m.film_next()}
          </h2>
          <div className="max-w-sm">
            <FilmCard film={next} first={false} />
          </div>
        </section>
      )}
    </div>
  );
}
