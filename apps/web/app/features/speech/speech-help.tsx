import type { ReactNode } from "react";
import { Fold } from "#app/components/ui/fold.tsx";
import { m } from "#app/paraglide/messages.js";
import { VoiceSettings } from "./voice-settings.tsx";

/** What folds out beside the practice: how to use it, tips, and the voice. */
export function SpeechHelp({ children }: { children?: ReactNode }) {
  return (
    <div className="flex flex-col gap-3">
      <Fold title={m.speech_help_use()}>
        <ol className="flex list-decimal flex-col gap-2 ps-5">
          <li>{m.speech_help_use_1()}</li>
          <li>{m.speech_help_use_2()}</li>
          <li>{m.speech_help_use_3()}</li>
        </ol>
      </Fold>
      <Fold title={m.speech_help_tips()}>
        <ul className="flex list-disc flex-col gap-2 ps-5">
          <li>{m.speech_tip_distance()}</li>
          <li>{m.speech_tip_quiet()}</li>
          <li>{m.speech_tip_once()}</li>
          <li>{m.speech_tip_beta()}</li>
        </ul>
      </Fold>
      <Fold title={m.speech_settings()}>
        <VoiceSettings />
        {children}
      </Fold>
    </div>
  );
}
