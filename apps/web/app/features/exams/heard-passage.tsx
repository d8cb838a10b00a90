import type { MockPassage } from "@tilashar/learning/exams";
import { useEffect, useState } from "react";
import { Button } from "#app/components/ui/button.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { silence, voiceNow } from "#app/lib/voice/player.ts";
import { sayInTurn } from "#app/lib/voice/say-in-turn.ts";
import { useVoiceSetting } from "#app/lib/voice/voice-setting.ts";
import { m } from "#app/paraglide/messages.js";
import { spokenLines } from "./listening-voice.ts";
import { PassageText } from "./passage-text.tsx";

/**
 * A passage that is heard, as often as the examination lets it be. In quiet mode, or when it cannot be heard, it is
 * read instead.
 */
export function HeardPassage({
  passage,
  playsLeft,
  onPlay,
}: {
  passage: MockPassage;
  /** Null where it may be heard as often as one likes. */
  playsLeft: number | null;
  onPlay: () => void;
}) {
  const { quiet } = useVoiceSetting();
  const [playing, setPlaying] = useState(false);
  const [isRead, setRead] = useState(false);
  useEffect(() => () => silence(), []);

  async function play() {
    const lines = spokenLines(passage);
    setPlaying(true);
    onPlay();
    await sayInTurn(
      lines.map(({ text }) => text),
      () => {},
      lines.map(({ voice }) => voice),
    );
    // A sound that did not come: the words are better than nothing.
    if (voiceNow().playing?.state === "failed") setRead(true);
    setPlaying(false);
  }

  if (quiet || isRead) {
    return (
      <div>
        {!quiet && <p className="pb-2 text-sm text-ink-soft">{m.exam_heard_read()}</p>}
        <PassageText passage={passage} />
      </div>
    );
  }
  return (
    <div className="flex flex-col items-center gap-3 py-3 text-center">
      <button
        type="button"
        disabled={playing || playsLeft === 0}
        onClick={() => void play()}
        className="inline-flex min-h-16 items-center gap-3 rounded-full bg-sky px-7 text-lg font-bold text-on-sky hover:bg-sky-deep disabled:bg-felt-sunk disabled:text-ink-soft"
      >
        <Icon name={playing ? "speaking" : "speaker"} className="size-8" />
        {playing ? m.exam_playing() : m.exam_play()}
      </button>
      {playsLeft !== null && (
        <p role="status" className="text-ink-soft">
          {playsLeft > 0 ? m.exam_plays_left({ count: playsLeft }) : m.exam_plays_none()}
        </p>
      )}
      <Button look="quiet" onClick={() => setRead(true)}>
        {m.exam_read_instead()}
      </Button>
    </div>
  );
}
