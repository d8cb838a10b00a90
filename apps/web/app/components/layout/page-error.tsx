import { Button } from "#app/components/ui/button.tsx";
import { EmptyState } from "#app/components/ui/empty-state.tsx";
import { m } from "#app/paraglide/messages.js";

/** The page could not be drawn, or its data could not be fetched. */
export function PageError() {
  const offline = typeof navigator !== "undefined" && !navigator.onLine;
  return (
    <EmptyState
      pose="wrong"
      title={offline ? m.offline_title() : m.error_title()}
      action={<Button onClick={() => location.reload()}>{m.try_again()}</Button>}
    >
      {offline ? m.offline_text() : m.error_text()}
    </EmptyState>
  );
}
