import { ProviderReturn } from "#app/features/account/provider-return.tsx";
import { AuthCard } from "#app/features/auth/auth-card.tsx";
import { pageMeta } from "#app/lib/page-meta.ts";
import { m } from "#app/paraglide/messages.js";
import type { Route } from "./+types/provider-return";

export const meta = () =>
  pageMeta(`${m.provider_title()} · ${m.app_name()}`, m.provider_wait(), { unlisted: true });

export default function ProviderReturnPage({ params }: Route.ComponentProps) {
  return (
    <ProviderReturn
      provider={params.provider}
      frame={(lead, content) => (
        <AuthCard pose="hello" title={m.provider_title()} lead={lead} foot={null}>
          {content}
        </AuthCard>
      )}
    />
  );
}
