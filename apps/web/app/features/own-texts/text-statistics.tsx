import { useEffect, useMemo, useState } from "react";
import { ButtonLink } from "#app/components/ui/button.tsx";
import { Progress } from "#app/components/ui/progress.tsx";
import { countText } from "#app/lib/own-texts/count-text.ts";
import type { CountedWord, KeptText } from "#app/lib/own-texts/own-text-store.ts";
import { type KnownWords, shareOf } from "#app/lib/own-texts/word-standing.ts";
import { paths } from "#app/lib/paths.ts";
import { m } from "#app/paraglide/messages.js";

/** How much of a text is known, what is being learned of it and what is new. */
export function TextStatistics({ text, known }: { text: KeptText; known: KnownWords | null }) {
  const [words, setWords] = useState<readonly CountedWord[] | null>(null);
  const [done, setDone] = useState(0);
  useEffect(() => {
    let isHere = true;
    countText(text, (share) => {
      if (isHere) setDone(share);
      return isHere;
    }).then(
      (counted) => isHere && setWords(counted),
      (error: unknown) => console.warn("The words of a text were not counted", error),
    );
    return () => {
      isHere = false;
    };
  }, [text]);
  const share = useMemo(
    () => (words === null || known === null ? null : shareOf(words, known)),
    [words, known],
  );
  if (share === null)
    return (
      <div className="flex flex-col gap-1">
        <p className="text-sm text-ink-soft">{m.mine_counting()}</p>
        <Progress value={done} label={m.mine_counting()} />
      </div>
    );
  const percent = Math.floor(share.known * 100);
  return (
    <section aria-label={m.mine_statistics()} className="flex flex-col gap-1">
      <p className="flex flex-wrap gap-x-4 gap-y-1">
        <strong>{m.reading_known({ percent })}</strong>
        <span className="text-ink-soft">{m.word_count({ count: share.words })}</span>
        <span className="text-ink-soft">{m.mine_learning_count({ count: share.learning })}</span>
        <span className="text-ink-soft">{m.mine_new_count({ count: share.fresh })}</span>
      </p>
      <Progress value={share.known} label={m.reading_known({ percent })} tone="steppe" />
      {share.fresh > 0 && (
        <ButtonLink to={paths.ownTextWords(text.id)} look="secondary" className="mt-2 self-start">
          {m.mine_teach()}
        </ButtonLink>
      )}
    </section>
  );
}
