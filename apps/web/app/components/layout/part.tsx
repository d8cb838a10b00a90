import type { ReactNode } from "react";
import { Button } from "#app/components/ui/button.tsx";
import { Notice } from "#app/components/ui/notice.tsx";
import { failureText } from "#app/lib/api/failure.ts";
import type { CallState } from "#app/lib/api/use-call.ts";
import { m } from "#app/paraglide/messages.js";

/** A part of the dashboard that loads by itself: one that fails leaves the others as they are. */
export function Part<Answer>({
  state,
  skeleton,
  failure,
  children,
}: {
  state: CallState<Answer>;
  /** What stands there meanwhile, as large as what will come. */
  skeleton: ReactNode;
  /** The sentence for a failure that brought none of its own. */
  failure: string;
  children: (answer: Answer) => ReactNode;
}) {
  if (state.status === "loading") return skeleton;
  if (state.status === "ready") return children(state.answer);
  return (
    <div className="flex flex-col items-start gap-3">
      <Notice kind="error">{failureText(state.error, failure)}</Notice>
      <Button look="secondary" onClick={state.retry}>
        {m.try_again()}
      </Button>
    </div>
  );
}
