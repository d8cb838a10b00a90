import { OfflineScreen } from "#app/features/offline/offline-screen.tsx";
import { pageMeta } from "#app/lib/page-meta.ts";
import { m } from "#app/paraglide/messages.js";

export const meta = () =>
  pageMeta(`${m.offline_title_online()} · ${m.app_name()}`, m.offline_lead(), { unlisted: true });

export default function Offline() {
  return <OfflineScreen />;
}
