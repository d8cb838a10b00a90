import type { Phone } from "@tilashar/kazakh/sound";

/** The nine vowels. */
export const vowelPhones = "aæeыіoөұү";

/** Whether a phone is a vowel. */
export const isVowel = (phone: Phone): boolean => vowelPhones.includes(phone);

// At the end of a word the voice of a stop or a fricative is lost: a recording tells these apart no more.
const voiceless: Partial<Record<Phone, Phone>> = { b: "p", v: "f", g: "k", ғ: "қ", d: "t", ж: "ш" };

/**
 * The phone that stands for all those a recording cannot tell apart in this place: х for һ anywhere,
 * the voiceless one for a voiced stop at the end of a word. з and с stay apart there (қаз, қас).
 */
export const judgedAs = (phone: Phone, final: boolean): Phone =>
  phone === "h" ? "х" : (final && voiceless[phone]) || phone;
