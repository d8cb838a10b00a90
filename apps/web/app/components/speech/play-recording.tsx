import { type ComponentProps, useEffect, useRef } from "react";
import { Button } from "#app/components/ui/button.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { recordingRate } from "#app/lib/recording/recorder.ts";
import { wavOf } from "#app/lib/recording/wav.ts";
import { silence } from "#app/lib/voice/player.ts";
import { m } from "#app/paraglide/messages.js";

/** Plays the learner's own recording, which lives in this page and nowhere else. */
export function PlayRecording({
  mine,
  rate = recordingRate,
  ...rest
}: { mine: Float32Array; rate?: number } & Pick<
  ComponentProps<typeof Button>,
  "look" | "className"
>) {
  const audio = useRef<HTMLAudioElement | null>(null);
  useEffect(
    () => () => {
      audio.current?.pause();
      if (audio.current) URL.revokeObjectURL(audio.current.src);
      audio.current = null;
    },
    [],
  );
  return (
    <Button
      look="secondary"
      {...rest}
      onClick={() => {
        silence();
        audio.current ??= new Audio(URL.createObjectURL(wavOf(mine, rate)));
        audio.current.currentTime = 0;
        void audio.current.play().catch(() => {});
      }}
    >
      <Icon name="user" className="size-5" />
      {m.speech_play_mine()}
    </Button>
  );
}
