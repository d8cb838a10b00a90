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

/** мен кітап кеше оқыдым: what is parted from its verb by a time has its ending. */
export const partedByTimeDoubts = ({ tokens, words }: Parse): Doubt[] =>
  words.flatMap(({ reading, head, relation }, at): Doubt[] =>
    relation === "object" &&
    reading.kind === "noun" &&
    (reading.case ?? "NOM") === "NOM" &&
    !reading.pronoun &&
    reading.form === undefined &&
    head === at + 2 &&
    /^(?:кеше|бүгін|ертең|былтыр|биыл|қазір|бүрсігүні|таңертең|кешке|түнде)$/.test(
      tokens[at + 1]?.lower ?? "",
    )
      ? [{ at, why: "parted from its verb without its case" }]
      : [],
  );
