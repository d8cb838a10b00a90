import { type FormEvent, type ReactNode, useState } from "react";
import { Button } from "#app/components/ui/button.tsx";
import { Notice } from "#app/components/ui/notice.tsx";
import { ApiFailure, failureText } from "#app/lib/api/failure.ts";
import { m } from "#app/paraglide/messages.js";

/** A form that does one act and says when it could not. */
export function ActForm({
  button,
  label,
  look = "secondary",
  act,
  onDone,
  children,
}: {
  button: string;
  /** The button's name where several on the page say the same. */
  label?: string;
  look?: "primary" | "secondary" | "danger";
  act: (form: FormData) => Promise<unknown>;
  onDone: () => void;
  children?: ReactNode;
}) {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    setFailure(null);
    try {
      await act(new FormData(event.currentTarget));
      onDone();
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      setFailure(failureText(error, m.mod_failed()));
    } finally {
      setBusy(false);
    }
  }

  return (
    <form
      onSubmit={submit}
      className="flex flex-col gap-3 border-t-2 border-felt-sunk pt-3 first:border-t-0 first:pt-0"
    >
      {children}
      {failure !== null && <Notice kind="error">{failure}</Notice>}
      <Button type="submit" look={look} busy={busy} className="self-start" aria-label={label}>
        {button}
      </Button>
    </form>
  );
}
