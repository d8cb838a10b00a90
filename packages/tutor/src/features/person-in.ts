import type { Person } from "../grammar/clause.ts";

/** Person of a read finite form. */
export function personIn(features: Readonly<Record<string, string>>): Person | undefined {
  const polite = features.Polite === "Form";
  if (features.Person === "1") return features.Number === "Plur" ? "1p" : "1s";
  if (features.Person === "2")
    return features.Number === "Plur" ? (polite ? "2pf" : "2p") : polite ? "2f" : "2s";
  return features.Person === "3" ? "3" : undefined;
}
