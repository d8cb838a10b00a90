import type { Language } from "@tilashar/contracts";
import type { MockAnswers, MockItem, MockPassage } from "@tilashar/learning/exams";
import { type ReactNode, useEffect, useRef } from "react";
import { TextWithGap } from "#app/components/kazakh/text-with-gap.tsx";
import { m } from "#app/paraglide/messages.js";

const letters = ["a", "b", "c", "d"] as const;

/** One question: what it is about, and four answers. It tells no verdict itself. */
export function MockQuestion({
  item,
  number,
  total,
  chosen,
  isTold = false,
  language,
  passage,
  onChoose,
}: {
  item: MockItem;
  /** Within its part, from 1. */
  number: number;
  total: number;
  chosen: MockAnswers[number] | undefined;
  /** In practice: the answer was told, and stands. */
  isTold?: boolean;
  language: Language;
  /** What is read or heard for it. */
  passage: { readonly of: MockPassage; readonly shown: ReactNode } | null;
  onChoose: (option: MockAnswers[number]) => void;
}) {
  const title = useRef<HTMLElement>(null);
  // A new question is read out from its number on.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new question moves the focus
  useEffect(() => {
    title.current?.focus({ preventScroll: true });
    scrollTo({ top: 0 });
  }, [item.id]);
  return (
    <div className={passage ? "grid gap-x-8 gap-y-4 md:grid-cols-2" : "mx-auto w-full max-w-2xl"}>
      {passage !== null && (
        <section
          key={passage.of.id}
          aria-label={m.exam_passage()}
          className="rounded-card bg-felt-raised px-5 py-4 shadow-lift md:self-start"
        >
          {passage.shown}
        </section>
      )}
      <fieldset className="min-w-0">
        <legend className="float-start mb-4 w-full">
          <span ref={title} tabIndex={-1} className="block outline-none">
            <span className="block text-sm font-semibold text-ink-soft">
              {m.exam_question_number({ number, total })}
            </span>
            <TextWithGap
              text={item.question}
              language={language}
              className="block pt-1 text-xl leading-snug font-bold sm:text-2xl"
            />
          </span>
        </legend>
        <div className="clear-both flex flex-col gap-3">
          {letters.map((letter) => (
            <label
              key={letter}
              className="flex min-h-14 cursor-pointer items-center gap-3 rounded-card border-2 border-stitch bg-felt-raised px-4 py-2 text-lg hover:border-sky has-checked:border-sky has-checked:bg-sky-wash has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-sky"
            >
              <input
                type="radio"
                name={`question-${item.id}`}
                value={letter}
                checked={chosen === letter}
                aria-disabled={isTold && chosen !== letter}
                onChange={() => onChoose(letter)}
                className="size-5 shrink-0 outline-none"
              />
              <span aria-hidden="true" className="font-bold text-ink-soft">
                {letter.toUpperCase()}
              </span>
              <span className="min-w-0 flex-1">
                <TextWithGap text={item.options[letter]} language={language} />
              </span>
            </label>
          ))}
        </div>
      </fieldset>
    </div>
  );
}
