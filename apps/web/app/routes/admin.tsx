import { SignedIn } from "#app/components/layout/guards.tsx";
import { Administration } from "#app/features/house/administration.tsx";
import { pageMeta } from "#app/lib/page-meta.ts";
import { m } from "#app/paraglide/messages.js";

export const meta = () =>
  pageMeta(`${m.house_title()} · ${m.app_name()}`, m.house_lead(), { unlisted: true });

export default function Admin() {
  return (
    <SignedIn>
      {() => (
        <div className="mx-auto flex w-full max-w-4xl flex-col gap-4 px-4 pt-6 md:pt-10">
          <h1 className="text-3xl md:text-4xl">{m.house_title()}</h1>
          <p className="max-w-prose text-ink-soft">{m.house_lead()}</p>
          <Administration />
        </div>
      )}
    </SignedIn>
  );
}
