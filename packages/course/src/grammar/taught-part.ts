/** A part of the language that a point of grammar teaches. */
export type TaughtPart =
  /** A suffix by its id in the engine's table. */
  | { readonly kind: "suffix"; readonly id: string }
  /** A word by its dictionary form. */
  | { readonly kind: "word"; readonly lemma: string }
  /** A helper verb after a converb: `p` after -ып, `a` after -а/-е/-й. */
  | { readonly kind: "helper"; readonly converb: "p" | "a"; readonly lemma: string };

/** Reads one entry of a point's `teaches`: `loc`, `word:ғой`, `helper:p:жату`. */
export function taughtPart(written: string): TaughtPart {
  const [kind = "", ...rest] = written.split(":");
  if (rest.length === 0) return { kind: "suffix", id: kind };
  if (kind === "word") return { kind: "word", lemma: rest.join(":") };
  return { kind: "helper", converb: rest[0] === "a" ? "a" : "p", lemma: rest[1] ?? "" };
}
