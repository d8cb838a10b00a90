import { SignedIn } from "#app/components/layout/guards.tsx";
import { TextLink } from "#app/components/ui/text-link.tsx";
import { EditDesk } from "#app/features/edit/edit-desk.tsx";
import { pageMeta } from "#app/lib/page-meta.ts";
import { paths } from "#app/lib/paths.ts";
import { m } from "#app/paraglide/messages.js";

export const meta = () =>
  pageMeta(`${m.edit_title()} · ${m.app_name()}`, m.edit_lead(), { unlisted: true });

/** Where editors find a text of the course and change it. */
export default function Edit() {
  return (
    <SignedIn>
      {() => (
        <div className="mx-auto flex w-full max-w-4xl flex-col gap-4 px-4 pt-6 md:pt-10">
          <h1 className="text-3xl md:text-4xl">{m.edit_title()}</h1>
          <p className="max-w-prose text-ink-soft">{m.edit_lead()}</p>
          <TextLink
            to={paths.editProposals}
            className="inline-flex min-h-11 items-center self-start"
          >
            {m.edit_proposals_title()}
          </TextLink>
          <EditDesk />
        </div>
      )}
    </SignedIn>
  );
}
