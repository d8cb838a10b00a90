import { HARMONY_ROUND } from "@tilashar/learning/harmony";
import { useEffect, useRef } from "react";
import { Barys } from "#app/components/barys/barys.tsx";
import { SayButton } from "#app/components/kazakh/say-button.tsx";
import { ReportFlag } from "#app/components/report/report-flag.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { Chip } from "#app/components/ui/chip.tsx";
import { KazakhForm } from "#app/components/ui/kazakh-word.tsx";
import { Progress } from "#app/components/ui/progress.tsx";
import { Tile, type TileState } from "#app/components/ui/tile.tsx";
import { toast } from "#app/components/ui/toast.tsx";
import { useLanguage } from "#app/lib/language/browser-language.ts";
import { useMeaningLanguage } from "#app/lib/language/meaning-language.ts";
import { outbox } from "#app/lib/outbox/outbox.ts";
import { m } from "#app/paraglide/messages.js";
import { keepRound } from "./keep-round.ts";
import { LitStem } from "./lit-stem.tsx";
import { storeMastery } from "./mastery-store.ts";
import { RoundResult } from "./round-result.tsx";
import { Rule } from "./rule.tsx";
import { suffixMeaning } from "./suffix-meaning.ts";
import { type Training, useTrainer } from "./use-trainer.ts";

async function send(training: Training): Promise<void> {
  await keepRound(training);
  const { awarded } = await outbox.send();
  if (awarded > 0) toast(m.quiz_points_added({ count: awarded }), "success");
}

/** Rounds of ten: pick the form that follows the rules, see what decided. */
export default function Trainer() {
  const language = useLanguage();
  const into = useMeaningLanguage();
  const { training, act, again } = useTrainer();
  const { task, chosen, answered, streak, mastery, isOver } = training;
  const question = useRef<HTMLParagraphElement>(null);
  const next = useRef<HTMLButtonElement>(null);
  const rightOption = useRef<HTMLLIElement>(null);
  const verdict = useRef<HTMLDivElement>(null);
  const isAnswered = chosen !== null;
  const isRight = answered.at(-1)?.isRight === true;
  const right = task.options.find(({ contrast }) => contrast === null);

  useEffect(() => storeMastery(mastery), [mastery]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: kept once, when the round ends
  useEffect(() => {
    if (isOver) void send(training);
  }, [isOver]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new task and verdict moves the focus
  useEffect(() => {
    (isAnswered ? next : question).current?.focus({ preventScroll: true });
    if (!isAnswered) return;
    // On a phone the verdict may be below the screen; the right form has to stay in it.
    verdict.current?.scrollIntoView({ block: "nearest" });
    rightOption.current?.scrollIntoView({ block: "nearest" });
  }, [task, isAnswered]);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const option = task.options[Number(event.key) - 1];
      if (option === undefined) return;
      event.preventDefault();
      act({ type: "choose", form: option.form });
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, [task, act]);

  if (isOver) return <RoundResult training={training} onAgain={again} />;

  const place = Math.min(HARMONY_ROUND, answered.length + (isAnswered ? 0 : 1));
  const stateOf = (form: string): TileState => {
    if (!isAnswered) return "idle";
    if (form === right?.form) return "right";
    return form === chosen ? "wrong" : "idle";
  };
  const meaning = task.stem[into];
  return (
    <div className="mx-auto flex w-full max-w-xl flex-1 flex-col gap-4">
      <div className="flex items-center gap-3">
        <Progress
          value={answered.length / HARMONY_ROUND}
          label={m.quiz_progress()}
          text={m.quiz_place({ place, total: HARMONY_ROUND })}
        />
        <span className="text-sm font-semibold whitespace-nowrap text-ink-soft">
          {place} / {HARMONY_ROUND}
        </span>
        {streak > 1 && <Chip tone="sun">{m.harmony_streak({ count: streak })}</Chip>}
      </div>
      <section
        key={answered.length - (isAnswered ? 1 : 0)}
        aria-label={m.quiz_place({ place, total: HARMONY_ROUND })}
        className="flex animate-rise flex-col gap-4"
      >
        <p
          ref={question}
          tabIndex={-1}
          className="flex flex-col items-center gap-2 pt-2 text-center outline-none"
        >
          <LitStem task={task} lit={isAnswered} />
          <span lang={into} className="text-lg text-ink-soft">
            {meaning}
          </span>
          <span className="text-lg font-bold text-sky">
            + {suffixMeaning(task.skill.suffix, language)}
          </span>
        </p>
        <ul className="grid gap-3 sm:grid-cols-2">
          {task.options.map((option, index) => (
            <li
              key={option.form}
              ref={option.form === right?.form ? rightOption : undefined}
              className="scroll-mt-20 scroll-mb-24"
            >
              <Tile
                wide
                state={stateOf(option.form)}
                disabled={isAnswered}
                onClick={() => act({ type: "choose", form: option.form })}
                className="flex items-center gap-3"
              >
                <span
                  aria-hidden="true"
                  className="flex size-7 shrink-0 items-center justify-center rounded-tile border-2 border-stitch text-sm text-ink-soft max-sm:hidden"
                >
                  {index + 1}
                </span>
                <span className="text-xl">
                  <KazakhForm segments={[option.stem, option.suffix]} />
                </span>
              </Tile>
            </li>
          ))}
        </ul>
      </section>
      <div ref={verdict} role="status" className="scroll-mb-24 empty:absolute">
        {isAnswered && right && (
          <div
            className={`flex animate-rise items-start gap-3 rounded-card p-3 ${isRight ? "bg-steppe-wash" : "bg-pomegranate-wash"}`}
          >
            <Barys pose={isRight ? "right" : "wrong"} className="size-18 shrink-0" />
            <div className="min-w-0 flex-1">
              <p className={`font-bold ${isRight ? "text-steppe" : "text-pomegranate"}`}>
                {isRight ? m.harmony_right() : m.harmony_wrong()}
              </p>
              <p className="flex items-center gap-1 text-xl">
                <span data-verdict>
                  <KazakhForm segments={[right.stem, right.suffix]} />
                </span>
                <SayButton text={right.form} className="-my-2" />
                <ReportFlag kind="verdict" subject={right.form} className="-my-2" />
              </p>
              <Rule key={right.form} task={task} opened={!isRight} />
            </div>
          </div>
        )}
      </div>
      {isAnswered && (
        <div className="sticky bottom-(--tab-bar) z-10 flex flex-col bg-felt pt-2 pb-4">
          <Button ref={next} size="large" onClick={() => act({ type: "next" })}>
            {m.quiz_next()}
          </Button>
        </div>
      )}
    </div>
  );
}
