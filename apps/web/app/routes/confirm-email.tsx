import { ConfirmEmail } from "#app/features/account/confirm-email.tsx";
import { pageMeta } from "#app/lib/page-meta.ts";
import { m } from "#app/paraglide/messages.js";

export const meta = () =>
  pageMeta(`${m.confirm_title()} · ${m.app_name()}`, m.confirm_text(), { unlisted: true });

export default function ConfirmEmailPage() {
  return <ConfirmEmail />;
}
