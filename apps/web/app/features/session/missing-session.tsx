import { ButtonLink } from "#app/components/ui/button.tsx";
import { EmptyState } from "#app/components/ui/empty-state.tsx";
import { paths } from "#app/lib/paths.ts";
import { m } from "#app/paraglide/messages.js";

/** There is no such step, story or checkpoint. */
export function MissingSession() {
  return (
    <EmptyState
      pose="thinking"
      heading="h1"
      title={m.session_missing_title()}
      action={<ButtonLink to={paths.lessons}>{m.session_to_path()}</ButtonLink>}
    >
      {m.session_missing_text()}
    </EmptyState>
  );
}
