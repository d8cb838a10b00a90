import { type FormEvent, useEffect, useRef, useState } from "react";
import { Button } from "#app/components/ui/button.tsx";
import { Checkbox, PasswordField, TextField } from "#app/components/ui/field.tsx";
import { Notice } from "#app/components/ui/notice.tsx";
import { TextLink } from "#app/components/ui/text-link.tsx";
import { call } from "#app/lib/api/client.ts";
import { failureText } from "#app/lib/api/failure.ts";
import { readForm } from "#app/lib/forms/read-form.ts";
import { outbox } from "#app/lib/outbox/outbox.ts";
import { paths } from "#app/lib/paths.ts";
import { keepSession } from "#app/lib/session/session.ts";
import { readStored, removeStored, writeStored } from "#app/lib/storage.ts";
import { m } from "#app/paraglide/messages.js";
import type { FieldErrors } from "./sign-up-check.ts";

const rememberedKey = "remembered-email";

interface LoginValues {
  email: string;
  password: string;
}

/**
 * Logs in and brings along what the guest had earned in this browser. `onLogin` is called just before
 * the session begins: that is the moment at which the page's guard leads away.
 */
export function LoginForm({
  email: known,
  onLogin,
}: {
  /** An address that need not be typed again. */
  email?: string | undefined;
  onLogin: () => void;
}) {
  const [errors, setErrors] = useState<FieldErrors<LoginValues>>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const emailField = useRef<HTMLInputElement>(null);
  const passwordField = useRef<HTMLInputElement>(null);
  const rememberField = useRef<HTMLInputElement>(null);

  useEffect(() => {
    const remembered = readStored(rememberedKey);
    const email = known ?? remembered;
    if (email && emailField.current?.value === "") emailField.current.value = email;
    // Whoever comes from opening the account has only the password left to type.
    if (known !== undefined) passwordField.current?.focus();
    if (remembered !== null && rememberField.current) rememberField.current.checked = true;
  }, [known]);

  const forgive = (name: keyof LoginValues) => () => setErrors({ ...errors, [name]: undefined });

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    const values = readForm(event.currentTarget, ["email", "password", "remember"]);
    const missing: FieldErrors<LoginValues> = {};
    if (values.email.trim() === "") missing.email = m.error_email_required();
    if (values.password === "") missing.password = m.error_password_required();
    setErrors(missing);
    if (Object.keys(missing).length > 0) return;

    setBusy(true);
    setFailure(null);
    try {
      const email = values.email.trim();
      const tokens = await call("POST /auth/token/", {
        body: { email, password: values.password },
      });
      if (values.remember !== "") writeStored(rememberedKey, email);
      else removeStored(rememberedKey);
      onLogin();
      keepSession(tokens);
      void outbox.send();
    } catch (error) {
      setFailure(failureText(error, m.error_login_failed()));
      setBusy(false);
    }
  }

  return (
    <form className="flex flex-col gap-4" onSubmit={submit} noValidate>
      {failure !== null && <Notice kind="error">{failure}</Notice>}
      <TextField
        label={m.auth_email()}
        name="email"
        type="email"
        autoComplete="username webauthn"
        required
        ref={emailField}
        onChange={forgive("email")}
        error={errors.email}
      />
      <PasswordField
        label={m.auth_password()}
        name="password"
        autoComplete="current-password"
        required
        maxLength={128}
        ref={passwordField}
        onChange={forgive("password")}
        error={errors.password}
      />
      <div className="flex flex-wrap items-center justify-between gap-x-6">
        <Checkbox ref={rememberField} name="remember" label={m.auth_remember()} />
        <TextLink to={paths.forgotPassword} className="inline-flex min-h-11 items-center">
          {m.auth_forgot_link()}
        </TextLink>
      </div>
      <Button type="submit" size="large" busy={busy}>
        {m.auth_login_button()}
      </Button>
    </form>
  );
}
