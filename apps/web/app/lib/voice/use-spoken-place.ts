import { useEffect, useState } from "react";
import { usePlaying, voiceClock } from "./player.ts";
import { spokenText } from "./voice-address.ts";

/** A stretch of a text: offsets in UTF-16. */
export interface SpokenPlace {
  start: number;
  end: number;
}

interface TimedWord {
  start: number;
  end: number;
  textStart: number;
  textEnd: number;
}

/** The word that is heard at a moment; between two words the one before. */
export function placeAt(words: readonly TimedWord[], seconds: number): SpokenPlace | null {
  const word = words.findLast(({ start }) => start <= seconds);
  return word === undefined ? null : { start: word.textStart, end: word.textEnd };
}

/** Which word of a text is being said, while its sound is played; null where nobody knows. */
export function useSpokenPlace(text: string): SpokenPlace | null {
  const playing = usePlaying(text);
  const [place, setPlace] = useState<SpokenPlace | null>(null);
  // The sound is of the text with single spaces: in another one its places would be others.
  const isSaid = playing?.state === "playing" && spokenText(text) === text;
  const sound = isSaid ? playing.address : null;
  useEffect(() => {
    if (sound === null) return;
    const left = new AbortController();
    let frame = 0;
    void (async () => {
      const times = sound.replace(".mp3?", ".json?");
      const answer = await fetch(times, { signal: left.signal }).catch(() => null);
      if (!answer?.ok) return;
      const { words } = (await answer.json()) as { words: TimedWord[] };
      const look = () => {
        if (left.signal.aborted) return;
        const next = placeAt(words, voiceClock());
        setPlace((last) => (last?.start === next?.start && last?.end === next?.end ? last : next));
        frame = requestAnimationFrame(look);
      };
      look();
    })().catch(() => {});
    return () => {
      left.abort();
      cancelAnimationFrame(frame);
      setPlace(null);
    };
  }, [sound]);
  return place;
}
