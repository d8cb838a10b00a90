import { ButtonLink } from "#app/components/ui/button.tsx";
import { EmptyState } from "#app/components/ui/empty-state.tsx";
import { paths } from "#app/lib/paths.ts";
import { m } from "#app/paraglide/messages.js";

/** There is no such examination, mock or task. */
export function MissingMock() {
  return (
    <EmptyState
      pose="thinking"
      heading="h1"
      title={m.exam_missing_title()}
      action={<ButtonLink to={paths.exams}>{m.exam_show_all()}</ButtonLink>}
    >
      {m.exam_missing_text()}
    </EmptyState>
  );
}
