import { type ReactNode, useEffect, useState } from "react";
import type { AdvisedSentence } from "./advised-sentence.ts";

/**
 * What the judge of sentences says beside such an answer. It comes when it comes, with its script: without a network,
 * and where the judge is not sure, nothing stands here.
 */
export function SentenceAdvice({
  sentence,
  expected,
  isOwn = false,
  isExplained = false,
}: AdvisedSentence) {
  const [shown, setShown] = useState<ReactNode>(null);
  useEffect(() => {
    const gone = new AbortController();
    import("./advice-text.tsx")
      .then(({ adviceText }) => adviceText({ sentence, expected, isOwn, isExplained }, gone.signal))
      .then(
        (text) => {
          if (!gone.signal.aborted) setShown(text);
        },
        (error: unknown) => console.warn("No advice on the sentence", error),
      );
    return () => gone.abort();
  }, [sentence, expected, isOwn, isExplained]);
  return shown;
}
