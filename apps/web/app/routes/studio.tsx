import { SignedIn } from "#app/components/layout/guards.tsx";
import { StudioScreen } from "#app/features/studio/studio-screen.tsx";
import { pageMeta } from "#app/lib/page-meta.ts";
import { m } from "#app/paraglide/messages.js";

export const meta = () =>
  pageMeta(`${m.studio_title()} · ${m.app_name()}`, m.studio_lead(), { unlisted: true });

/** Where people lend the course their voices. */
export default function Studio() {
  return (
    <SignedIn>
      {() => (
        <div className="mx-auto flex w-full max-w-4xl flex-col gap-4 px-4 pt-6 md:pt-10">
          <h1 className="text-3xl md:text-4xl">{m.studio_title()}</h1>
          <StudioScreen />
        </div>
      )}
    </SignedIn>
  );
}
