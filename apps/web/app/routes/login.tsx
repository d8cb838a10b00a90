import { useEffect, useState } from "react";
import { Link, useLocation } from "react-router";
import { GuestOnly } from "#app/components/layout/guards.tsx";
import { Notice } from "#app/components/ui/notice.tsx";
import { PasskeySignIn } from "#app/features/account/passkey-sign-in.tsx";
import { ProviderSignIn } from "#app/features/account/provider-sign-in.tsx";
import { AuthCard } from "#app/features/auth/auth-card.tsx";
import { LoginForm } from "#app/features/auth/login-form.tsx";
import { pageMeta } from "#app/lib/page-meta.ts";
import { paths } from "#app/lib/paths.ts";
import { hasSessionEnded } from "#app/lib/session/session-end.ts";
import { takeWantedPage } from "#app/lib/session/wanted-page.ts";
import { m } from "#app/paraglide/messages.js";

export const meta = () =>
  pageMeta(`${m.auth_login_title()} · ${m.app_name()}`, m.auth_login_lead());

export default function Login() {
  const [wanted, setWanted] = useState<string | null>(null);
  const { state } = useLocation();
  const [expired, setExpired] = useState(false);
  useEffect(() => setExpired(hasSessionEnded()), []);
  /** The e-mail of the account that has just been opened. */
  const registered =
    typeof state?.registered === "string" ? (state.registered as string) : undefined;
  const lead = () => setWanted(takeWantedPage());
  return (
    <GuestOnly leadTo={wanted}>
      <AuthCard
        pose="hello"
        title={m.auth_login_title()}
        lead={m.auth_login_lead()}
        foot={
          <>
            {m.auth_no_account()}{" "}
            <Link to={paths.register} className="font-bold text-sky underline underline-offset-4">
              {m.nav_register()}
            </Link>
          </>
        }
      >
        {registered !== undefined && <Notice kind="success">{m.auth_registered()}</Notice>}
        {expired && <Notice kind="info">{m.error_session_expired()}</Notice>}
        <LoginForm email={registered} onLogin={lead} />
        <PasskeySignIn onLogin={lead} />
        <ProviderSignIn />
      </AuthCard>
    </GuestOnly>
  );
}
