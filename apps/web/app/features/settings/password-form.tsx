import { type FormEvent, useState } from "react";
import { Button } from "#app/components/ui/button.tsx";
import { PasswordField } from "#app/components/ui/field.tsx";
import { call } from "#app/lib/api/client.ts";
import { ApiFailure, failureText } from "#app/lib/api/failure.ts";
import { m } from "#app/paraglide/messages.js";
import { FormStatus } from "./form-status.tsx";
import { hideSuccess, showSuccess } from "./timed-message.ts";

const formName = "password";
const empty = { current: "", next: "", again: "" };

/** Changes the password; Save works once both are given and the new one was typed alike twice. */
export function PasswordForm() {
  const [values, setValues] = useState(empty);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const mismatch = values.next !== values.again;
  const ready = values.current !== "" && values.next !== "" && !mismatch;

  const field = (name: keyof typeof empty) => ({
    value: values[name],
    maxLength: 128,
    onChange: (event: { currentTarget: HTMLInputElement }) => {
      setValues({ ...values, [name]: event.currentTarget.value });
      setErrors({});
      setFailure(null);
      hideSuccess(formName);
    },
  });

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (busy || !ready) return;
    setBusy(true);
    setFailure(null);
    try {
      await call("POST /profile/password-change/", {
        body: { current_password: values.current, new_password: values.next },
      });
      setValues(empty);
      showSuccess(formName);
    } catch (error) {
      const fields = error instanceof ApiFailure ? error.fields : {};
      setErrors(fields);
      if (fields.current_password === undefined && fields.new_password === undefined) {
        setFailure(failureText(error, m.settings_error_password()));
      }
    } finally {
      setBusy(false);
    }
  }

  return (
    <form className="flex flex-col gap-5" onSubmit={submit} noValidate>
      <PasswordField
        label={m.settings_password_current()}
        autoComplete="current-password"
        error={errors.current_password}
        {...field("current")}
      />
      <PasswordField
        label={m.settings_password_new()}
        hint={m.settings_password_hint()}
        autoComplete="new-password"
        error={errors.new_password}
        {...field("next")}
      />
      <PasswordField
        label={m.settings_password_again()}
        autoComplete="new-password"
        error={mismatch && values.again !== "" ? m.error_password_mismatch() : undefined}
        {...field("again")}
      />
      <FormStatus form={formName} success={m.settings_password_saved()} failure={failure} />
      <Button type="submit" busy={busy} disabled={!ready} className="self-start">
        {m.settings_save()}
      </Button>
    </form>
  );
}
