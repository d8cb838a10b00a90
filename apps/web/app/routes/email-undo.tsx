import { EmailUndo } from "#app/features/settings/email-undo.tsx";
import { pageMeta } from "#app/lib/page-meta.ts";
import { m } from "#app/paraglide/messages.js";

export const meta = () =>
  pageMeta(`${m.settings_undo_title()} · ${m.app_name()}`, m.settings_undo_text(), {
    unlisted: true,
  });

export default function EmailUndoPage() {
  return <EmailUndo />;
}
