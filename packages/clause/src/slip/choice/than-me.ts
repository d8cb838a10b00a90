import type { Fault } from "../../fault/fault.ts";
import type { Parse } from "../../parse.ts";
import { changed, slip } from "../rewrite.ts";

/** інім мен ұзынырақ → інім менен ұзынырақ. */
export const thanMeSlips = ({ tokens, words }: Parse): Fault[] =>
  tokens.flatMap((token, at): Fault[] => {
    const isMore =
      /(?:рақ|рек|ырақ|ірек)$/u.test(tokens[at + 1]?.lower ?? "") &&
      words[at + 1]?.reading.kind === "adj";
    return token.lower === "мен" &&
      at > 0 &&
      isMore &&
      at + 1 === tokens.length - 1 &&
      token.mark === ""
      ? [slip(at, changed(tokens, { [at]: "менен" }, "comparison", 0.05))]
      : [];
  });
