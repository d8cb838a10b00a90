import { m } from "#app/paraglide/messages.js";

const names: Readonly<Record<string, () => string>> = {
  n: m.gloss_noun,
  v: m.gloss_verb,
  adj: m.gloss_adjective,
  adv: m.gloss_adverb,
  pron: m.gloss_pronoun,
  num: m.gloss_numeral,
  post: m.gloss_postposition,
  conj: m.gloss_conjunction,
  part: m.gloss_particle,
  intj: m.gloss_interjection,
  "name-person": m.gloss_name,
  "name-place": m.gloss_name,
  "name-other": m.gloss_name,
};

/** What kind of word it is; nothing for what has no name among learners. */
export const partOfSpeech = (pos: string): string | undefined => names[pos]?.();
