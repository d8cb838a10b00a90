import { useEffect, useState } from "react";
import { Button } from "#app/components/ui/button.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { Notice } from "#app/components/ui/notice.tsx";
import { failureText } from "#app/lib/api/failure.ts";
import { type PushState, readPushState, startPush, stopPush } from "#app/lib/browser-push.ts";
import { m } from "#app/paraglide/messages.js";

/** Reminders in this browser in place of mails. Nothing where the browser has no pushes. */
export function PushSwitch() {
  const [state, setState] = useState<PushState>("unsupported");
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  useEffect(() => {
    readPushState().then(setState, () => setState("unsupported"));
  }, []);

  async function change(work: () => Promise<PushState>) {
    setBusy(true);
    setFailure(null);
    try {
      setState(await work());
    } catch (error) {
      setFailure(failureText(error, m.error_notifications_push()));
    }
    setBusy(false);
  }

  if (state === "unsupported") return null;
  return (
    <div className="flex flex-col gap-3 border-t-2 border-felt-sunk pt-4">
      {failure !== null && <Notice kind="error">{failure}</Notice>}
      {state === "blocked" && <p className="text-ink-soft">{m.notifications_push_denied()}</p>}
      {state === "off" && (
        <>
          <Button
            look="secondary"
            busy={busy}
            onClick={() => change(startPush)}
            className="sm:self-start"
          >
            <Icon name="bell" className="size-5" />
            {m.notifications_push()}
          </Button>
          <p className="text-sm text-ink-soft">{m.notifications_push_hint()}</p>
        </>
      )}
      {state === "on" && (
        <>
          <p className="flex items-center gap-2 font-semibold text-steppe" role="status">
            <Icon name="bell" className="size-5" />
            {m.notifications_push_on()}
          </p>
          <Button look="quiet" busy={busy} onClick={() => change(stopPush)} className="self-start">
            {m.notifications_push_off_button()}
          </Button>
        </>
      )}
    </div>
  );
}
