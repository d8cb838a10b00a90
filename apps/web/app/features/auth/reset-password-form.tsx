import { type FormEvent, useRef, useState } from "react";
import { Button } from "#app/components/ui/button.tsx";
import { PasswordField } from "#app/components/ui/field.tsx";
import { Notice } from "#app/components/ui/notice.tsx";
import { TextLink } from "#app/components/ui/text-link.tsx";
import { call } from "#app/lib/api/client.ts";
import { ApiFailure, failureText } from "#app/lib/api/failure.ts";
import { readForm } from "#app/lib/forms/read-form.ts";
import { paths } from "#app/lib/paths.ts";
import { m } from "#app/paraglide/messages.js";
import { type FieldErrors, newPasswordErrors } from "./sign-up-check.ts";

interface Values {
  password: string;
  password2: string;
}

/** Sets a new password by a mailed link. `onDone` is called once, when it is set. */
export function ResetPasswordForm({
  uid,
  token,
  onDone,
}: {
  uid: string;
  token: string;
  onDone: () => void;
}) {
  const [errors, setErrors] = useState<FieldErrors<Values>>({});
  const [failure, setFailure] = useState<{ text: string; deadLink: boolean } | null>(null);
  const [done, setDone] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);

  const forgive = (name: keyof Values) => () => setErrors({ ...errors, [name]: undefined });

  function show(found: FieldErrors<Values>) {
    setErrors(found);
    const first = found.password ? "password" : found.password2 && "password2";
    if (first) form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy || done !== null) return;
    const values = readForm(event.currentTarget, ["password", "password2"]);
    const found = newPasswordErrors(values);
    show(found);
    if (Object.keys(found).length > 0) return;
    setBusy(true);
    setFailure(null);
    try {
      const { message } = await call("POST /auth/password-reset/confirm/", {
        body: { uid, token, password: values.password },
      });
      setDone(message);
      onDone();
    } catch (error) {
      const fields = error instanceof ApiFailure ? error.fields : {};
      if (fields.password) show({ password: fields.password });
      else {
        setFailure({
          text: failureText(error, m.error_reset_confirm_failed()),
          deadLink: fields.token !== undefined,
        });
      }
    }
    setBusy(false);
  }

  return (
    <form ref={form} className="flex flex-col gap-4" onSubmit={submit} noValidate>
      {failure !== null && (
        <Notice kind="error">
          <p>{failure.text}</p>
          {failure.deadLink && (
            <p className="pt-1">
              <TextLink to={paths.forgotPassword}>{m.auth_reset_ask_again()}</TextLink>
            </p>
          )}
        </Notice>
      )}
      {done !== null && (
        <Notice kind="success">
          <p>{done}</p>
          <p className="pt-1 font-normal text-ink">{m.auth_reset_forwarding()}</p>
        </Notice>
      )}
      <fieldset disabled={done !== null} className="flex min-w-0 flex-col gap-4">
        <PasswordField
          label={m.auth_reset_new()}
          hint={m.auth_password_hint()}
          name="password"
          autoComplete="new-password"
          required
          maxLength={128}
          error={errors.password}
          onChange={forgive("password")}
        />
        <PasswordField
          label={m.auth_reset_again()}
          name="password2"
          autoComplete="new-password"
          required
          maxLength={128}
          error={errors.password2}
          onChange={forgive("password2")}
        />
        <Button type="submit" size="large" busy={busy} disabled={done !== null}>
          {m.auth_reset_button()}
        </Button>
      </fieldset>
    </form>
  );
}
