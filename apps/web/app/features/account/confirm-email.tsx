import { useState } from "react";
import { Barys } from "#app/components/barys/barys.tsx";
import { Button, ButtonLink } from "#app/components/ui/button.tsx";
import { Card } from "#app/components/ui/card.tsx";
import { Notice } from "#app/components/ui/notice.tsx";
import { call } from "#app/lib/api/client.ts";
import { failureText } from "#app/lib/api/failure.ts";
import { paths } from "#app/lib/paths.ts";
import { m } from "#app/paraglide/messages.js";

/**
 * Confirms an address at the press of a button, never at the opening of the link: mail programs open links
 * by themselves. The secret is what stands after `#`. Nobody has to be signed in here.
 */
export function ConfirmEmail() {
  const [message, setMessage] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  async function confirm() {
    const token = location.hash.slice(1);
    if (token === "") {
      setFailure(m.confirm_no_link());
      return;
    }
    setBusy(true);
    setFailure(null);
    try {
      setMessage(
        (await call("POST /auth/email-confirmation/confirm/", { body: { token } })).message,
      );
    } catch (error) {
      setFailure(failureText(error, m.confirm_error()));
    } finally {
      setBusy(false);
    }
  }

  return (
    <div className="mx-auto flex w-full max-w-120 flex-1 flex-col justify-center px-4 py-6 md:py-12">
      <Barys pose={message === null ? "hello" : "right"} className="-mb-2 size-28" />
      <Card stitched className="flex flex-col items-start gap-4 p-5 md:p-8">
        <h1 className="text-2xl">{m.confirm_title()}</h1>
        {failure !== null && <Notice kind="error">{failure}</Notice>}
        {message === null ? (
          <>
            <p>{m.confirm_text()}</p>
            <Button size="large" busy={busy} onClick={confirm}>
              {m.confirm_button()}
            </Button>
          </>
        ) : (
          <>
            <Notice kind="success">{message}</Notice>
            <ButtonLink to={paths.learn}>{m.confirm_go_on()}</ButtonLink>
          </>
        )}
      </Card>
    </div>
  );
}
