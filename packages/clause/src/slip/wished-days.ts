import type { Fault } from "../fault.ts";
import type { Parse } from "../parse.ts";
import { changed, slip, withParticles } from "./rewrite.ts";

/** туған күн құтты болсын → туған күнің: it is somebody's. */
export const wishedDaySlips = ({ tokens }: Parse): Fault[] =>
  tokens.flatMap((token, at): Fault[] =>
    token.lower === "күн" &&
    tokens[at - 1]?.lower === "туған" &&
    tokens[at + 1]?.lower === "құтты" &&
    /^болсын/.test(tokens[at + 2]?.lower ?? "")
      ? [
          slip(
            at,
            changed(tokens, { [at]: withParticles(token, "күнің") }, "possessive-my-your", 0.3),
          ),
        ]
      : [],
  );
