import type { Fault } from "../fault/fault.ts";
import type { Parse } from "../parse.ts";
import { changed, slip } from "./rewrite.ts";

/** тек әнші ғана емес, бірақ композитор → сонымен бірге: what comes on top of it is set against nothing. */
export const notOnlySlips = ({ tokens }: Parse): Fault[] =>
  tokens.flatMap(({ lower }, at): Fault[] => {
    const denied = tokens[at - 1];
    const isNotOnly =
      denied?.lower === "емес" && tokens[at - 2]?.leaning.some((one) => /^ғана$/iu.test(one));
    return lower === "бірақ" && isNotOnly
      ? [slip(at, changed(tokens, { [at]: "сонымен бірге" }, "paired-connectives", 0.3))]
      : [];
  });
