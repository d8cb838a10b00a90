import type { SignInProvider } from "@tilashar/contracts";
import { useEffect, useState } from "react";
import { Button } from "#app/components/ui/button.tsx";
import { Notice } from "#app/components/ui/notice.tsx";
import { call } from "#app/lib/api/client.ts";
import { failureText } from "#app/lib/api/failure.ts";
import { leaveForProvider } from "#app/lib/session/provider-trip.ts";
import { m } from "#app/paraglide/messages.js";

/** A button for each provider that this server knows; most know none, and nothing stands here. */
export function ProviderSignIn() {
  const [providers, setProviders] = useState<readonly SignInProvider[]>([]);
  const [busy, setBusy] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  useEffect(() => {
    call("GET /auth/providers/").then(setProviders, (error: unknown) =>
      console.warn("The providers could not be asked for", error),
    );
  }, []);

  async function go(provider: string) {
    if (busy !== null) return;
    setBusy(provider);
    setFailure(null);
    try {
      const { flow, url } = await call("POST /auth/providers/{provider}/", {
        params: { provider },
      });
      leaveForProvider({ provider, flow, what: "sign-in" }, url);
    } catch (error) {
      setFailure(failureText(error, m.provider_error()));
      setBusy(null);
    }
  }

  if (providers.length === 0) return null;
  return (
    <div className="flex flex-col gap-3">
      {failure !== null && <Notice kind="error">{failure}</Notice>}
      {providers.map(({ id, title }) => (
        <Button key={id} look="secondary" busy={busy === id} onClick={() => go(id)}>
          {m.provider_go_on({ title })}
        </Button>
      ))}
    </div>
  );
}
