import { useEffect, useRef, useState } from "react";
import { Button } from "#app/components/ui/button.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { ApiFailure } from "#app/lib/api/failure.ts";
import { silence } from "#app/lib/voice/player.ts";
import { m } from "#app/paraglide/messages.js";

/** Plays a recording that the server keeps; it is fetched by the first press. */
export function PlayKept({ text, fetchSound }: { text: string; fetchSound: () => Promise<Blob> }) {
  const audio = useRef<HTMLAudioElement | null>(null);
  const [busy, setBusy] = useState(false);
  useEffect(
    () => () => {
      audio.current?.pause();
      if (audio.current) URL.revokeObjectURL(audio.current.src);
    },
    [],
  );

  async function play() {
    silence();
    setBusy(true);
    try {
      audio.current ??= new Audio(URL.createObjectURL(await fetchSound()));
      audio.current.currentTime = 0;
      await audio.current.play();
    } catch (error) {
      // Gone meanwhile, or the browser plays nothing: the list tells when it is read again.
      if (!(error instanceof ApiFailure || error instanceof DOMException)) throw error;
    } finally {
      setBusy(false);
    }
  }

  return (
    <Button
      look="secondary"
      busy={busy}
      aria-label={m.studio_play_named({ text })}
      onClick={() => void play()}
    >
      <Icon name="play" className="size-5" />
      {m.studio_play()}
    </Button>
  );
}
