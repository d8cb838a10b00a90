import type { LessonWord } from "@tilashar/contracts";
import type { QuizQuestion, QuizSession } from "@tilashar/learning";
import { Barys } from "#app/components/barys/barys.tsx";
import { SayButton } from "#app/components/kazakh/say-button.tsx";
import { ReportFlag } from "#app/components/report/report-flag.tsx";
import { Kazakh, KazakhWord } from "#app/components/ui/kazakh-word.tsx";
import { useLanguage } from "#app/lib/language/browser-language.ts";
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
  const language = useLanguage();
  const isRight = session.phase === "correct";
  const meaning = language === "ru" ? word?.example.ru : word?.example.en;
  return (
    <div
      className={`flex animate-rise items-center gap-3 rounded-card p-3 ${isRight ? "bg-steppe-wash" : "bg-pomegranate-wash"}`}
    >
      <Barys pose={isRight ? "right" : "wrong"} className="size-18 shrink-0" />
      <div className="min-w-0 flex-1">
        <p className={`font-bold ${isRight ? "text-steppe" : "text-pomegranate"}`}>
          {isRight ? m.quiz_right() : m.quiz_wrong()}
        </p>
        {isRight ? (
          <>
            <span className="flex items-center gap-1">
              <KazakhWord word={question.correctAnswer} harmony />
              <SayButton text={question.correctAnswer} className="-my-2" />
            </span>
            {word && (
              <p className="text-sm">
                <Kazakh>{word.example.kz}</Kazakh> <span className="text-ink-soft">{meaning}</span>
              </p>
            )}
          </>
        ) : (
          <p className="text-sm">{m.quiz_wrong_hint()}</p>
        )}
      </div>
      <ReportFlag kind="question" subject={question.correctAnswer} />
    </div>
  );
}
