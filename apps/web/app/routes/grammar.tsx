import { type ShouldRevalidateFunction, useSearchParams } from "react-router";
import { KazakhTextSettings } from "#app/components/kazakh/kazakh-text-settings.tsx";
import { GrammarIndex } from "#app/features/grammar/grammar-index.tsx";
import { pageContext } from "#app/lib/page-context.ts";
import { pageMeta } from "#app/lib/page-meta.ts";
import { m } from "#app/paraglide/messages.js";
import type { Route } from "./+types/grammar";

export function loader({ context }: Route.LoaderArgs) {
  const { content } = context.get(pageContext);
  return { points: content.grammar(), needs: content.grammarNeeds() };
}

// Both orders are of the same points.
export const shouldRevalidate: ShouldRevalidateFunction = () => false;

export const meta = () =>
  pageMeta(`${m.grammar_title()} · ${m.app_name()}`, m.grammar_meta_description());

export default function Grammar({ loaderData: { points, needs } }: Route.ComponentProps) {
  const [search] = useSearchParams();
  return (
    <div className="mx-auto w-full max-w-6xl px-4 pt-8 md:pt-12">
      <div className="flex items-start justify-between gap-3">
        <h1 className="text-3xl md:text-4xl">{m.grammar_title()}</h1>
        <KazakhTextSettings compact />
      </div>
      <p className="max-w-2xl pt-2 pb-5 text-ink-soft md:text-lg">{m.grammar_lead()}</p>
      <GrammarIndex points={points} needs={needs} byNeed={search.get("by") === "need"} />
    </div>
  );
}
