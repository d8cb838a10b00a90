import { GuestOnly } from "#app/components/layout/guards.tsx";
import { TextLink } from "#app/components/ui/text-link.tsx";
import { AuthCard } from "#app/features/auth/auth-card.tsx";
import { ForgotPasswordForm } from "#app/features/auth/forgot-password-form.tsx";
import { pageMeta } from "#app/lib/page-meta.ts";
import { paths } from "#app/lib/paths.ts";
import { m } from "#app/paraglide/messages.js";

export const meta = () =>
  pageMeta(`${m.auth_forgot_title()} · ${m.app_name()}`, m.auth_forgot_lead());

export default function ForgotPassword() {
  return (
    <GuestOnly>
      <AuthCard
        pose="thinking"
        title={m.auth_forgot_title()}
        lead={m.auth_forgot_lead()}
        foot={<TextLink to={paths.login}>{m.auth_back_to_login()}</TextLink>}
      >
        <ForgotPasswordForm />
      </AuthCard>
    </GuestOnly>
  );
}
