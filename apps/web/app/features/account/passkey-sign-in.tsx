import { useEffect, useEffectEvent, useState } from "react";
import { Button } from "#app/components/ui/button.tsx";
import { Notice } from "#app/components/ui/notice.tsx";
import { call } from "#app/lib/api/client.ts";
import { ApiFailure, failureText } from "#app/lib/api/failure.ts";
import { outbox } from "#app/lib/outbox/outbox.ts";
import { keepSession } from "#app/lib/session/session.ts";
import { m } from "#app/paraglide/messages.js";

/** Fetched when a browser that knows passkeys shows the page, never with the page itself. */
const webauthn = () => import("@simplewebauthn/browser");

/** Closing the browser's own dialog, or opening another one, is no failure. */
const wasLeft = (error: unknown) =>
  error instanceof Error && (error.name === "NotAllowedError" || error.name === "AbortError");

/**
 * Signs in with a passkey: by the button, or from the list that the browser offers in the e-mail's field.
 * `onLogin` is called just before the session begins.
 */
export function PasskeySignIn({ onLogin }: { onLogin: () => void }) {
  const [offered, setOffered] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  async function signIn(fromField: boolean): Promise<void> {
    const { startAuthentication } = await webauthn();
    const { flow, options } = await call("POST /auth/passkeys/options/");
    const response = await startAuthentication({
      optionsJSON: options as Parameters<typeof startAuthentication>[0]["optionsJSON"],
      useBrowserAutofill: fromField,
    });
    const tokens = await call("POST /auth/passkeys/sign-in/", { body: { flow, response } });
    onLogin();
    keepSession(tokens);
    void outbox.send();
  }

  const offer = useEffectEvent(async () => {
    if (!("PublicKeyCredential" in window)) return;
    setOffered(true);
    try {
      const { browserSupportsWebAuthnAutofill } = await webauthn();
      if (await browserSupportsWebAuthnAutofill()) await signIn(true);
    } catch (error) {
      // The button stands there all the same; only what a person chose and was refused is said.
      if (error instanceof ApiFailure && error.status === 401) {
        setFailure(failureText(error, m.passkey_error_sign_in()));
      }
    }
  });
  useEffect(() => {
    void offer();
    return () => {
      // Whoever leaves the page is not asked any more.
      void webauthn().then(({ WebAuthnAbortService }) => WebAuthnAbortService.cancelCeremony());
    };
  }, []);

  async function press() {
    if (busy) return;
    setBusy(true);
    setFailure(null);
    try {
      await signIn(false);
    } catch (error) {
      if (!wasLeft(error)) setFailure(failureText(error, m.passkey_error_sign_in()));
      setBusy(false);
    }
  }

  if (!offered) return null;
  return (
    <div className="flex flex-col gap-3">
      {failure !== null && <Notice kind="error">{failure}</Notice>}
      <Button look="secondary" busy={busy} onClick={press}>
        {m.passkey_sign_in()}
      </Button>
    </div>
  );
}
