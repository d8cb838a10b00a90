import type { LessonWord } from "@tilashar/contracts";
import type { QuizQuestion, QuizSession } from "@tilashar/learning";
import { Barys } from "#app/components/barys/barys.tsx";
import { SayButton } from "#app/components/kazakh/say-button.tsx";
import { ReportFlag } from "#app/components/report/report-flag.tsx";
import { Kazakh, KazakhWord } from "#app/components/ui/kazakh-word.tsx";
import { useMeaningLanguage } from "#app/lib/language/meaning-language.ts";
import { m } from "#app/paraglide/messages.js";

/**
 * Right: the word and a sentence it lives in. Wrong: that it is wrong, and no more, as Repeat would be
 * worth nothing if the answer stood there.
 */
export function Verdict({
  session,
  question,
  word,
}: {
  session: QuizSession;
  question: QuizQuestion;
  word: LessonWord | undefined;
}) {
  const into = useMeaningLanguage();
  const isRight = session.phase === "correct";
  return (
    <div
      className={`flex animate-rise flex-col gap-x-3 gap-y-1 rounded-card p-3 sm:grid sm:grid-cols-[auto_minmax(0,1fr)] ${isRight ? "bg-steppe-wash" : "bg-pomegranate-wash"}`}
    >
      <div className="flex items-center gap-2 sm:contents">
        <Barys
          pose={isRight ? "right" : "wrong"}
          className="size-10 shrink-0 sm:row-span-2 sm:size-18"
        />
        <div className="flex flex-1 items-center justify-between gap-2">
          <p className={`font-bold ${isRight ? "text-steppe" : "text-pomegranate"}`}>
            {isRight ? m.quiz_right() : m.quiz_wrong()}
          </p>
          <ReportFlag kind="question" subject={question.correctAnswer} className="-my-2" />
        </div>
      </div>
      {isRight ? (
        <div className="min-w-0">
          <span className="flex items-center gap-1">
            <KazakhWord word={question.correctAnswer} harmony />
            <SayButton text={question.correctAnswer} className="-my-2" />
          </span>
          {word && (
            <p className="text-sm">
              <Kazakh>{word.example.kz}</Kazakh>{" "}
              <span lang={into} className="text-ink-soft">
                {word.example[into]}
              </span>
            </p>
          )}
        </div>
      ) : (
        <p className="text-sm">{m.quiz_wrong_hint()}</p>
      )}
    </div>
  );
}
