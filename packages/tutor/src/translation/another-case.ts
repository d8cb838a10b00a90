import type { Clause } from "../grammar/clause.ts";
import type { Composed } from "../grammar/compose.ts";

/** Who is paid and helped with what, and whom one takes along, stand in cases of their own. */
export function isOfAnotherCase(
  source: string,
  { predicate, complements }: Clause,
  composed: Composed,
) {
  const lemma = predicate.kind === "verb" ? predicate.lemma : "";
  const stands = (kase: string, isSomebody: boolean): boolean =>
    complements.some(
      ({ phrase, role }) =>
        "case" in role &&
        role.case === kase &&
        !("after" in role) &&
        !("place" in role) &&
        (!isSomebody || phrase.kind === "pronoun"),
    );
  return (
    (lemma === "төлеу" && stands("ACC", true)) ||
    (lemma === "көмектесу" && /\bwith\b/iu.test(source) && stands("INS", false)) ||
    (/\btake\b.*\bwith (?:you|me|us)\b/iu.test(source) && stands("INS", true)) ||
    /\bwrong change\b/iu.test(source) ||
    // «Рабочий день» lasts no single day; the youngest son is the smallest of them
    (/\p{L}(?:ый|ий|ой) день(?!\p{L})/iu.test(source) &&
      /(?<!\p{L})бір күн(?!\p{L})/u.test(composed.text)) ||
    /(?<!\p{L})ең жас (?:ұл|қыз|бала|іні|сіңлі|қарындас|немере)/u.test(composed.text) ||
    // Days and meals are no things that one works from or that stand before something
    /(?:дүйсенбілер|сейсенбілер|сәрсенбілер|бейсенбілер|жұмалар|сенбілер|(?<!\p{L})астар)/u.test(
      composed.text,
    ) ||
    // "The hottest summer in ten years" is of those years, and not after them
    (/(?:\b\p{L}{3,}est|\b(?:most|best|worst)) .*\bin \p{L}+ (?:years|months|days)\b/iu.test(
      source,
    ) &&
      / кейін/u.test(composed.text)) ||
    // «Замужем за лётчиком» is behind nobody
    (/(?<!\p{L})замужем за(?!\p{L})/iu.test(source) && /арт(?:ы|ын)/u.test(composed.text))
  );
}
