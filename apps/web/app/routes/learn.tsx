import { ButtonLink } from "#app/components/ui/button.tsx";
import { GrammarLine } from "#app/features/learn/grammar-line.tsx";
import { HarmonyLine } from "#app/features/learn/harmony-line.tsx";
import { LearnCards } from "#app/features/learn/learn-cards.tsx";
import { ReviewLine } from "#app/features/learn/review-line.tsx";
import { pageMeta } from "#app/lib/page-meta.ts";
import { paths } from "#app/lib/paths.ts";
import { m } from "#app/paraglide/messages.js";

export const meta = () =>
  pageMeta(`${m.learn_title()} · ${m.app_name()}`, m.learn_meta_description());

export default function Learn() {
  return (
    <div className="mx-auto w-full max-w-6xl px-4 pt-8 md:pt-12">
      <h1 className="text-3xl md:text-4xl">{m.learn_title()}</h1>
      <p className="max-w-2xl pt-2 pb-6 text-ink-soft md:text-lg">{m.learn_lead()}</p>
      <p className="pb-6">
        <ButtonLink to={paths.lessonsOfLevel("beginner")} size="large" className="max-sm:w-full">
          {m.learn_begin()}
        </ButtonLink>
      </p>
      <LearnCards />
      <ReviewLine />
      <GrammarLine />
      <HarmonyLine />
    </div>
  );
}
