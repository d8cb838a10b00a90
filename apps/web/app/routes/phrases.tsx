import type { ShouldRevalidateFunction } from "react-router";
import { PhraseIndex } from "#app/features/phrases/phrase-index.tsx";
import { pageContext } from "#app/lib/page-context.ts";
import { pageMeta } from "#app/lib/page-meta.ts";
import { m } from "#app/paraglide/messages.js";
import type { Route } from "./+types/phrases";

export const loader = ({ context }: Route.LoaderArgs) =>
  context.get(pageContext).content.phraseTopics();

// The course does not change while it is learned.
export const shouldRevalidate: ShouldRevalidateFunction = () => false;

export const meta = () =>
  pageMeta(`${m.phrases_title()} · ${m.app_name()}`, m.phrases_meta_description());

export default function Phrases({ loaderData: topics }: Route.ComponentProps) {
  return (
    <div className="mx-auto w-full max-w-6xl px-4 pt-8 md:pt-12">
      <h1 className="text-3xl md:text-4xl">{m.phrases_title()}</h1>
      <p className="max-w-2xl pt-2 pb-5 text-ink-soft md:text-lg">{m.phrases_lead()}</p>
      <PhraseIndex topics={topics} />
    </div>
  );
}
