import type { ReactNode } from "react";
import { SayButton } from "#app/components/kazakh/say-button.tsx";
import { Kazakh } from "#app/components/ui/kazakh-word.tsx";
import { adviceOnSentence, type SentenceAdvice } from "#app/lib/kazakh/advice-on-sentence.ts";
import { paths } from "#app/lib/paths.ts";
import { m } from "#app/paraglide/messages.js";
import type { AdvisedSentence } from "./advised-sentence.ts";

/** The advice on a sentence as it is shown; null where there is none. */
export async function adviceText(
  { sentence, expected, isOwn = false, isExplained = false }: AdvisedSentence,
  signal: AbortSignal,
): Promise<ReactNode> {
  const advice = await adviceOnSentence(sentence, expected, signal);
  return advice && <AdviceText advice={advice} isOwn={isOwn} isExplained={isExplained} />;
}

function AdviceText({
  advice,
  isOwn,
  isExplained,
}: {
  advice: SentenceAdvice;
  isOwn: boolean;
  isExplained: boolean;
}) {
  if (advice.verdict === "right")
    return <p>{isOwn ? m.advice_right_own() : m.advice_right_other()}</p>;
  const { mended, point } = advice;
  return (
    <div>
      {mended !== null && (
        <>
          <p>{m.advice_wrong()}</p>
          <p className="flex flex-wrap items-center gap-x-2 font-bold">
            <Kazakh>{mended}</Kazakh>
            <SayButton text={mended} className="-my-2" />
          </p>
        </>
      )}
      {point !== null && !isExplained && (
        <a
          href={paths.grammarPoint(point.id)}
          target="_blank"
          rel="noreferrer"
          className="inline-flex min-h-11 items-center font-semibold underline decoration-2 underline-offset-4"
        >
          {m.advice_point({ title: point.title })}
        </a>
      )}
    </div>
  );
}
