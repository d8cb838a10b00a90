import { useEffect } from "react";
import { call } from "#app/lib/api/client.ts";
import { ApiFailure } from "#app/lib/api/failure.ts";
import type { Reported } from "#app/lib/reports/keep-report.ts";
import { addressOfReported } from "#app/lib/reports/reported-text.ts";
import { rights } from "#app/lib/session/rights.ts";
import { useSession } from "#app/lib/session/session.ts";
import { m } from "#app/paraglide/messages.js";

/** For those who may propose a change: the way from a text to its form. */
export function EditLink({ reported }: { reported: Reported }) {
  const { user } = useSession();
  const { acts } = rights.use();
  const address = addressOfReported(reported);
  const mayAsk = user !== null && address !== null;

  useEffect(() => {
    if (!mayAsk) return;
    const controller = new AbortController();
    // A public page does not know whether its reader has a role.
    call("GET /auth/session/", { signal: controller.signal }).then(
      (told) => rights.set({ acts: told.acts, notices: told.notices }),
      (error: unknown) => {
        if (!controller.signal.aborted && !(error instanceof ApiFailure)) throw error;
      },
    );
    return () => controller.abort();
  }, [mayAsk]);

  if (!mayAsk || !acts.includes("propose a change")) return null;
  return (
    <a
      href={address}
      className="inline-flex min-h-11 items-center self-start font-semibold text-sky underline underline-offset-4"
    >
      {m.edit_this_text()}
    </a>
  );
}
