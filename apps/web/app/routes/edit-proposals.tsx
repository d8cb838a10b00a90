import { BackLink } from "#app/components/layout/back-link.tsx";
import { SignedIn } from "#app/components/layout/guards.tsx";
import { Proposals } from "#app/features/edit/proposals.tsx";
import { pageMeta } from "#app/lib/page-meta.ts";
import { paths } from "#app/lib/paths.ts";
import { m } from "#app/paraglide/messages.js";

export const meta = () =>
  pageMeta(`${m.edit_proposals_title()} · ${m.app_name()}`, m.edit_proposals_lead(), {
    unlisted: true,
  });

/** Where a second editor decides on what others propose. */
export default function EditProposals() {
  return (
    <SignedIn>
      {() => (
        <div className="mx-auto flex w-full max-w-4xl flex-col gap-4 px-4 pt-6 md:pt-10">
          <BackLink to={paths.edit}>{m.edit_title()}</BackLink>
          <h1 className="text-3xl md:text-4xl">{m.edit_proposals_title()}</h1>
          <p className="max-w-prose text-ink-soft">{m.edit_proposals_lead()}</p>
          <p className="max-w-prose text-sm text-ink-soft">{m.edit_proposals_later()}</p>
          <Proposals />
        </div>
      )}
    </SignedIn>
  );
}
