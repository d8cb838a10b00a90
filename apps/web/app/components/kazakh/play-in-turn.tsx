import { useEffect } from "react";
import { Icon } from "#app/components/ui/icon.tsx";
import { silence } from "#app/lib/voice/player.ts";
import { sayInTurn } from "#app/lib/voice/say-in-turn.ts";
import { useVoiceSetting } from "#app/lib/voice/voice-setting.ts";
import { m } from "#app/paraglide/messages.js";
import { pillLook } from "./pill-look.ts";
import { SoundSourceLine } from "./sound-source-line.tsx";

/** A button that says texts one after the other, and stops, and what says them; none in quiet mode. */
export function PlayInTurn({
  texts,
  at,
  onTurn,
}: {
  texts: readonly string[];
  /** Which text is being said; null while none is. */
  at: number | null;
  onTurn: (at: number | null) => void;
}) {
  const { quiet } = useVoiceSetting();
  useEffect(() => () => silence(), []);
  if (quiet) return null;
  return (
    <>
      <button
        type="button"
        onClick={() => (at === null ? void sayInTurn(texts, onTurn) : silence())}
        className={pillLook}
      >
        <Icon name={at === null ? "speaker" : "stop"} className="size-5" />
        {at === null ? m.dialogue_play() : m.dialogue_stop()}
      </button>
      {at !== null && (
        <SoundSourceLine className="order-last min-h-5 w-full text-sm text-ink-soft" />
      )}
    </>
  );
}
