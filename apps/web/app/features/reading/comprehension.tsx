import type { Language, ReadingQuestion } from "@tilashar/contracts";
import { useEffect, useRef, useState } from "react";
import { type GivenAnswers, QuestionForm } from "#app/components/resource/question-form.tsx";
import { useSession } from "#app/lib/session/session.ts";
import { m } from "#app/paraglide/messages.js";
import { keepAnswers } from "./keep-answers.ts";

/**
 * Questions about a text. A learner's answers are graded again by the server, which pays for them once; a
 * guest's wait in this browser.
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
  const [awarded, setAwarded] = useState<number | null>(null);
  const began = useRef(0);
  const isUser = useSession().status === "user";

  useEffect(() => {
    began.current = Date.now();
  }, []);

  function check(given: GivenAnswers) {
    keepAnswers({
      attempt: crypto.randomUUID(),
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
    setAwarded(null);
    began.current = Date.now();
  }

  return (
    <section aria-labelledby="questions" className="flex flex-col gap-4 pt-10">
      <h2 id="questions" className="text-2xl">
        {m.reading_questions()}
      </h2>
      <QuestionForm
        questions={questions}
        language={language}
        across="two"
        onCheck={check}
        onAgain={again}
      >
        <p>
          {awarded !== null && awarded > 0
            ? m.reading_points({ count: awarded })
            : isUser
              ? m.reading_kept()
              : m.reading_guest_kept()}
        </p>
      </QuestionForm>
    </section>
  );
}
