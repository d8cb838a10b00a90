import type { Fault } from "../fault/fault.ts";
import type { Parse } from "../parse.ts";
import { changed, slip, withParticles } from "./rewrite.ts";

const NAME = /^(?:ат|есім)$/;

/** атыңыз қалай? → атыңыз кім?: whose name it is decides, not how it is. */
export const askedNameSlips = ({ tokens, words }: Parse): Fault[] =>
  words.flatMap(({ reading, head, relation }, at): Fault[] => {
    const token = tokens[head];
    if (relation !== "subject" || !NAME.test(reading.lemma) || !token) return [];
    // оның аты қалай: a horse's or a street's, too
    if (!/^[12]/.test(reading.owner ?? "") || head !== at + 1) return [];
    if (token.lower !== "қалай" || words[head]?.head !== -1) return [];
    return [
      slip(head, changed(tokens, { [head]: withParticles(token, "кім") }, "question-words", 0.2)),
    ];
  });
