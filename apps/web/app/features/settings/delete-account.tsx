import { type FormEvent, useState } from "react";
import { Button } from "#app/components/ui/button.tsx";
import { Dialog } from "#app/components/ui/dialog.tsx";
import { PasswordField } from "#app/components/ui/field.tsx";
import { Notice } from "#app/components/ui/notice.tsx";
import { call } from "#app/lib/api/client.ts";
import { ApiFailure, failureText } from "#app/lib/api/failure.ts";
import { useCall } from "#app/lib/api/use-call.ts";
import { paths } from "#app/lib/paths.ts";
import { endSession } from "#app/lib/session/session.ts";
import { m } from "#app/paraglide/messages.js";

/** Deletes the account after the password was given once more. */
export function DeleteAccount() {
  const [open, setOpen] = useState(false);
  return (
    <div className="flex flex-col items-start gap-3">
      <p className="text-ink-soft">{m.settings_delete_text()}</p>
      <Button look="danger" onClick={() => setOpen(true)}>
        {m.settings_delete_button()}
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title={m.settings_delete_title()}>
        <DeleteForm onKeep={() => setOpen(false)} />
      </Dialog>
    </div>
  );
}

function DeleteForm({ onKeep }: { onKeep: () => void }) {
  const settings = useCall("GET /profile/settings/");
  // Who signs in with a provider alone has none, and shows it by having signed in a moment ago
  const hasPassword = settings.status !== "ready" || settings.answer.has_password;
  const [password, setPassword] = useState("");
  const [wrong, setWrong] = useState<string | undefined>();
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (busy || (hasPassword && password === "")) return;
    setBusy(true);
    setFailure(null);
    try {
      await call("DELETE /profile/", { body: { password } });
      endSession();
      // A whole new page: nothing of the learner stays in this one's memory.
      location.assign(paths.home);
    } catch (error) {
      const field = error instanceof ApiFailure ? error.fields.password : undefined;
      setWrong(field);
      if (field !== undefined && !hasPassword) setFailure(field);
      if (field === undefined) setFailure(failureText(error, m.settings_error_delete()));
      setBusy(false);
    }
  }

  return (
    <form className="flex flex-col gap-5" onSubmit={submit} noValidate>
      <p>{m.settings_delete_text()}</p>
      {failure !== null && <Notice kind="error">{failure}</Notice>}
      {hasPassword && (
        <PasswordField
          label={m.settings_delete_password()}
          autoComplete="current-password"
          maxLength={128}
          value={password}
          error={wrong}
          onChange={(event) => {
            setPassword(event.currentTarget.value);
            setWrong(undefined);
          }}
        />
      )}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" look="danger" busy={busy} disabled={hasPassword && password === ""}>
          {m.settings_delete_confirm()}
        </Button>
        <Button look="quiet" onClick={onKeep}>
          {m.settings_delete_keep()}
        </Button>
      </div>
    </form>
  );
}
