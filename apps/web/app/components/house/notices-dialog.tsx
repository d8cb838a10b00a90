import { useState } from "react";
import { Button } from "#app/components/ui/button.tsx";
import { Dialog } from "#app/components/ui/dialog.tsx";
import { call } from "#app/lib/api/client.ts";
import { useCall } from "#app/lib/api/use-call.ts";
import { paths } from "#app/lib/paths.ts";
import { rights } from "#app/lib/session/rights.ts";
import { m } from "#app/paraglide/messages.js";

/** Tells a learner what moderators did about them and why; closed, it counts as read. */
export function NoticesDialog() {
  const state = useCall("GET /profile/notices/");
  const [open, setOpen] = useState(true);
  const notices = state.status === "ready" ? state.answer.notices : [];

  async function close() {
    setOpen(false);
    try {
      await call("POST /profile/notices/seen/");
      rights.set({ ...rights.now(), notices: 0 });
    } catch (error) {
      console.warn("The notices are shown again at the next visit", error);
    }
  }

  return (
    <Dialog open={open && notices.length > 0} onClose={close} title={m.notices_title()}>
      <div className="flex flex-col items-start gap-4">
        {notices.map(({ id, text, reason }) => (
          <div key={id}>
            <p className="font-semibold">{text}</p>
            {reason !== "" && <p className="text-ink-soft">{reason}</p>}
          </div>
        ))}
        <a
          href={paths.contact}
          className="inline-flex min-h-11 items-center font-semibold text-sky underline underline-offset-4"
        >
          {m.notices_object()}
        </a>
        <Button onClick={close}>{m.notices_understood()}</Button>
      </div>
    </Dialog>
  );
}
