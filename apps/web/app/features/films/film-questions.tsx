import type { Language, WatchingDetail } from "@tilashar/contracts";
import { QuestionForm } from "#app/components/resource/question-form.tsx";
import { m } from "#app/paraglide/messages.js";
import { FilmCard } from "./film-card.tsx";
import { questionsId } from "./film-end.tsx";

/** What is asked after a film, checked at once and for the learner alone, and the film to go on with. */
export function FilmQuestions({ film, language }: { film: WatchingDetail; language: Language }) {
  const { questions, next } = film;
  return (
    <div className="flex flex-col gap-8 pt-8">
      {questions.length > 0 && (
        <section aria-labelledby={questionsId}>
          <h2 id={questionsId} tabIndex={-1} className="scroll-mt-20 pb-3 text-2xl outline-none">
            {m.film_questions()}
          </h2>
          <QuestionForm questions={questions} language={language} across="three" />
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
