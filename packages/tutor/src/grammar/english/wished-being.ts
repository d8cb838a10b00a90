import { ENGLISH_STATES } from "../english-words.ts";
import type { NounWriter } from "./noun-writer.ts";
import type { Deed } from "./tree.ts";
import type { Written } from "./written.ts";

/** What one is told to be or not to be: "be careful", "don't be late": абай болыңыз, кешікпеңіз. */
export function bidden(deed: Deed, draft: Written, nouns: NounWriter): boolean {
  const state = deed.quality && ENGLISH_STATES[deed.quality.word];
  // Nobody is told to be ill, but not to be late one is
  if (state) {
    draft.predicate = { kind: "verb", lemma: state.verb };
    return draft.negative && state.of === undefined && !deed.to && !deed.that;
  }
  return wished(deed, draft, nouns);
}

/** What one wants or ought to be: "want to be a doctor", "should be careful": болу. */
export function wished(deed: Deed, draft: Written, nouns: NounWriter): boolean {
  if (deed.to || deed.that || deed.than) return false;
  if (deed.quality && !ENGLISH_STATES[deed.quality.word]) {
    const words = nouns.quality(deed.quality);
    if (!words) return false;
    draft.predicate = { kind: "verb", lemma: "болу" };
    draft.manners.push(words.join(" "));
    return true;
  }
  if (!deed.noun || draft.mood === "must") return false;
  const what = nouns.write(deed.noun, draft.negative);
  if (!what) return false;
  draft.predicate = { kind: "verb", lemma: "болу" };
  draft.complements.push({ phrase: what, role: { case: "NOM" } });
  return true;
}
