import { SignedIn } from "#app/components/layout/guards.tsx";
import { Moderation } from "#app/features/moderation/moderation.tsx";
import { pageMeta } from "#app/lib/page-meta.ts";
import { m } from "#app/paraglide/messages.js";

export const meta = () =>
  pageMeta(`${m.mod_title()} · ${m.app_name()}`, m.mod_lead(), { unlisted: true });

export default function Moderate() {
  return (
    <SignedIn>
      {() => (
        <div className="mx-auto flex w-full max-w-4xl flex-col gap-4 px-4 pt-6 md:pt-10">
          <h1 className="text-3xl md:text-4xl">{m.mod_title()}</h1>
          <p className="max-w-prose text-ink-soft">{m.mod_lead()}</p>
          <Moderation />
        </div>
      )}
    </SignedIn>
  );
}
