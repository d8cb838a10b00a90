import { Icon } from "#app/components/ui/icon.tsx";
import { say, silence, usePlaying } from "#app/lib/voice/player.ts";
import { useSpokenPlace } from "#app/lib/voice/use-spoken-place.ts";
import { type Prosody, voiceAddress } from "#app/lib/voice/voice-address.ts";
import type { VoiceName } from "#app/lib/voice/voice-setting.ts";
import { m } from "#app/paraglide/messages.js";

type OurVoice = Exclude<VoiceName, "browser">;

/** A sentence with two buttons: as it was said before, and as it is said now. The word that is heard lights up. */
export function ComparedSentence({ text, voice }: { text: string; voice: OurVoice }) {
  const playing = usePlaying(text);
  const place = useSpokenPlace(text);
  return (
    <>
      <p lang="kk" className="text-xl leading-snug font-semibold">
        {place === null ? (
          text
        ) : (
          <>
            {text.slice(0, place.start)}
            <mark className="rounded-tile bg-sun-wash text-ink">
              {text.slice(place.start, place.end)}
            </mark>
            {text.slice(place.end)}
          </>
        )}
      </p>
      <div className="flex flex-wrap gap-2">
        <SideButton text={text} voice={voice} prosody="plain" label={m.voice_compare_before()} />
        <SideButton text={text} voice={voice} prosody="full" label={m.voice_compare_now()} />
      </div>
      {playing?.state === "failed" && (
        <p role="status" className="text-sm font-semibold text-pomegranate">
          {m.speech_sound_failed()}
        </p>
      )}
    </>
  );
}

function SideButton({
  text,
  voice,
  prosody,
  label,
}: {
  text: string;
  voice: OurVoice;
  prosody: Prosody;
  label: string;
}) {
  const playing = usePlaying(text);
  const address = voiceAddress(text, voice, "normal", "synthetic", prosody);
  const isHeard = playing?.state === "playing" && playing.address === address;
  return (
    <button
      type="button"
      aria-label={`${label}: ${text}`}
      aria-pressed={isHeard}
      onClick={() => (isHeard ? silence() : void say(text, "normal", voice, prosody))}
      className="inline-flex min-h-11 items-center gap-2 rounded-full border-2 border-stitch bg-felt-raised px-4 font-semibold hover:border-sky aria-pressed:border-sky aria-pressed:bg-sky-wash aria-pressed:text-sky-deep"
    >
      <Icon name={isHeard ? "stop" : "speaker"} className="size-5" />
      {label}
    </button>
  );
}
