import type { LicenceSite } from "./licence-site.ts";

/** ұшаққа билет алды: a noun of its own takes the dative, straight before it. */
export function isTowards({ parse, at, head, government }: LicenceSite): boolean {
  const next = parse.words[at + 1];
  return (
    next?.head === head &&
    next.reading.kind === "noun" &&
    parse.tokens[at]?.mark === "" &&
    government.isOf(next.reading.lemma, "towards")
  );
}
