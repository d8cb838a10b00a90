import { useEffect, useRef } from "react";
import { AccountOffer } from "#app/components/account/account-offer.tsx";
import { Barys } from "#app/components/barys/barys.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { KazakhForm } from "#app/components/ui/kazakh-word.tsx";
import { useLanguage } from "#app/lib/language/browser-language.ts";
import { useSession } from "#app/lib/session/session.ts";
import { m } from "#app/paraglide/messages.js";
import { suffixMeaning } from "./suffix-meaning.ts";
import { type Training, weakestOf } from "./use-trainer.ts";

/** The end of a round: how it went, what to look at, and the next one. */
export function RoundResult({ training, onAgain }: { training: Training; onAgain: () => void }) {
  const { status } = useSession();
  const language = useLanguage();
  const { answered, streak } = training;
  const right = answered.filter(({ isRight }) => isRight).length;
  const total = answered.length;
  const missed = answered.filter(({ isRight }) => !isRight);
  const weakest = weakestOf(training);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    title.current?.focus({ preventScroll: true });
    scrollTo({ top: 0 });
  }, []);
  const pose = right === total ? "right" : right >= 0.7 * total ? "streak" : "hello";
  return (
    <div className="flex flex-1 animate-rise flex-col items-center gap-4 text-center">
      <Barys pose={pose} className="size-40" />
      <h2 ref={title} tabIndex={-1} className="text-3xl outline-none">
        {m.harmony_score({ right, total })}
      </h2>
      <p className="max-w-md text-lg">
        {weakest === null
          ? m.harmony_all_right({ count: streak })
          : m.harmony_weakest({ suffix: suffixMeaning(weakest.suffix, language) })}
      </p>
      {missed.length > 0 && (
        <section className="w-full max-w-md text-start" aria-label={m.harmony_missed()}>
          <h3 className="pb-2 text-lg">{m.harmony_missed()}</h3>
          <ul className="overflow-hidden rounded-card bg-felt-raised shadow-lift">
            {missed.map(({ task }) => {
              const form = task.options.find(({ contrast }) => contrast === null);
              return (
                form && (
                  <li
                    key={form.form}
                    className="flex flex-wrap items-baseline gap-x-3 border-b-2 border-felt-sunk px-4 py-2 last:border-b-0"
                  >
                    <span className="text-lg">
                      <KazakhForm segments={[form.stem, form.suffix]} />
                    </span>
                    <span className="text-sm text-ink-soft">
                      {suffixMeaning(task.skill.suffix, language)}
                    </span>
                  </li>
                )
              );
            })}
          </ul>
        </section>
      )}
      {status === "guest" && <AccountOffer />}
      <Button size="large" className="mt-2 w-full max-w-md" onClick={onAgain}>
        {m.harmony_again()}
      </Button>
    </div>
  );
}
