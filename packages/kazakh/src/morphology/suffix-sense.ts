import type { SuffixId } from "./suffix-table.ts";

/** Suffixes that make a form of a verb a person may end. */
const BEFORE_PERSON: ReadonlySet<SuffixId> = new Set<SuffixId>([
  "pres",
  "perf",
  "hab",
  "fut",
  "futNeg",
  "inten",
  "intenAg",
  "conv",
]);

/**
 * The suffixes whose meanings a chain has, in order: mostly its own. On a verb the endings of the copula
 * are persons (барамын is "I", not "I am"), and -ып before one tells of hearsay (кетіппін).
 *
 * @param onVerb the stem takes a person by itself: жүр-мін
 */
export function suffixSenses(ids: readonly SuffixId[], onVerb = false): SuffixId[] {
  return ids.map((id, at) => {
    const before = ids[at - 1];
    const isPerson = before === undefined ? onVerb : BEFORE_PERSON.has(before);
    if (id.startsWith("cop") && isPerson) return `shr${id.slice(3)}` as SuffixId;
    return id === "conv" && ids[at + 1]?.startsWith("cop") ? "evid3" : id;
  });
}
