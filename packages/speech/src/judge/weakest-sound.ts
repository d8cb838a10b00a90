import type { AlignedSound, Measurement } from "./measure.ts";
import { pairRank } from "./neighbours.ts";
import type { WeakestSound } from "./verdict.ts";

/** A sound that fits worse than another by this much, a frame of it, is worth practising. */
const suspicious = -0.35;
/** From here on the other sound is named. */
const telling = -0.8;

const rankOf = ({ phone, rival }: AlignedSound): number => pairRank(phone, rival);

/**
 * The one sound most worth practising: of those that another sound fits better, first what learners
 * mix up (in the order of `learnerPairs` among equally wrong ones), else the worst. null when
 * every sound holds.
 */
export const weakestSound = ({ sounds }: Measurement, expected: string): WeakestSound | null => {
  const worst = Math.min(...sounds.map(({ margin }) => margin));
  if (!(worst < suspicious)) return null;
  // Sounds about as bad as the worst one: alignment moves a mistake to its neighbour easily.
  const candidates = sounds.filter(({ margin }) => margin < suspicious && margin < 0.6 * worst);
  const paired = candidates.filter((sound) => rankOf(sound) >= 0);
  paired.sort((a, b) => rankOf(a) - rankOf(b) || a.margin - b.margin);
  const sound = paired[0] ?? candidates.find(({ margin }) => margin === worst);
  if (!sound) return null;
  return {
    letter: expected.slice(sound.letterStart, sound.letterEnd),
    letterStart: sound.letterStart,
    phone: sound.phone,
    // Which sound is off is right four times of five, what was heard instead far less often: it is
    // named only when it is what learners say there.
    confusedWith: rankOf(sound) >= 0 && sound.margin < telling ? sound.rival : null,
  };
};
