import { ButtonLink } from "#app/components/ui/button.tsx";
import { EmptyState } from "#app/components/ui/empty-state.tsx";
import { paths } from "#app/lib/paths.ts";
import { m } from "#app/paraglide/messages.js";

/** Nothing was learned here yet: where what is reviewed comes from. */
export function NothingYet() {
  return (
    <EmptyState
      title={m.review_empty()}
      action={<ButtonLink to={paths.lessons}>{m.review_to_lessons()}</ButtonLink>}
    >
      {m.review_empty_text()}
    </EmptyState>
  );
}
