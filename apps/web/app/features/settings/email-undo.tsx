import { useState } from "react";
import { Barys } from "#app/components/barys/barys.tsx";
import { Button, ButtonLink } from "#app/components/ui/button.tsx";
import { Card } from "#app/components/ui/card.tsx";
import { Notice } from "#app/components/ui/notice.tsx";
import { call } from "#app/lib/api/client.ts";
import { failureText } from "#app/lib/api/failure.ts";
import { paths } from "#app/lib/paths.ts";
import { endSession } from "#app/lib/session/session.ts";
import { m } from "#app/paraglide/messages.js";

/**
 * Takes an e-mail change back at the press of a button, never at the opening of the link: mail programs
 * open links by themselves. The secret is what stands after `#`.
 */
export function EmailUndo() {
  const [message, setMessage] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  async function undo() {
    const token = location.hash.slice(1);
    if (token === "") {
      setFailure(m.settings_undo_no_link());
      return;
    }
    setBusy(true);
    setFailure(null);
    try {
      const answer = await call("POST /auth/email-undo/", { body: { token } });
      setMessage(answer.message);
      // Every session of the account has ended, this one perhaps among them.
      endSession();
    } catch (error) {
      setFailure(failureText(error, m.settings_error_undo()));
    } finally {
      setBusy(false);
    }
  }

  return (
    <div className="mx-auto flex w-full max-w-120 flex-1 flex-col justify-center px-4 py-6 md:py-12">
      <Barys pose={message === null ? "thinking" : "right"} className="-mb-2 size-28" />
      <Card stitched className="flex flex-col items-start gap-4 p-5 md:p-8">
        <h1 className="text-2xl">{m.settings_undo_title()}</h1>
        {failure !== null && <Notice kind="error">{failure}</Notice>}
        {message === null ? (
          <>
            <p>{m.settings_undo_text()}</p>
            <Button size="large" busy={busy} onClick={undo}>
              {m.settings_undo_button()}
            </Button>
          </>
        ) : (
          <>
            <Notice kind="success">{message}</Notice>
            <p>{m.settings_undo_next()}</p>
            <div className="flex flex-wrap gap-3">
              <ButtonLink to={paths.forgotPassword}>{m.settings_undo_password()}</ButtonLink>
              <ButtonLink to={paths.login} look="secondary">
                {m.settings_undo_login()}
              </ButtonLink>
            </div>
          </>
        )}
      </Card>
    </div>
  );
}
