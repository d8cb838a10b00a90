import { type FormEvent, useRef, useState } from "react";
import { Button } from "#app/components/ui/button.tsx";
import { PasswordField, SelectField, TextField } from "#app/components/ui/field.tsx";
import { Notice } from "#app/components/ui/notice.tsx";
import { call } from "#app/lib/api/client.ts";
import { ApiFailure, failureText } from "#app/lib/api/failure.ts";
import { useCall } from "#app/lib/api/use-call.ts";
import { readForm } from "#app/lib/forms/read-form.ts";
import { useLanguage } from "#app/lib/language/browser-language.ts";
import {
  isLanguage,
  languageList,
  languageNames,
  languageTag,
} from "#app/lib/language/language.ts";
import { m } from "#app/paraglide/messages.js";
import { type FieldErrors, type SignUpValues, signUpErrors } from "./sign-up-check.ts";

const fieldNames = ["username", "email", "password", "password2", "invitation"] as const;

/** Opens an account. A field's error goes away when the field is edited. */
export function RegisterForm({ onRegistered }: { onRegistered: (email: string) => void }) {
  const pageLanguage = useLanguage();
  const [errors, setErrors] = useState<FieldErrors<SignUpValues>>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const signUp = useCall("GET /sign-up/");
  const form = useRef<HTMLFormElement>(null);

  const field = (name: keyof SignUpValues) => ({
    name,
    required: true,
    error: errors[name],
    onChange: () => setErrors({ ...errors, [name]: undefined }),
  });

  function show(found: FieldErrors<SignUpValues>) {
    setErrors(found);
    const first = fieldNames.find((name) => found[name]);
    if (first) form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    const values = readForm(event.currentTarget, [...fieldNames, "language_preference"]);
    const found = signUpErrors(values);
    show(found);
    if (Object.keys(found).length > 0) return;

    setBusy(true);
    setFailure(null);
    try {
      const {
        username,
        email,
        password,
        password2,
        language_preference: language,
        invitation,
      } = values;
      await call("POST /auth/register/", {
        body: {
          username: username.trim(),
          email: email.trim(),
          password,
          password2,
          language_preference: isLanguage(language) ? language : pageLanguage,
          ...(invitation !== "" && { invitation }),
        },
      });
      onRegistered(email.trim());
    } catch (error) {
      const fields = error instanceof ApiFailure ? error.fields : {};
      show(fields as FieldErrors<SignUpValues>);
      if (!fieldNames.some((name) => fields[name]))
        setFailure(failureText(error, m.error_register_failed()));
      setBusy(false);
    }
  }

  return (
    <form ref={form} className="flex flex-col gap-4" onSubmit={submit} noValidate>
      {failure !== null && <Notice kind="error">{failure}</Notice>}
      {signUp.status === "ready" && signUp.answer.name !== "" && (
        <p className="font-semibold">{m.house_at({ name: signUp.answer.name })}</p>
      )}
      {signUp.status === "ready" && signUp.answer.mode === "domain" && (
        <p>{m.house_domains_notice({ domains: signUp.answer.domains.join(", ") })}</p>
      )}
      <TextField
        label={m.auth_username()}
        autoComplete="nickname"
        maxLength={30}
        {...field("username")}
      />
      <TextField
        label={m.auth_email()}
        type="email"
        autoComplete="username"
        maxLength={254}
        {...field("email")}
      />
      <PasswordField
        label={m.auth_password()}
        hint={m.auth_password_hint()}
        autoComplete="new-password"
        maxLength={128}
        {...field("password")}
      />
      <PasswordField
        label={m.auth_password_again()}
        autoComplete="new-password"
        maxLength={128}
        {...field("password2")}
      />
      {signUp.status === "ready" && signUp.answer.mode === "invitation" && (
        <TextField
          label={m.house_invitation_field()}
          maxLength={64}
          autoComplete="off"
          autoCapitalize="characters"
          {...field("invitation")}
        />
      )}
      <SelectField label={m.auth_language()} name="language_preference" defaultValue={pageLanguage}>
        {languageList.map((code) => (
          <option key={code} value={code} lang={languageTag(code)}>
            {languageNames[code]}
          </option>
        ))}
      </SelectField>
      <Button type="submit" size="large" busy={busy}>
        {m.auth_register_button()}
      </Button>
    </form>
  );
}
