import type { LinkedProvider, SignInProvider } from "@tilashar/contracts";
import { type FormEvent, useState } from "react";
import { Part } from "#app/components/layout/part.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { Notice } from "#app/components/ui/notice.tsx";
import { Skeleton } from "#app/components/ui/skeleton.tsx";
import { call } from "#app/lib/api/client.ts";
import { ApiFailure, failureText } from "#app/lib/api/failure.ts";
import { useCall } from "#app/lib/api/use-call.ts";
import { leaveForProvider } from "#app/lib/session/provider-trip.ts";
import { m } from "#app/paraglide/messages.js";
import { OwnerPassword } from "./owner-password.tsx";

/** The learner's accounts elsewhere that open this one; nothing on a server that knows no provider. */
export function LinkedProviders() {
  const providers = useCall("GET /auth/providers/");
  const linked = useCall("GET /profile/providers/");
  const skeleton = <Skeleton className="h-24" />;
  return (
    <Part state={providers} skeleton={skeleton} failure={m.provider_error_load()}>
      {(known) =>
        known.length === 0 ? (
          <p className="text-ink-soft">{m.provider_none()}</p>
        ) : (
          <Part state={linked} skeleton={skeleton} failure={m.provider_error_load()}>
            {(mine) => <ProviderList known={known} mine={mine} />}
          </Part>
        )
      }
    </Part>
  );
}

function ProviderList({
  known,
  mine,
}: {
  known: readonly SignInProvider[];
  mine: readonly LinkedProvider[];
}) {
  const [linked, setLinked] = useState(mine);
  const [password, setPassword] = useState("");
  /** What waits for the password that the server has asked for. */
  const [asked, setAsked] = useState<{ text: string; provider: string } | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [said, setSaid] = useState("");
  const [busy, setBusy] = useState<string | null>(null);

  async function toggle(provider: string) {
    if (busy !== null) return;
    setBusy(provider);
    setFailure(null);
    setSaid("");
    const about = { params: { provider }, body: password === "" ? {} : { password } };
    try {
      if (linked.some((one) => one.provider === provider)) {
        setSaid((await call("DELETE /profile/providers/{provider}/", about)).message);
        setLinked((all) => all.filter((one) => one.provider !== provider));
      } else {
        const { flow, url } = await call("POST /profile/providers/{provider}/", about);
        leaveForProvider({ provider, flow, what: "link" }, url);
      }
      setAsked(null);
      setPassword("");
    } catch (error) {
      const field = error instanceof ApiFailure ? error.fields.password : undefined;
      if (field !== undefined) setAsked({ text: field, provider });
      else setFailure(failureText(error, m.provider_error()));
    } finally {
      setBusy(null);
    }
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (asked !== null) void toggle(asked.provider);
  }

  return (
    <form className="flex flex-col gap-4" onSubmit={submit} noValidate>
      {failure !== null && <Notice kind="error">{failure}</Notice>}
      <div aria-live="polite">{said !== "" && <Notice kind="success">{said}</Notice>}</div>
      <ul>
        {known.map(({ id, title }) => {
          const account = linked.find(({ provider }) => provider === id);
          return (
            <li
              key={id}
              className="flex items-center justify-between gap-4 border-t border-stitch py-3 first:border-t-0"
            >
              <div className="min-w-0">
                <p className="font-semibold">{title}</p>
                <p className="text-sm text-ink-soft wrap-anywhere">
                  {account?.name ?? m.provider_not_linked()}
                </p>
              </div>
              <Button
                look={account ? "danger" : "secondary"}
                busy={busy === id}
                onClick={() => toggle(id)}
                aria-label={
                  account ? m.provider_unlink_named({ title }) : m.provider_link_named({ title })
                }
              >
                {account ? m.provider_unlink() : m.provider_link()}
              </Button>
            </li>
          );
        })}
      </ul>
      <OwnerPassword asked={asked?.text ?? null} value={password} onChange={setPassword} />
      {asked !== null && (
        <Button type="submit" look="secondary" busy={busy !== null} className="self-start">
          {m.provider_confirm()}
        </Button>
      )}
    </form>
  );
}
