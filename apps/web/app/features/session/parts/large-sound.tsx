import { useEffect } from "react";
import { SayButton } from "#app/components/kazakh/say-button.tsx";
import { SoundSourceLine } from "#app/components/kazakh/sound-source-line.tsx";
import { maySpeak } from "#app/lib/voice/may-speak.ts";
import { say } from "#app/lib/voice/player.ts";
import { voiceSetting } from "#app/lib/voice/voice-setting.ts";
import { m } from "#app/paraglide/messages.js";

/** Says the text when the item comes: the press that brought it allows that. */
export function useSpoken(text: string | null): void {
  useEffect(() => {
    if (text !== null && maySpeak()) void say(text, voiceSetting().rate);
  }, [text]);
}

/** The sound in the middle of an item that is about listening; its name does not tell the text. */
export function LargeSound({ text }: { text: string }) {
  return (
    <div className="flex flex-col items-center gap-6 py-6">
      <SayButton text={text} size="large" aria-label={m.session_listen()} className="scale-150" />
      <p aria-hidden="true" className="text-sm text-ink-soft">
        {m.speech_listen_hint()}
      </p>
      <SoundSourceLine text={text} className="-mt-4 min-h-5 text-sm text-ink-soft" />
    </div>
  );
}
