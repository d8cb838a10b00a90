import type { Parse } from "../parse.ts";

interface Doubt {
  readonly at: number;
  readonly why: string;
}

const PUT = "what is denied against something else stands with емес";

/**
 * бұл қымыз жоқ, шұбат; жаңбырда жоқ, найзағайда; айғайлау емес, бала ұйықтап жатыр: жоқ says that something is away, емес that
 * it is something else.
 */
export function contrastDoubts({ tokens, words }: Parse): Doubt[] {
  const root = words.find(({ head }) => head === -1)?.reading;
  return tokens.flatMap(({ lower, mark }, at): Doubt[] => {
    const before = words[at - 1]?.reading;
    if (!mark.includes(",") || before === undefined || tokens[at - 1]?.mark !== "") return [];
    if (lower === "емес") {
      // айғайлау емес, ...: a command is айғайлама
      const like = words.slice(at + 1).some(({ reading }) => reading.form === "vn");
      return before.form === "vn" && before.case === "NOM" && !like
        ? [{ at, why: "an infinitive that nothing stands against" }]
        : [];
    }
    if (lower !== "жоқ" || words[at]?.reading.kind !== "modal") return [];
    if (before.kind === "noun" && /^(?:DAT|ACC|INS|ABL)$/.test(before.case ?? ""))
      return [{ at, why: PUT }];
    const somewhere = words
      .slice(0, at - 1)
      .some(({ reading }) => reading.case === "LOC" || reading.case === "GEN");
    const pointed =
      tokens[0]?.mark.trim() === "—" ||
      /^(?:бұл|ол|бұлар|мынау|анау|осы)$/.test(tokens[0]?.lower ?? "");
    const nominal = root?.kind === "noun" && root.form === undefined;
    if (nominal && (root.case ?? "NOM") === "LOC" && before.case === "LOC")
      return [{ at, why: PUT }];
    return nominal &&
      root.case === "NOM" &&
      before.case === "NOM" &&
      (pointed || !somewhere) &&
      at > 1
      ? [{ at, why: PUT }]
      : [];
  });
}
