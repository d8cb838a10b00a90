import type { Parse } from "../parse.ts";

interface Doubt {
  readonly at: number;
  readonly why: string;
}

/** айғайлау емес, бала ұйықтап жатыр: a command is айғайлама, and nothing else stands against the infinitive. */
export const contrastDoubts = ({ tokens, words }: Parse): Doubt[] =>
  tokens.flatMap(({ lower, mark }, at): Doubt[] => {
    const before = words[at - 1]?.reading;
    if (lower !== "емес" || !mark.includes(",") || tokens[at - 1]?.mark !== "") return [];
    const like = words.slice(at + 1).some(({ reading }) => reading.form === "vn");
    return before?.form === "vn" && before.case === "NOM" && !like
      ? [{ at, why: "an infinitive that nothing stands against" }]
      : [];
  });
