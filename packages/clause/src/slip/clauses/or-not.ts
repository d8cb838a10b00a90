import { questionParticle } from "@tilashar/kazakh";
import type { Fault } from "../../fault/fault.ts";
import type { Parse } from "../../parse.ts";
import { changed, slip } from "../rewrite.ts";

/** ол бара ма, жоқ білмеймін → жоқ па, білмеймін: what is asked or denied is asked both ways. */
export const orNotSlips = ({ tokens, words }: Parse): Fault[] =>
  tokens.flatMap((token, at): Fault[] => {
    const before = tokens[at - 1];
    const after = words[at + 1]?.reading;
    if (token.lower !== "жоқ" || token.question !== undefined || token.mark !== "") return [];
    if (before?.question === undefined || !before.mark.includes(",")) return [];
    if (after?.lemma !== "білу" || !after.negative || at + 1 !== tokens.length - 1) return [];
    const marks = tokens.map(({ mark }, place) => (place === at ? "," : mark));
    const asked = `${token.text} ${questionParticle("жоқ") || "па"}`;
    return [
      slip(
        at,
        changed(tokens, { [at]: asked }, "reported-questions", 0.02).map((one) => ({
          ...one,
          marks,
        })),
      ),
    ];
  });
