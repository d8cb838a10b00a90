import type { Parse } from "../parse.ts";

interface Doubt {
  readonly at: number;
  readonly why: string;
}

/** мысықтың құлақ қысқа, иттің құлағы ұзын: an owner parted from what it owns by a subject or a clause. */
export function partedOwnerDoubts({ tokens, words }: Parse): Doubt[] {
  return words.flatMap(({ reading, head, relation }, at): Doubt[] => {
    if (relation !== "owner" || reading.case !== "GEN" || tokens[at]?.mark !== "") return [];
    if (tokens[at]?.leaning.length || words[head]?.reading.form !== undefined) return [];
    const between = words.some(
      (one, place) =>
        place > at &&
        place < head &&
        one.head === head &&
        (/^(?:subject|clause|condition)$/.test(one.relation) || one.reading.form === "fin"),
    );
    return between ? [{ at, why: "an owner parted from what it owns" }] : [];
  });
}
