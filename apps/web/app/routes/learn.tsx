import type { ShouldRevalidateFunction } from "react-router";
import { ExamLine } from "#app/features/learn/exam-line.tsx";
import { GrammarLine } from "#app/features/learn/grammar-line.tsx";
import { HarmonyLine } from "#app/features/learn/harmony-line.tsx";
import { LearnCards } from "#app/features/learn/learn-cards.tsx";
import { PhrasesLine } from "#app/features/learn/phrases-line.tsx";
import { ReviewLine } from "#app/features/learn/review-line.tsx";
import { ContinueCard } from "#app/features/path/continue-card.tsx";
import { pageContext } from "#app/lib/page-context.ts";
import { pageMeta } from "#app/lib/page-meta.ts";
import { useOwnPath } from "#app/lib/path/use-own-path.ts";
import { m } from "#app/paraglide/messages.js";
import type { Route } from "./+types/learn";

/** A newcomer's first step; whoever has done more gets their own path once the page has started. */
export function loader({ context }: Route.LoaderArgs) {
  const { units, next } = context.get(pageContext).content.path();
  return { units: units.slice(0, 1), next };
}

// The course does not change while it is learned.
export const shouldRevalidate: ShouldRevalidateFunction = () => false;

export const meta = () =>
  pageMeta(`${m.learn_title()} · ${m.app_name()}`, m.learn_meta_description());

export default function Learn({ loaderData }: Route.ComponentProps) {
  const path = useOwnPath(loaderData);
  return (
    <div className="mx-auto w-full max-w-6xl px-4 pt-8 md:pt-12">
      <h1 className="text-3xl md:text-4xl">{m.learn_title()}</h1>
      <p className="max-w-2xl pt-2 pb-6 text-ink-soft md:text-lg">{m.learn_lead()}</p>
      <div className="pb-6">
        <ContinueCard path={path} />
      </div>
      <LearnCards />
      <ReviewLine />
      <PhrasesLine />
      <GrammarLine />
      <ExamLine />
      <HarmonyLine />
    </div>
  );
}
