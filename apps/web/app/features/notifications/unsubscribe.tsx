import { type FormEvent, useState } from "react";
import { Button, ButtonLink } from "#app/components/ui/button.tsx";
import { EmptyState } from "#app/components/ui/empty-state.tsx";
import { Notice } from "#app/components/ui/notice.tsx";
import { call } from "#app/lib/api/client.ts";
import { failureText } from "#app/lib/api/failure.ts";
import { paths } from "#app/lib/paths.ts";
import { m } from "#app/paraglide/messages.js";

/**
 * Ends reminders and summaries by a link from one of them, also without scripts: then the form is sent
 * by the browser, and its answer leads back here with `done`.
 */
export function Unsubscribe({ token, done: wasDone }: { token: string; done: boolean }) {
  const [done, setDone] = useState(wasDone);
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    setFailure(null);
    try {
      await call("POST /notifications/unsubscribe/{token}/", { params: { token } });
      setDone(true);
    } catch (error) {
      setFailure(failureText(error, m.error_unsubscribe()));
    }
    setBusy(false);
  }

  if (done) {
    return (
      <EmptyState
        pose="hello"
        heading="h1"
        title={m.unsubscribe_done_title()}
        action={<ButtonLink to={paths.lessons}>{m.unsubscribe_home()}</ButtonLink>}
      >
        <span role="status">{m.unsubscribe_done()}</span> {m.unsubscribe_back()}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      pose="thinking"
      heading="h1"
      title={m.unsubscribe_title()}
      action={
        <form
          method="post"
          action={`/api/notifications/unsubscribe/${encodeURIComponent(token)}/`}
          onSubmit={submit}
          className="flex flex-col items-center gap-4"
        >
          {failure !== null && <Notice kind="error">{failure}</Notice>}
          <Button type="submit" size="large" busy={busy}>
            {m.unsubscribe_button()}
          </Button>
        </form>
      }
    >
      {m.unsubscribe_lead()}
    </EmptyState>
  );
}
