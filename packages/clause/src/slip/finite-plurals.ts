import type { Fault } from "../fault/fault.ts";
import type { Parse } from "../parse.ts";
import { changed, slip, withParticles } from "./rewrite.ts";
import { isFiniteOfThird } from "./third-persons.ts";

/** келділер → келді, тұрлар → тұр: a verb of the third person has no plural. */
export const finitePluralSlips = ({ tokens }: Parse): Fault[] =>
  tokens.flatMap((token, at): Fault[] => {
    const bare = /^(.{2,})[лдт][ае]р$/u.exec(token.lower)?.[1];
    if (bare === undefined || !token.unknown || at === 0 || !isFiniteOfThird(bare)) return [];
    return [slip(at, changed(tokens, { [at]: withParticles(token, bare) }, "person-endings", 0.1))];
  });
