export {
  type HarmonicVowel,
  type Harmony,
  harmonyProfile,
  spokenHarmony,
  vowelHarmony,
} from "./harmony.ts";
export { type IpaOptions, ipa } from "./ipa.ts";
export { type Phone, phoneInventory, phones, type SpokenPhone } from "./phones.ts";
export { respell } from "./respelling.ts";
export { type StressTail, stressIndex } from "./stress.ts";
export { type Syllable, syllableSpans, syllables } from "./syllables.ts";
