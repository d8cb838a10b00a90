import { useEffect, useMemo, useState } from "react";
import { recordingRate } from "#app/lib/recording/recorder.ts";
import { outline } from "#app/lib/recording/wave.ts";
import { voiceAddress } from "#app/lib/voice/voice-address.ts";
import { useVoiceSetting } from "#app/lib/voice/voice-setting.ts";
import { m } from "#app/paraglide/messages.js";

const columns = 64;
const width = 320;
const step = width / columns;

/** The model's sound, decoded; null until it is there, or when it cannot be had. */
function useModelSound(text: string): Float32Array | null {
  const { voice, prefer } = useVoiceSetting();
  const [sound, setSound] = useState<Float32Array | null>(null);
  useEffect(() => {
    const address = voiceAddress(text, voice === "browser" ? "aizhan" : voice, "normal", prefer);
    let wanted = true;
    setSound(null);
    if (address === null) return;
    fetch(address)
      .then((response) => response.arrayBuffer())
      .then((bytes) => new OfflineAudioContext(1, 1, recordingRate).decodeAudioData(bytes))
      .then((buffer) => wanted && setSound(buffer.getChannelData(0)))
      // Without it only the learner's own wave is drawn.
      .catch(() => {});
    return () => {
      wanted = false;
    };
  }, [text, voice, prefer]);
  return sound;
}

/** The model's wave above, the learner's below, the weak sound marked. */
export function WavePair({
  text,
  mine,
  weak = null,
}: {
  text: string;
  mine: Float32Array;
  /** A sound to work on: where it is heard, in seconds. */
  weak?: { letter: string; start: number; end: number } | null;
}) {
  const model = useModelSound(text);
  const above = useMemo(
    () => (model === null ? null : outline(model, recordingRate, columns)),
    [model],
  );
  const below = useMemo(() => outline(mine, recordingRate, columns), [mine]);
  const place = (seconds: number) =>
    Math.max(0, Math.min(1, (seconds - below.start) / (below.end - below.start || 1))) * width;
  return (
    <svg
      role="img"
      aria-label={weak === null ? m.speech_waves() : m.speech_waves_weak({ letter: weak.letter })}
      viewBox={`0 0 ${width} 112`}
      preserveAspectRatio="none"
      className="h-28 w-full rounded-tile bg-felt-raised"
    >
      {weak !== null && (
        <rect
          x={place(weak.start)}
          y="57"
          width={Math.max(6, place(weak.end) - place(weak.start))}
          height="53"
          rx="4"
          fill="var(--color-sun)"
          opacity="0.55"
        />
      )}
      <path
        d={drawn(above?.heights ?? [], 28)}
        stroke="var(--color-sky)"
        strokeWidth="3.500"
        strokeLinecap="round"
      />
      <path d={`M0 56H${width}`} stroke="var(--color-stitch)" strokeWidth="1" />
      <path
        d={drawn(below.heights, 84)}
        stroke="var(--color-vowel-back)"
        strokeWidth="3.500"
        strokeLinecap="round"
      />
    </svg>
  );
}

const drawn = (heights: readonly number[], middle: number): string =>
  heights
    .map((height, column) => {
      const reach = Math.max(0.5, height * 23);
      return `M${(column + 0.5) * step} ${middle - reach}V${middle + reach}`;
    })
    .join("");
