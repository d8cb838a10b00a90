import { inflect, lookUp } from "@tilashar/kazakh";
import type { Fault } from "../../fault/fault.ts";
import type { Parse } from "../../parse.ts";
import { changed, slip, withParticles } from "../rewrite.ts";

/** Лондондан → Лондоннан, Пәкістандан → Пәкістаннан: a name, and no verb that is built of one. */
export const nameAfterNasalSlips = ({ tokens }: Parse): Fault[] =>
  tokens.flatMap((token, at): Fault[] => {
    const [, name = ""] = /^(.+[мнң])[дт][ае]н$/u.exec(token.lower) ?? [];
    if (name === "" || !token.capital) return [];
    const isName = lookUp(name).some(({ pos }) => pos.startsWith("name"));
    const from = isName ? inflect(token.text.slice(0, name.length), "N;ABL;SG")[0] : undefined;
    return from === undefined
      ? []
      : [slip(at, changed(tokens, { [at]: withParticles(token, from) }, "ablative", 0.05))];
  });
