import { classNames } from "#app/components/ui/class-names.ts";
import { m } from "#app/paraglide/messages.js";
import { type QuizLength, questionCount, quizLengths } from "./quiz-length.ts";

/** How long the sitting shall be; shown until the first answer. */
export function LengthChoice({
  total,
  chosen,
  onChoose,
}: {
  total: number;
  chosen: QuizLength;
  onChoose: (length: QuizLength) => void;
}) {
  const offered = quizLengths.filter((length) => length === "all" || Number(length) < total);
  const isChosen = (length: QuizLength) =>
    questionCount(length, total) === questionCount(chosen, total);
  return (
    <fieldset className="flex flex-wrap items-center gap-2">
      <legend className="float-start me-3 text-ink-soft max-sm:sr-only">{m.quiz_length()}</legend>
      {offered.map((length) => (
        <label
          key={length}
          className={classNames(
            "inline-flex min-h-11 min-w-11 cursor-pointer items-center justify-center rounded-full border-2 px-3 font-semibold has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-sky",
            isChosen(length) ? "border-sky bg-sky text-on-sky" : "border-stitch bg-felt-raised",
          )}
        >
          <input
            type="radio"
            name="quiz-length"
            className="sr-only"
            checked={isChosen(length)}
            onChange={() => onChoose(length)}
          />
          {length === "all" ? m.quiz_length_all({ count: total }) : length}
        </label>
      ))}
    </fieldset>
  );
}
