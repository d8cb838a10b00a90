import { type FormEvent, useRef, useState } from "react";
import { Button } from "#app/components/ui/button.tsx";
import { TextArea, TextField } from "#app/components/ui/field.tsx";
import { Notice } from "#app/components/ui/notice.tsx";
import { call } from "#app/lib/api/client.ts";
import { ApiFailure, failureText } from "#app/lib/api/failure.ts";
import { emailError } from "#app/lib/forms/email-error.ts";
import { readForm } from "#app/lib/forms/read-form.ts";
import { m } from "#app/paraglide/messages.js";

const names = ["name", "email", "comment"] as const;

type Errors = Partial<Record<(typeof names)[number], string>>;

/** A message to us: name and email, and a comment for those who have one. */
export function ContactForm() {
  const [errors, setErrors] = useState<Errors>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [sent, setSent] = useState(false);
  const [busy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);

  function show(found: Errors) {
    setErrors(found);
    const first = names.find((name) => found[name]);
    if (first) form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
  }

  const field = (name: keyof Errors) => ({
    name,
    error: errors[name],
    onChange: () => setErrors({ ...errors, [name]: undefined }),
  });

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    const { name, email, comment } = readForm(event.currentTarget, names);
    const wrongEmail = emailError(email);
    const found: Errors = {
      ...(name.trim() === "" && { name: m.error_name_required() }),
      ...(wrongEmail !== undefined && { email: wrongEmail }),
    };
    show(found);
    if (Object.keys(found).length > 0) return;
    setBusy(true);
    setFailure(null);
    try {
      await call("POST /contact/", { body: { name: name.trim(), email: email.trim(), comment } });
      setSent(true);
    } catch (error) {
      const fields: Errors = error instanceof ApiFailure ? error.fields : {};
      show(fields);
      if (!names.some((one) => fields[one])) {
        setFailure(failureText(error, m.error_contact_failed()));
      }
    }
    setBusy(false);
  }

  if (sent) {
    return (
      <div className="flex flex-col items-start gap-4">
        <Notice kind="success">{m.about_contact_sent()}</Notice>
        <Button look="secondary" onClick={() => setSent(false)}>
          {m.about_contact_another()}
        </Button>
      </div>
    );
  }
  return (
    <form ref={form} className="flex flex-col gap-4" onSubmit={submit} noValidate>
      {failure !== null && <Notice kind="error">{failure}</Notice>}
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label={m.about_contact_name()}
          autoComplete="name"
          required
          maxLength={100}
          {...field("name")}
        />
        <TextField
          label={m.auth_email()}
          type="email"
          autoComplete="email"
          required
          maxLength={254}
          {...field("email")}
        />
      </div>
      <TextArea label={m.about_contact_comment()} rows={5} maxLength={3000} {...field("comment")} />
      <Button type="submit" size="large" busy={busy} className="sm:self-start">
        {m.about_contact_send()}
      </Button>
    </form>
  );
}
