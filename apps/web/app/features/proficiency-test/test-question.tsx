import type { Language, TestQuestion as Question, TestOption } from "@tilashar/contracts";
import { lazy, Suspense, useEffect, useRef } from "react";
import { TextWithGap } from "#app/components/kazakh/text-with-gap.tsx";
import { Kazakh } from "#app/components/ui/kazakh-word.tsx";
import { m } from "#app/paraglide/messages.js";

// Fetched with the first question that is heard: who reads about the test needs no voice.
const HeardText = lazy(() =>
  import("./heard-text.tsx").then(({ HeardText }) => ({ default: HeardText })),
);

const letters: readonly TestOption[] = ["A", "B", "C", "D"];

function taskOf({ skill, question }: Question): string {
  if (skill === "reading") return m.test_task_reading();
  if (skill === "listening") return m.test_task_listening();
  return question.kz.includes("___") ? m.test_task_gap() : m.test_task_choose();
}

/** One question of the test: its text if it has one, and four choices. It tells no verdict. */
export function TestQuestion({
  question,
  place,
  total,
  chosen,
  language,
  onChoose,
}: {
  question: Question;
  /** From 1. */
  place: number;
  total: number;
  chosen: TestOption | null;
  language: Language;
  onChoose: (option: TestOption) => void;
}) {
  const { passage, listening } = question;
  const hasText = passage !== null || listening !== null;
  const title = useRef<HTMLElement>(null);
  // A new question is read out from its number on.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new question moves the focus
  useEffect(() => {
    title.current?.focus({ preventScroll: true });
    scrollTo({ top: 0 });
  }, [question.id]);

  return (
    <fieldset className={!hasText ? "mx-auto max-w-2xl" : "grid gap-x-8 gap-y-4 md:grid-cols-2"}>
      <legend className="float-start mb-1 w-full md:col-span-2">
        <span ref={title} tabIndex={-1} className="block outline-none">
          <span className="sr-only">{m.test_place({ place, total })}. </span>
          <span className="block text-ink-soft">{taskOf(question)}</span>
          {!hasText && (
            <TextWithGap
              text={question.question}
              language={language}
              className="block pt-3 pb-3 text-2xl leading-snug font-bold sm:text-3xl"
            />
          )}
        </span>
      </legend>
      {passage !== null && (
        <div className="clear-both rounded-card bg-felt-raised px-5 py-4 shadow-lift md:self-start">
          <span className="sr-only">{m.test_text()}: </span>
          <Kazakh as="p" className="kazakh-text whitespace-pre-line">
            {passage}
          </Kazakh>
        </div>
      )}
      {listening !== null && (
        <Suspense fallback={<div className="min-h-32" />}>
          <HeardText key={question.id} text={listening} />
        </Suspense>
      )}
      <div className="clear-both flex flex-col gap-3">
        {hasText && (
          <p className="text-xl leading-snug font-bold">
            <TextWithGap text={question.question} language={language} />
          </p>
        )}
        {question.options.map((option, index) => {
          const letter = letters[index] as TestOption;
          return (
            <label
              key={letter}
              className="flex min-h-14 cursor-pointer items-center gap-3 rounded-card border-2 border-stitch bg-felt-raised px-4 py-2 text-lg hover:border-sky has-checked:border-sky has-checked:bg-sky-wash has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-sky"
            >
              <input
                type="radio"
                name={`question-${question.id}`}
                value={letter}
                checked={chosen === letter}
                onChange={() => onChoose(letter)}
                className="size-5 shrink-0 outline-none"
              />
              <span className="min-w-0 flex-1">
                <TextWithGap text={option} language={language} />
              </span>
              <span
                aria-hidden="true"
                className="font-sans text-sm font-semibold text-ink-soft max-md:hidden"
              >
                {index + 1}
              </span>
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
