import { type ReactNode, useEffect, useEffectEvent, useState } from "react";
import { useNavigate } from "react-router";
import { ButtonLink } from "#app/components/ui/button.tsx";
import { Notice } from "#app/components/ui/notice.tsx";
import { call } from "#app/lib/api/client.ts";
import { failureText } from "#app/lib/api/failure.ts";
import { outbox } from "#app/lib/outbox/outbox.ts";
import { paths } from "#app/lib/paths.ts";
import { takeTrip } from "#app/lib/session/provider-trip.ts";
import { keepSession } from "#app/lib/session/session.ts";
import { takeWantedPage } from "#app/lib/session/wanted-page.ts";
import { m } from "#app/paraglide/messages.js";

/** Finishes what this tab began before it left for a provider's page. */
export function ProviderReturn({
  provider,
  frame,
}: {
  provider: string;
  /** The page around what is said, with what it leads with. */
  frame: (lead: string, content: ReactNode) => ReactNode;
}) {
  const navigate = useNavigate();
  const [failure, setFailure] = useState<string | null>(null);
  const [back, setBack] = useState<string>(paths.login);

  const finish = useEffectEvent(async () => {
    const answer = location.search.slice(1);
    // The code is used once; a page that is opened again has nothing to say.
    history.replaceState(history.state, "", location.pathname);
    const trip = takeTrip(provider);
    if (trip === null) {
      setFailure(m.provider_lost());
      return;
    }
    const { flow, what } = trip;
    try {
      if (what === "link") {
        setBack(paths.settings);
        await call("POST /profile/providers/", { body: { flow, answer } });
        await navigate(paths.settings, { replace: true });
        return;
      }
      const { timeZone: time_zone } = Intl.DateTimeFormat().resolvedOptions();
      const tokens = await call("POST /auth/providers/sign-in/", {
        body: { flow, answer, time_zone },
      });
      const wanted = takeWantedPage();
      keepSession(tokens);
      void outbox.send();
      await navigate(wanted, { replace: true });
    } catch (error) {
      setFailure(failureText(error, m.provider_error()));
    }
  });
  useEffect(() => void finish(), []);

  return frame(
    failure === null ? m.provider_wait() : m.provider_failed(),
    <>
      <div role="status">{failure !== null && <Notice kind="error">{failure}</Notice>}</div>
      {failure !== null && <ButtonLink to={back}>{m.provider_back()}</ButtonLink>}
    </>,
  );
}
