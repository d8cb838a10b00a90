import type { Meaning } from "./meaning.ts";

const HELPER = /^(?:cannot|am|is|are|was|were|can|could|will|would|may|do|does|did|have|has|had)$/;

/** Subject, helper, adverb, verb, the rest. */
export function inOrder({
  m,
  first,
  said,
  line,
  frequency,
  ends,
}: {
  m: Meaning;
  first: string | undefined;
  said: string;
  line: readonly string[];
  frequency: readonly string[];
  ends: readonly string[];
}): (string | undefined)[] {
  // Only a helper goes before the subject: does he go, is he, can he
  const [helper = "", ...main] = line;
  const not = main[0] === "not" ? 1 : 0;
  if (m.question) return [first, helper, said, ...frequency, ...main, ...ends];
  const lead = first;
  if (!HELPER.test(helper) || main.length === 0)
    return [lead, said, ...frequency, ...line, ...ends];
  if (m.stance)
    return /^(?:do|does|did)$/.test(helper)
      ? [lead, said, ...frequency, ...line, ...ends]
      : [lead, said, helper, ...frequency, ...main, ...ends];
  // He still does not go: still goes before the helper that denies
  return not === 1 && frequency.includes("still")
    ? [lead, said, ...frequency, ...line, ...ends]
    : [lead, said, helper, ...main.slice(0, not), ...frequency, ...main.slice(not), ...ends];
}
