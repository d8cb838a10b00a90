import { type FormEvent, useState } from "react";
import { Button } from "#app/components/ui/button.tsx";
import { TextField } from "#app/components/ui/field.tsx";
import { Notice } from "#app/components/ui/notice.tsx";
import { call } from "#app/lib/api/client.ts";
import { failureText } from "#app/lib/api/failure.ts";
import { emailError } from "#app/lib/forms/email-error.ts";
import { readForm } from "#app/lib/forms/read-form.ts";
import { m } from "#app/paraglide/messages.js";

/** Asks for a link. Once it is asked for, the form has done its work and can't be used again. */
export function ForgotPasswordForm() {
  const [error, setError] = useState<string | undefined>();
  const [failure, setFailure] = useState<string | null>(null);
  const [sent, setSent] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy || sent !== null) return;
    const form = event.currentTarget;
    const { email } = readForm(form, ["email"]);
    const wrong = emailError(email);
    setError(wrong);
    if (wrong !== undefined) {
      form.querySelector<HTMLElement>("[name=email]")?.focus();
      return;
    }
    setBusy(true);
    setFailure(null);
    try {
      const { message } = await call("POST /auth/password-reset/", {
        body: { email: email.trim() },
      });
      setSent(message);
    } catch (thrown) {
      setFailure(failureText(thrown, m.error_reset_request_failed()));
    }
    setBusy(false);
  }

  return (
    <form className="flex flex-col gap-4" onSubmit={submit} noValidate>
      {failure !== null && <Notice kind="error">{failure}</Notice>}
      {sent !== null && (
        <Notice kind="success">
          <p>{sent}</p>
          <p className="pt-1 font-normal text-ink">{m.auth_forgot_after()}</p>
        </Notice>
      )}
      <fieldset disabled={sent !== null} className="flex min-w-0 flex-col gap-4">
        <TextField
          label={m.auth_email()}
          name="email"
          type="email"
          autoComplete="username"
          required
          maxLength={254}
          error={error}
          onChange={() => setError(undefined)}
        />
        <Button type="submit" size="large" busy={busy} disabled={sent !== null}>
          {m.auth_forgot_button()}
        </Button>
      </fieldset>
    </form>
  );
}
