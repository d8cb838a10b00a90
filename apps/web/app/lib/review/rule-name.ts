import type { Language } from "@tilashar/contracts";
import { SUFFIX_MEANINGS } from "@tilashar/kazakh/morphology";
import { readRule } from "@tilashar/learning/judging";
import { m } from "#app/paraglide/messages.js";

const places: Readonly<Record<string, () => string>> = {
  V: m.review_rule_after_vowel,
  R: m.review_rule_after_glide,
  L: m.review_rule_after_l,
  N: m.review_rule_after_nasal,
  Z: m.review_rule_after_z,
  T: m.review_rule_after_voiceless,
  C: m.review_rule_after_consonant,
  voicing: m.review_rule_voicing,
  loss: m.review_rule_loss,
  possessive: m.review_rule_possessive,
};

/** A rule as people read it: "Ending “plural” after a vowel, in a word with back vowels"; the key itself for what is none. */
export function ruleName(key: string, language: Language): string {
  const rule = readRule(key);
  if (rule === null) return key;
  const place = places[rule.place]?.();
  const side =
    rule.side === "any"
      ? null
      : rule.side === "back"
        ? m.review_rule_back()
        : m.review_rule_front();
  const where = [place, side].filter((text) => text !== null && text !== undefined).join(", ");
  const suffix = SUFFIX_MEANINGS[rule.suffix][language];
  return m.review_rule_name({ suffix, where }).trim();
}
