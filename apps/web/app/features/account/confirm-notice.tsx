import { useId, useState } from "react";
import { Button } from "#app/components/ui/button.tsx";
import { Card } from "#app/components/ui/card.tsx";
import { Notice } from "#app/components/ui/notice.tsx";
import { call } from "#app/lib/api/client.ts";
import { failureText } from "#app/lib/api/failure.ts";
import { m } from "#app/paraglide/messages.js";

/** Asks to confirm an address, or says that it refuses mail; sends the link again on wish. */
export function ConfirmNotice({ email, refused }: { email: string; refused: boolean }) {
  const title = useId();
  const [busy, setBusy] = useState(false);
  const [sent, setSent] = useState("");
  const [failure, setFailure] = useState<string | null>(null);

  async function again() {
    if (busy) return;
    setBusy(true);
    setFailure(null);
    setSent("");
    try {
      setSent((await call("POST /auth/email-confirmation/")).message);
    } catch (error) {
      setFailure(failureText(error, m.confirm_error_send()));
    } finally {
      setBusy(false);
    }
  }

  return (
    <section aria-labelledby={title}>
      <Card className="flex flex-col items-start gap-3 border-sky bg-sky-wash p-5">
        <h2 id={title} className="text-lg">
          {refused ? m.confirm_refused_title() : m.confirm_ask_title()}
        </h2>
        <p className="wrap-anywhere">
          {refused ? m.confirm_refused_text({ email }) : m.confirm_ask_text({ email })}
        </p>
        {failure !== null && <Notice kind="error">{failure}</Notice>}
        <div aria-live="polite">{sent !== "" && <Notice kind="success">{sent}</Notice>}</div>
        <Button look="secondary" busy={busy} onClick={again}>
          {m.confirm_again()}
        </Button>
      </Card>
    </section>
  );
}
