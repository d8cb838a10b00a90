import { Link, useNavigate } from "react-router";
import { GuestOnly } from "#app/components/layout/guards.tsx";
import { ProviderSignIn } from "#app/features/account/provider-sign-in.tsx";
import { AuthCard } from "#app/features/auth/auth-card.tsx";
import { RegisterForm } from "#app/features/auth/register-form.tsx";
import { pageMeta } from "#app/lib/page-meta.ts";
import { paths } from "#app/lib/paths.ts";
import { m } from "#app/paraglide/messages.js";

export const meta = () =>
  pageMeta(`${m.auth_register_title()} · ${m.app_name()}`, m.auth_register_lead());

export default function Register() {
  const navigate = useNavigate();
  return (
    <GuestOnly>
      <AuthCard
        pose="streak"
        title={m.auth_register_title()}
        lead={m.auth_register_lead()}
        foot={
          <>
            {m.auth_have_account()}{" "}
            <Link to={paths.login} className="font-bold text-sky underline underline-offset-4">
              {m.nav_login()}
            </Link>
            <p className="pt-4 text-sm text-ink-soft">
              {m.privacy_register_note()}{" "}
              <Link
                to={paths.privacy}
                className="inline-flex min-h-11 items-center text-sky underline underline-offset-4"
              >
                {m.privacy_register_link()}
              </Link>
            </p>
          </>
        }
      >
        <RegisterForm
          onRegistered={(registered) => navigate(paths.login, { state: { registered } })}
        />
        <ProviderSignIn />
      </AuthCard>
    </GuestOnly>
  );
}
