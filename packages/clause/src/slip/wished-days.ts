import type { Fault } from "../fault/fault.ts";
import type { Parse } from "../parse.ts";
import { slip } from "./rewrite.ts";

/** туған күн құтты болсын: whose it is, is left unsaid, as some say and others correct; nothing is vouched for. */
export const wishedDaySlips = ({ tokens }: Parse): Fault[] =>
  tokens.flatMap((token, at): Fault[] =>
    token.lower === "күн" &&
    tokens[at - 1]?.lower === "туған" &&
    tokens[at + 1]?.lower === "құтты" &&
    /^болсын/.test(tokens[at + 2]?.lower ?? "")
      ? [slip(at)]
      : [],
  );
