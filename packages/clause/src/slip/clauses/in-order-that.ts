import type { Fault } from "../../fault/fault.ts";
import type { Parse } from "../../parse.ts";
import { changed, slip } from "../rewrite.ts";

/** сен білсін үшін → сен білсін деп: a wish that is a purpose is told as it is thought. */
export const inOrderThatSlips = ({ tokens }: Parse): Fault[] =>
  tokens.flatMap((token, at): Fault[] => {
    const isWished = /(?:с[ыі]н|й[ыі][нқк])$/u.test(token.lower);
    const wish = token.readings.some(
      ({ form, kind }) => kind === "verb" && (form === "imp" || form === "fin"),
    );
    return isWished && wish && token.mark === "" && tokens[at + 1]?.lower === "үшін"
      ? [slip(at, changed(tokens, { [at + 1]: "деп" }, "purpose", 0.05))]
      : [];
  });
