import type { ReactNode } from "react";
import { Icon } from "#app/components/ui/icon.tsx";
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

function Fold({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className="group rounded-card bg-felt-raised shadow-lift">
      <summary className="flex min-h-12 cursor-pointer list-none items-center gap-4 rounded-card px-5 py-2 font-bold hover:bg-sky-wash [&::-webkit-details-marker]:hidden">
        <span className="flex-1">{title}</span>
        <Icon
          name="down"
          className="size-6 text-sky transition-transform duration-150 group-open:rotate-180"
        />
      </summary>
      <div className="px-5 pt-1 pb-5">{children}</div>
    </details>
  );
}
