import type { Clause } from "../grammar/clause.ts";

/** What tells of weather that it falls. */
const FALLS = /(?<!\p{L})(?:rain|snow|hail|pour|дожд|снег|град|ль[её]т|моросит|сып)/iu;
const FALLING = /^(?:жаңбыр|қар)$/;

/** Rain falls, it does not go. */
export function weather(clause: Clause, text: string): Clause {
  const { subject, predicate } = clause;
  if (predicate.kind !== "verb") return clause;
  // «Мы не можем пойти»: nobody falls as the rain does
  if (
    predicate.lemma === "жауу" &&
    subject?.kind === "pronoun" &&
    !(subject.person === "3" && FALLS.test(text))
  )
    return { ...clause, predicate: { ...predicate, lemma: "бару" } };
  if (predicate.lemma === "жауу" && subject?.kind === "pronoun") {
    const snow = /(?<!\p{L})snow/iu.test(text);
    return { ...clause, subject: { kind: "noun", lemma: snow ? "қар" : "жаңбыр" } };
  }
  const falls = subject?.kind === "noun" && FALLING.test(subject.lemma);
  return falls && /^(?:бару|жүру|келу)$/.test(predicate.lemma)
    ? { ...clause, predicate: { kind: "verb", lemma: "жауу" } }
    : clause;
}
