import { useEffect, useState } from "react";
import { call } from "#app/lib/api/client.ts";
import { readStored, writeStored } from "#app/lib/storage.ts";
import { ConfirmNotice } from "./confirm-notice.tsx";

/** Holds the address that was found confirmed, so that it is not asked about on every visit. */
const confirmedKey = "confirmed-email";

/** The kind question on the dashboard; nothing while the address is confirmed or nobody could be asked. */
export function ConfirmReminder({ email }: { email: string }) {
  const [doubt, setDoubt] = useState<"waiting" | "refused" | null>(null);
  useEffect(() => {
    if (readStored(confirmedKey) === email) return;
    const controller = new AbortController();
    call("GET /profile/settings/", { signal: controller.signal }).then(
      (settings) => {
        if (!settings.email_confirmed) setDoubt(settings.email_refused ? "refused" : "waiting");
        if (settings.email_confirmed) writeStored(confirmedKey, settings.email);
      },
      // Whether it is confirmed can wait for another day.
      () => {},
    );
    return () => controller.abort();
  }, [email]);
  return doubt && <ConfirmNotice email={email} refused={doubt === "refused"} />;
}
