import type { LessonDetail, LessonWord } from "@tilashar/contracts";
import { isCorrectAnswer, type QuizSession, quizTier } from "@tilashar/learning";
import { useLayoutEffect, useRef } from "react";
import { AccountOffer } from "#app/components/account/account-offer.tsx";
import { Barys, type Pose } from "#app/components/barys/barys.tsx";
import { WordChips } from "#app/components/kazakh/word-chips.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { ShareLater } from "#app/components/ui/share-later.tsx";
import { useLanguage } from "#app/lib/language/browser-language.ts";
import { titleIn } from "#app/lib/language/title-in.ts";
import { paths } from "#app/lib/paths.ts";
import { useSession } from "#app/lib/session/session.ts";
import { m } from "#app/paraglide/messages.js";

const faces = {
  perfect: { pose: "right", message: () => m.quiz_tier_perfect() },
  good: { pose: "streak", message: () => m.quiz_tier_good() },
  "keep practicing": { pose: "wrong", message: () => m.quiz_tier_practice() },
} as const satisfies Record<string, { pose: Pose; message: () => string }>;

/** The end of a sitting: score out of total, what it means, what it earned today, Finish. */
export function QuizResult({
  session,
  detail: { lesson, words },
  sending,
  onFinish,
}: {
  session: QuizSession;
  detail: LessonDetail;
  sending: boolean;
  onFinish: () => void;
}) {
  const { status } = useSession();
  const language = useLanguage();
  const total = session.questions.length;
  const tier = quizTier(session.score, total);
  const face = faces[tier.name];
  const finish = useRef<HTMLButtonElement>(null);
  // Enter goes on here as it did between the questions, and may come with the very frame that shows this; what
  // stands above is announced.
  useLayoutEffect(() => finish.current?.focus({ preventScroll: true }), []);
  return (
    <div role="status" className="flex flex-1 animate-rise flex-col items-center gap-4 text-center">
      <Barys pose={face.pose} className="size-36 sm:size-48" />
      <h3 className="text-3xl">{m.quiz_score({ score: session.score, total })}</h3>
      <p className="max-w-sm text-lg">{face.message()}</p>
      {session.score > 0 && (
        <p className="rounded-full bg-sun px-5 py-2 text-lg font-extrabold text-on-sun">
          {m.quiz_daily_score({ score: session.score })}
        </p>
      )}
      <WordChips title={m.quiz_missed_words()} words={missedWords(session, words)} />
      <ShareLater
        look="quiet"
        title={m.app_name()}
        text={m.share_result({ right: session.score, total, title: titleIn(lesson, language) })}
        path={paths.lesson(lesson.id)}
      >
        {m.share_result_button()}
      </ShareLater>
      {status === "guest" && <AccountOffer />}
      <div className="sticky bottom-0 mt-auto w-full bg-felt pt-2">
        <Button ref={finish} size="large" busy={sending} className="w-full" onClick={onFinish}>
          {m.quiz_finish()}
        </Button>
      </div>
    </div>
  );
}

/** The words whose last answer was not right, each once. */
function missedWords(session: QuizSession, words: readonly LessonWord[]) {
  const missed = new Set(
    session.questions
      .filter(({ id, correctAnswer }) => !isCorrectAnswer(correctAnswer, session.answers[id] ?? ""))
      .map(({ wordId }) => wordId),
  );
  return words
    .filter(({ id }) => missed.has(id))
    .map(({ id, word_kz, word_en, word_ru }) => ({
      id,
      kz: word_kz,
      meaning: { en: word_en, ru: word_ru },
      // They are named by the title: a red edge around each would say it again.
      missed: false,
    }));
}
