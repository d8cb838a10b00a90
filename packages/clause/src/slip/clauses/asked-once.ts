import { questionParticle } from "@tilashar/kazakh";
import type { Fault } from "../../fault/fault.ts";
import type { Parse } from "../../parse.ts";
import { changed, slip } from "../rewrite.ts";

const ASKING = /^(?:кім|не|қай|қандай|қайда|қашан|неше|қанша|неге|қалай)/;

/** сен барасың, әлде қаласың ба → барасың ба, әлде: what is asked against something else is asked as well. */
export const askedOnceSlips = ({ tokens, words }: Parse): Fault[] =>
  tokens.flatMap((token, at): Fault[] => {
    const or = tokens[at + 1];
    const said = words[at]?.reading;
    if (or?.lower !== "әлде" || !token.mark.includes(",") || token.leaning.length > 0) return [];
    if (tokens.slice(0, at + 1).some(({ question, lower }) => question ?? ASKING.test(lower)))
      return [];
    if (tokens.slice(at + 2).every(({ question }) => question === undefined)) return [];
    const isSaid = said?.form === "fin" || /^(?:modal|noun|adj|cop)$/.test(said?.kind ?? "");
    const particle = questionParticle(token.text);
    return isSaid && particle !== ""
      ? [slip(at, changed(tokens, { [at]: `${token.text} ${particle}` }, "yes-no-questions", 0.05))]
      : [];
  });
