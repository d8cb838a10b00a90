import { useEffect, useState } from "react";
import { useNavigate } from "react-router";
import { GuestOnly } from "#app/components/layout/guards.tsx";
import { TextLink } from "#app/components/ui/text-link.tsx";
import { AuthCard } from "#app/features/auth/auth-card.tsx";
import { ResetPasswordForm } from "#app/features/auth/reset-password-form.tsx";
import { unlistedMeta } from "#app/lib/page-meta.ts";
import { paths } from "#app/lib/paths.ts";
import { m } from "#app/paraglide/messages.js";
import type { Route } from "./+types/reset-password";

const forwardAfterMs = 3000;

export const meta = () => unlistedMeta(`${m.auth_reset_title()} · ${m.app_name()}`);

// The address holds a secret: no cache may keep the page.
export const headers = () => ({ "cache-control": "no-store" });

export default function ResetPassword({ params }: Route.ComponentProps) {
  const navigate = useNavigate();
  const [done, setDone] = useState(false);
  useEffect(() => {
    if (!done) return;
    const timer = setTimeout(() => navigate(paths.login, { replace: true }), forwardAfterMs);
    return () => clearTimeout(timer);
  }, [done, navigate]);
  return (
    <GuestOnly>
      <AuthCard
        pose={done ? "right" : "hello"}
        title={m.auth_reset_title()}
        lead={m.auth_reset_lead()}
        foot={<TextLink to={paths.login}>{m.auth_back_to_login()}</TextLink>}
      >
        <ResetPasswordForm uid={params.uid} token={params.token} onDone={() => setDone(true)} />
      </AuthCard>
    </GuestOnly>
  );
}
