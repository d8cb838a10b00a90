import { stressTail } from "@tilashar/kazakh/morphology";
import {
  type Phone,
  phones,
  spokenHarmony,
  stressIndex,
  syllableSpans,
} from "@tilashar/kazakh/sound";
import type { SpokenSound } from "./spoken-word.ts";

const vowels = "aæeыіoөұү";
export const isVowel = (phone: Phone): boolean => vowels.includes(phone);

/**
 * The sounds of one word: the engine's phones, the stress on the last syllable but for suffixes that
 * never carry it, and the changes inside a word that spelling does not show (түнгі [түңгі], сенбі
 * [сембі], жазса [жасса], басшы [башшы]). Source: school grammar (ілгерінді, кейінді ықпал).
 *
 * @param read one word in Cyrillic.
 * @param place maps an offset in `read` to the letters shown: UTF-16 offsets in the text.
 */
export const pronounce = (
  read: string,
  place: (start: number, end: number) => [number, number],
): SpokenSound[] => {
  const spans = syllableSpans(read);
  const stressed = spans[stressIndex(read, stressTail(read))];
  const front = spokenHarmony(read) === "front";
  let stressGiven = false;
  const sounds = phones(read).map(({ phone, start, end }, order): SpokenSound => {
    const [letterStart, letterEnd] = place(start, end);
    const bearsStress =
      !stressGiven && stressed !== undefined && start >= stressed.start && isVowel(phone);
    if (bearsStress) stressGiven = true;
    return {
      phone,
      letterStart,
      letterEnd,
      long: (end - start > 1 && !/[йу]/.test(phone)) || read[start]?.toLowerCase() === "щ",
      syllable: Math.max(
        0,
        spans.findLastIndex((span) => span.start <= start),
      ),
      stressed: bearsStress,
      glided: order === 0 && phone === "e",
      frontL: phone === "l" && front,
    };
  });
  for (let i = 0; i + 1 < sounds.length; i++) {
    const sound = sounds[i] as SpokenSound;
    const next = (sounds[i + 1] as SpokenSound).phone;
    sound.phone = assimilated(sound.phone, next);
  }
  return sounds;
};

const assimilated = (phone: Phone, next: Phone): Phone => {
  if (phone === "n" && "қғkg".includes(next)) return "ң";
  if (phone === "n" && "bp".includes(next)) return "m";
  if ((phone === "s" || phone === "z") && next === "ш") return "ш";
  if (phone === "z" && next === "s") return "s";
  return phone;
};

const voiced: Partial<Record<Phone, Phone>> = { қ: "ғ", k: "g", p: "b" };

/** What a word's last sound becomes before the next word of the same clause: ақ алма [ағ алма]. */
export const joined = (last: Phone, next: Phone): Phone =>
  isVowel(next) ? (voiced[last] ?? last) : last;
