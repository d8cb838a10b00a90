import { ComparisonScreen } from "#app/features/voice-comparison/comparison-screen.tsx";
import { pageMeta } from "#app/lib/page-meta.ts";
import { m } from "#app/paraglide/messages.js";

export const meta = () =>
  pageMeta(`${m.voice_compare_title()} · ${m.app_name()}`, m.voice_compare_meta());

export default function VoiceComparison() {
  return <ComparisonScreen />;
}
