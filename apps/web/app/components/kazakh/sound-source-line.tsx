import { type Heard, heardNow } from "#app/lib/voice/player.ts";
import { m } from "#app/paraglide/messages.js";

/** Tells what the last sound was said by: a person, with the licence of the recording, or a machine. */
export function SoundSourceLine({ text, className }: { text?: string; className?: string }) {
  const heard = heardNow.use();
  const isIt = heard !== null && (text === undefined || heard.text === text);
  return (
    <p aria-live="off" className={className}>
      {isIt && sourceText(heard)}
    </p>
  );
}

function sourceText({ source, by }: Heard): string {
  if (source === "neural") return m.speech_heard_neural();
  if (source === "synthetic") return m.speech_heard_synthetic();
  return m.speech_heard_person({
    speaker: by?.speaker ?? "",
    licence: by?.licence.replace(/-(?=\d|BY)/g, " ") ?? "",
  });
}
