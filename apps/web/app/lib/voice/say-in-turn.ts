import { listenToVoice, prepare, say, voiceNow } from "./player.ts";
import { type VoiceName, voiceSetting } from "./voice-setting.ts";

/** Settles when what is being said in this turn has ended, failed, or given way to something else. */
function endOf(mine: number): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      const { playing, turn } = voiceNow();
      if (mine === turn && playing !== null && playing.state !== "failed") return;
      leave();
      resolve();
    };
    const leave = listenToVoice(look);
    look();
  });
}

/**
 * Says texts one after the other, from a tap; whatever else is said or silenced meanwhile ends it.
 *
 * @param onTurn is called with the place of each text as it begins, and with null at the end
 * @param voices whose each text is; without them all are the learner's own
 */
export async function sayInTurn(
  texts: readonly string[],
  onTurn: (place: number | null) => void,
  voices: readonly VoiceName[] = [],
): Promise<void> {
  for (const [place, text] of texts.entries()) {
    onTurn(place);
    const started = say(text, voices.length > 0 ? "normal" : voiceSetting().rate, voices[place]);
    const { turn } = voiceNow();
    await started;
    const next = texts[place + 1];
    // Made meanwhile, so that no silence comes between.
    if (next !== undefined && voices.length === 0) prepare(next);
    await endOf(turn);
    if (turn !== voiceNow().turn) break;
  }
  onTurn(null);
}
