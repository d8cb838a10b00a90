import type { LessonDetail } from "@tilashar/contracts";
import { makeQuiz, startQuiz } from "@tilashar/learning";
import { useState } from "react";
import { afterFrame } from "#app/lib/after-frame.ts";
import { useMeaningLanguage } from "#app/lib/language/meaning-language.ts";
import { LengthChoice } from "./length-choice.tsx";
import {
  type QuizLength,
  questionCount,
  storedQuizLength,
  storeQuizLength,
} from "./quiz-length.ts";
import { quizWords } from "./quiz-words.ts";
import { Sitting } from "./sitting.tsx";

const questionsPerWord = 2;

/** The practice quiz of a lesson. Each mount is a new sitting with its own order of questions. */
export default function Quiz({
  detail,
  onProgress,
  sending,
  onFinish,
}: {
  detail: LessonDetail;
  /** True from the first checked answer until the sitting is kept. */
  onProgress: (isUnderWay: boolean) => void;
  /** The result is on its way. */
  sending: boolean;
  onFinish: () => void;
}) {
  const into = useMeaningLanguage();
  const [length, setLength] = useState(storedQuizLength);
  const [seed, setSeed] = useState(() => crypto.randomUUID());
  const [begun, setBegun] = useState(false);
  const total = detail.words.length * questionsPerWord;

  const choose = (chosen: QuizLength) => {
    storeQuizLength(chosen);
    setLength(chosen);
    // The choice is seen before the sitting is made anew.
    afterFrame(() => setSeed(crypto.randomUUID()));
  };

  return (
    <div className="flex flex-1 flex-col gap-4">
      {!begun && <LengthChoice total={total} chosen={length} onChoose={choose} />}
      <Sitting
        key={seed}
        attempt={seed}
        detail={detail}
        start={() =>
          startQuiz(
            makeQuiz(quizWords(detail, into), { seed, length: questionCount(length, total) }),
          )
        }
        onBegin={() => setBegun(true)}
        onProgress={onProgress}
        sending={sending}
        onFinish={onFinish}
      />
    </div>
  );
}
