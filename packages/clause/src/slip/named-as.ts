import { isPredicative } from "../attach/entry.ts";
import type { Fault } from "../fault/fault.ts";
import type { Parse } from "../parse.ts";
import { predicateWith } from "../word/inflected.ts";
import { changed, slip, withParticles } from "./rewrite.ts";

/** менің атым Аннамын → Анна: a name is Anna, and I am. */
export const namedAsSlips = ({ tokens, words }: Parse): Fault[] =>
  words.flatMap(({ reading, head, relation }): Fault[] => {
    const token = tokens[head];
    const name = words[head]?.reading;
    if (relation !== "name" || !/^(?:ат|есім|тек)$/.test(reading.lemma) || !token || !name)
      return [];
    if (!isPredicative(name) || name.person === undefined || name.person === "3") return [];
    const text = predicateWith(token.text, name, "3");
    return [slip(head, changed(tokens, { [head]: withParticles(token, text) }, "copula", 0.3))];
  });
