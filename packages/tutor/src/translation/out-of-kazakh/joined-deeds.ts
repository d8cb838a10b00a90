import type { Doubts } from "./doubts.ts";
import { type Meaning, NotUnderstood } from "./meaning.ts";

/**
 * Two deeds of one doer, «Үйге келіп, тамақ ішті», each as a clause of its own.
 *
 * @throws {NotUnderstood} where there are more of them, or one is no plain deed
 */
export function joinedDeeds(
  m: Meaning,
  links: Meaning["links"],
  doubts: Doubts,
): { readonly first: Meaning; readonly second: Meaning } {
  const [{ meaning } = { meaning: m }, ...more] = links;
  if (more.length > 0 || m.question || m.content?.kind === "that" || m.about)
    throw new NotUnderstood("deed after deed");
  if (meaning.predicate.kind !== "deed" || m.predicate.kind !== "deed" || m.mood !== "plain")
    throw new NotUnderstood("deed after state");
  const others = [meaning.subject, m.subject].filter(
    (one) => one !== undefined && one.lemma !== "",
  );
  if (others.length > 1) throw new NotUnderstood("two who do it");
  const subject = m.subject?.lemma === "" ? (meaning.subject ?? m.subject) : m.subject;
  return {
    first: { ...meaning, subject, tense: m.tense, please: m.please },
    second: { ...m, links: [], subject, please: false },
  };
}
