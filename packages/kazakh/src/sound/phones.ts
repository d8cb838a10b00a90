import { isEndless } from "../script/endless.ts";
import { letterTable } from "../script/letter-table.ts";
import { harmonyProfile } from "./harmony.ts";
import { isGlide, spelledWords } from "./spelling.ts";

const phoneRow = "aæeыіoөұүbvgғdжzйkқlmnңprstfхhчш";

/** One of the 33 phones that speech is scored with. */
export type Phone =
  | ("a" | "æ" | "e" | "ы" | "і" | "o" | "ө" | "ұ" | "ү")
  | ("b" | "v" | "g" | "ғ" | "d" | "ж" | "z" | "й" | "k" | "қ" | "l" | "m" | "n" | "ң" | "p")
  | ("r" | "s" | "t" | "f" | "х" | "h" | "ч" | "ш" | "у̯");

/** The nine vowels, then the twenty-four consonants. */
export const phoneInventory = [...phoneRow, "у̯"] as readonly string[] as readonly Phone[];

/** A phone and the letters it comes from (UTF-16 offsets; several phones may share one letter). */
export interface SpokenPhone {
  phone: Phone;
  start: number;
  end: number;
}

// The phones of a letter, apart by spaces.
const fixed = /* @__PURE__ */ letterTable("аәеыіоөұүбвгғджзйкқлмнңпрстфхһчшщэ", `${phoneRow}шe`, {
  ц: "t s",
  я: "й a",
  ё: "й o",
});

/**
 * The phones of a word (or of several), letter by letter, without the sound changes of connected
 * speech. и is ы or і plus й, у a glide or ұ or ү plus the glide, both by the harmony of the vowels
 * around; ю is й, ұ/ү, glide; two like consonants are one phone. Not Cyrillic: nothing.
 */
export const phones = (text: string): SpokenPhone[] => {
  if (isEndless(text)) return [];
  const spoken: SpokenPhone[] = [];
  for (const { word, start: offset } of spelledWords(text)) {
    const front = new Set<number>();
    for (const vowel of harmonyProfile(word)) if (vowel.harmony === "front") front.add(vowel.index);
    for (let i = 0; i < word.length; i++) {
      const letter = word[i] as string;
      const start = offset + i;
      const round: Phone = front.has(i) ? "ү" : "ұ";
      let sounds = (fixed[letter]?.split(" ") ?? []) as Phone[];
      if (letter === "и") sounds = [front.has(i) ? "і" : "ы", "й"];
      else if (letter === "у") sounds = isGlide(word, i) ? ["у̯"] : [round, "у̯"];
      else if (letter === "ю") sounds = ["й", round, "у̯"];
      const last = spoken.at(-1);
      // Two like consonants are one; the й of и is that of a following й, я, ю as well (қия).
      if (i > 0 && last && last.phone === sounds[0] && !"aæeыіoөұү".includes(last.phone)) {
        last.end = start + 1;
        sounds = sounds.slice(1);
      }
      for (const phone of sounds) spoken.push({ phone, start, end: start + 1 });
    }
  }
  return spoken;
};
