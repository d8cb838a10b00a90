import { HarmonyScreen } from "#app/features/harmony/harmony-screen.tsx";
import { pageMeta } from "#app/lib/page-meta.ts";
import { m } from "#app/paraglide/messages.js";

export const meta = () =>
  pageMeta(`${m.harmony_title()} · ${m.app_name()}`, m.harmony_meta_description());

export default function Harmony() {
  return <HarmonyScreen />;
}
