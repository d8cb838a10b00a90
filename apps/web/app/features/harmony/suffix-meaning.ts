import type { Language } from "@tilashar/contracts";
import { SUFFIX_MEANINGS } from "@tilashar/kazakh/morphology";
import type { HarmonySuffixId } from "@tilashar/learning/harmony";
import { m } from "#app/paraglide/messages.js";

/** What the suffix does, in a few words. */
export function suffixMeaning(suffix: HarmonySuffixId, language: Language): string {
  return suffix === "question" ? m.harmony_question() : SUFFIX_MEANINGS[suffix][language];
}
