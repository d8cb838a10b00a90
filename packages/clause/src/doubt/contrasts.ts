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

/** істегендіктен, бірақ ақшасы жетпейді: a reason is not set against what follows from it. */
export const reasonAgainstDoubts = ({ tokens, words }: Parse): Doubt[] =>
  tokens.flatMap(({ lower }, at): Doubt[] =>
    /^(?:бірақ|алайда|дегенмен)$/u.test(lower) &&
    tokens[at - 1]?.mark === "," &&
    words[at - 1]?.reading.form === "part" &&
    /(?:дықтан|діктен|тықтан|тіктен)$/u.test(tokens[at - 1]?.lower ?? "")
      ? [{ at: at - 1, why: "a reason set against what follows" }]
      : [],
  );
