import { cardKindOf, currentItem, kindOfItem, progressOf } from "@tilashar/learning/review";
import { useEffect, useState } from "react";
import { Button, IconButton } from "#app/components/ui/button.tsx";
import { Card } from "#app/components/ui/card.tsx";
import { Chip } from "#app/components/ui/chip.tsx";
import { EmptyState } from "#app/components/ui/empty-state.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { Progress } from "#app/components/ui/progress.tsx";
import { useSession } from "#app/lib/session/session.ts";
import { useVoiceSetting } from "#app/lib/voice/voice-setting.ts";
import { m } from "#app/paraglide/messages.js";
import { Finish } from "./finish.tsx";
import { FirstReview } from "./first-review.tsx";
import { type JudgingTools, loadJudging } from "./load-judging.ts";
import { NothingDue } from "./nothing-due.tsx";
import { RevealCard } from "./reveal-card.tsx";
import type { Given, RunningReview } from "./review-session.ts";
import { ReviewSkeleton } from "./review-skeleton.tsx";
import { SoundCard } from "./sound-card.tsx";
import { TypedCard } from "./typed-card.tsx";
import { useReview } from "./use-review.ts";

/** One card at a time, by keyboard or by thumb, with a way back from every answer. */
export default function ReviewScreen() {
  const { state, answer, undo, restart, retry, awarded, unsent } = useReview();
  const { user } = useSession();
  const review = state.status === "ready" ? state.review : null;
  // A learner has cards as good as always; for a guest without any, the language engine stays where it is.
  const tools = useJudging(
    user !== null || (review !== null && currentItem(review.session) !== null),
  );
  const canUndo = review !== null && review.steps.length > 0;

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const inField = event.target instanceof HTMLInputElement;
      if (event.code !== "KeyZ" || event.altKey || inField || !canUndo) return;
      event.preventDefault();
      undo();
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  });

  if (state.status === "loading") return <FirstReview />;
  if (state.status === "error") {
    return (
      <EmptyState
        pose="thinking"
        title={m.review_failed()}
        action={<Button onClick={() => void retry()}>{m.try_again()}</Button>}
      />
    );
  }
  const running = state.review;
  const item = currentItem(running.session);
  if (item === null) {
    return running.session.answered === 0 ? (
      <NothingDue review={running} onPractice={() => void restart(true)} />
    ) : (
      <Finish
        review={running}
        awarded={awarded}
        onUndo={undo}
        onMore={() => void restart(false)}
        onPractice={() => void restart(true)}
      />
    );
  }
  const { done, total } = progressOf(running.session);
  return (
    <div data-under-way="" className="flex flex-col gap-4">
      <div className="flex items-center gap-3">
        <Progress
          value={done / total}
          label={m.review_progress()}
          text={m.review_place({ done, total })}
        />
        <span className="text-sm font-semibold whitespace-nowrap text-ink-soft">
          {done} / {total}
        </span>
        <IconButton
          label={m.review_undo()}
          aria-keyshortcuts="Z"
          disabled={!canUndo}
          onClick={undo}
          className="disabled:text-ink-soft disabled:opacity-50"
        >
          <Icon name="again" />
        </IconButton>
      </div>
      {(running.practice || running.opened.offline || unsent) && (
        <div className="flex flex-wrap gap-2">
          {running.practice && <Chip tone="sun">{m.review_practice_chip()}</Chip>}
          {(running.opened.offline || unsent) && <Chip tone="sky">{m.review_offline()}</Chip>}
        </div>
      )}
      <CurrentCard
        // A new card, and the same one again, start with nothing typed.
        key={`${item.item} ${running.session.answered} ${running.steps.length}`}
        review={running}
        tools={tools}
        onAnswer={answer}
      />
    </div>
  );
}

function CurrentCard({
  review,
  tools,
  onAnswer,
}: {
  review: RunningReview;
  tools: JudgingTools | null | "loading";
  onAnswer: (given: Given) => void;
}) {
  const { quiet } = useVoiceSetting();
  const item = currentItem(review.session);
  if (item === null) return null;
  const { settings, weights } = review.opened.plan;
  const type = kindOfItem(item.item);
  const kind = cardKindOf(
    { type, hasExample: item.example !== null || type === "line" },
    item.memory,
    settings.kinds,
    quiet,
  );
  const isTyped = kind === "typing" || kind === "cloze" || kind === "form";
  // Only what is typed has to wait for the language engine.
  if (isTyped && tools === "loading") return <ReviewSkeleton />;
  const shared = { item, weights, practice: review.practice, onAnswer };
  return (
    <Card
      stitched
      // As tall as the screen allows, so that the answer's buttons come near the thumb.
      className="relative flex min-h-[clamp(26.25rem,100svh_-_14rem,36rem)] animate-rise flex-col gap-4 px-4 py-5 text-center sm:px-8 sm:py-7"
    >
      {type === "sound" ? (
        <SoundCard {...shared} own={review.opened.items} />
      ) : isTyped && tools !== null && tools !== "loading" ? (
        <TypedCard {...shared} kind={kind} tools={tools} all={[...review.session.items.values()]} />
      ) : (
        <RevealCard {...shared} kind={isTyped ? "kazakh" : kind} />
      )}
    </Card>
  );
}

/** The tools of typed cards, once `needed`; null when they could not be fetched: then every card is turned. */
function useJudging(needed: boolean): JudgingTools | null | "loading" {
  const [tools, setTools] = useState<JudgingTools | null | "loading">("loading");
  useEffect(() => {
    if (!needed) return;
    loadJudging().then(setTools, (error: unknown) => {
      console.warn("Typed cards are not available", error);
      setTools(null);
    });
  }, [needed]);
  return tools;
}
