import type { Sentence } from "./tree.ts";
import { QUALITY_FACTS, QUALITY_FEARS, QUALITY_FELT } from "./verb-partners.ts";
import type { WritingTools } from "./writing-tools.ts";
import type { Clauses, Written } from "./written.ts";

/** "Sure that he will come", "worried that he may be late": келетініне сенімді, кешігіп қала ма деп алаңдайды. */
export function feltFact(
  word: string,
  that: Sentence,
  draft: Written,
  clauses: Clauses,
  { fit }: WritingTools,
): boolean {
  const told = clauses.sentence(that);
  if (!told || (told.hanging ?? []).length > 0 || told.next || told.question || told.ask)
    return false;
  const isOwn =
    told.subject?.kind === "pronoun" &&
    draft.subject?.kind === "pronoun" &&
    told.subject.person === draft.subject.person &&
    told.subject.person.startsWith("1");
  const own = { ...fit(told), ...(isOwn && { silent: true }) };
  const fact = QUALITY_FACTS[word];
  if (fact !== undefined) {
    draft.predicate = { kind: "is-so", word: fact };
    draft.hanging.push({ ...own, link: "known", knownIn: "DAT" });
    return true;
  }
  const felt = QUALITY_FELT[word];
  if (felt !== undefined) {
    draft.predicate = { kind: "verb", lemma: felt };
    if (draft.tense === "present") draft.tense = draft.negative ? "present" : "past";
    draft.hanging.push({ ...own, link: "known", knownIn: "DAT" });
    return true;
  }
  const fear = QUALITY_FEARS[word];
  // What one fears may be: it is asked, and not told
  if (fear === undefined || !/^(?:plain|may|might)$/.test(told.mood)) return false;
  draft.predicate = { kind: "verb", lemma: fear };
  draft.hanging.push({ ...own, mood: "plain", question: true, link: "thought" });
  return true;
}
