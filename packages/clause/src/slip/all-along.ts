import type { Fault } from "../fault/fault.ts";
import type { Parse } from "../parse.ts";
import { changed, slip, withParticles } from "./rewrite.ts";

const SPAN = /^(?:жыл|ай|апта|күн|сағат|ғасыр)$/;

/** көп жыл бойынша → көп жыл бойы: all along, not according to. */
export const allAlongSlips = ({ tokens, words }: Parse): Fault[] =>
  tokens.flatMap((token, at): Fault[] => {
    const time = words[at - 1]?.reading;
    if (token.lower !== "бойынша" || !SPAN.test(time?.lemma ?? "")) return [];
    if ((time?.case ?? "NOM") !== "NOM" || time?.owner !== undefined) return [];
    return [slip(at, changed(tokens, { [at]: withParticles(token, "бойы") }, "duration", 0.2))];
  });
