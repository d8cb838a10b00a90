import { SpeechScreen } from "#app/features/speech/speech-screen.tsx";
import { pageMeta } from "#app/lib/page-meta.ts";
import { m } from "#app/paraglide/messages.js";

export const meta = () =>
  pageMeta(`${m.speech_title()} · ${m.app_name()}`, m.speech_meta_description());

export default function Speech() {
  return <SpeechScreen />;
}
