import type { Fault } from "../fault/fault.ts";
import type { Parse } from "../parse.ts";
import { changed, slip, withParticles } from "./rewrite.ts";
import { isFiniteOfThird } from "./third-persons.ts";

/** келділер → келді, тұрлар → тұр: a verb of the third person has no plural. */
export const finitePluralSlips = ({ tokens }: Parse): Fault[] =>
  tokens.flatMap((token, at): Fault[] => {
    const bare = /^(.{2,})[лдт][ае]р$/u.exec(token.lower)?.[1];
    // жатырлар, кеттілер: known forms of old books, and of nobody's speech
    const isOld =
      /^(?:жатыр|отыр|тұр|жүр)$|[дт][ыі]$/u.test(bare ?? "") && token.readings[0]?.kind === "verb";
    if (bare === undefined || !(token.unknown || isOld) || at === 0 || !isFiniteOfThird(bare))
      return [];
    return [slip(at, changed(tokens, { [at]: withParticles(token, bare) }, "person-endings", 0.1))];
  });
