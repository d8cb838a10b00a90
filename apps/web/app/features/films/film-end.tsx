import type { Language, WatchingDetail } from "@tilashar/contracts";
import { Button, ButtonLink } from "#app/components/ui/button.tsx";
import { titleIn } from "#app/lib/language/title-in.ts";
import { paths } from "#app/lib/paths.ts";
import { m } from "#app/paraglide/messages.js";

/** Over the picture when the film has ended: what to do now. */
export function FilmEnd({
  film: { questions, next },
  language,
  onAgain,
}: {
  film: WatchingDetail;
  language: Language;
  onAgain: () => void;
}) {
  function goToQuestions() {
    const place = document.getElementById(questionsId);
    place?.scrollIntoView({ block: "start" });
    place?.focus({ preventScroll: true });
  }
  return (
    <div className="absolute inset-0 flex flex-col items-center justify-center gap-2 rounded-card bg-veil p-2">
      {questions.length > 0 && <Button onClick={goToQuestions}>{m.film_to_questions()}</Button>}
      <Button look="secondary" onClick={onAgain}>
        {m.film_again()}
      </Button>
      {next !== null && (
        <ButtonLink look="secondary" to={paths.film(next.id)} className="max-w-full">
          <span className="truncate">{m.film_next_named({ title: titleIn(next, language) })}</span>
        </ButtonLink>
      )}
    </div>
  );
}

/** The heading of the questions, to which the film's end leads. */
export const questionsId = "film-questions";
