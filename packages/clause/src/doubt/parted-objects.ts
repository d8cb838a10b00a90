import type { Parse } from "../parse.ts";

interface Doubt {
  readonly at: number;
  readonly why: string;
}

/** уақыт жақсы өткіздік: what is done to stands straight before its verb, or has its case. */
export const partedObjectDoubts = ({ tokens, words }: Parse): Doubt[] =>
  words.flatMap(({ reading, head, relation }, at): Doubt[] => {
    if (
      (relation !== "object" && reading.lemma !== "уақыт") ||
      reading.kind !== "noun" ||
      (reading.case ?? "NOM") !== "NOM"
    )
      return [];
    if (reading.pronoun || reading.owner !== undefined || tokens[at]?.leaning.length) return [];
    const between = words[at + 1];
    return between?.relation === "manner" &&
      between.head === head &&
      head === at + 2 &&
      tokens[at]?.mark === ""
      ? [{ at, why: "parted from its verb without its case" }]
      : [];
  });
