import type { Meaning } from "./meaning.ts";

/** «Ақшам жетпейді», «бізге нан жетпеді»: one has not enough of it, as English says it; undefined of any other meaning. */
export function hasEnough(m: Meaning): Meaning | undefined {
  const { predicate, subject, parts } = m;
  if (predicate.kind !== "deed" || predicate.verb.en !== "be enough" || m.mood !== "plain")
    return undefined;
  if (!subject || subject.count || subject.asks || subject.determiner) return undefined;
  const whom = parts.find(
    ({ role, thing }) => role === "DAT" && (thing.person !== undefined || thing.name),
  );
  const owner = subject.owner ?? whom?.thing;
  if (!owner) return undefined;
  const tense = m.tense === "now" ? "present" : m.tense;
  return {
    ...m,
    tense,
    predicate: { kind: "has", owner },
    subject: { ...subject, owner: undefined, count: "жеткілікті" },
    parts: parts.filter((one) => subject.owner !== undefined || one !== whom),
  };
}
