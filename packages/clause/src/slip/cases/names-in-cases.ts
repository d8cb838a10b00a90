import { inflect, lookUp } from "@tilashar/kazakh";
import type { Fault } from "../../fault/fault.ts";
import type { Parse } from "../../parse.ts";
import { changed, slip, withParticles } from "../rewrite.ts";

const ENDINGS: Readonly<Record<string, RegExp>> = {
  DAT: /^(.{2,})[ғгқк][ае]$/u,
  LOC: /^(.{2,})[дт][ае]$/u,
  ABL: /^(.{2,})[дтн][ае]н$/u,
  GEN: /^(.{2,})[ндт][ыі]ң$/u,
};
const PERSON = /^(.+?)(м[ыі]н|с[ыі]ң|с[ыі]з|м[ыі]з)$/u;

/** Лондондан → Лондоннан, Астанаге → Астанаға, Мәскеуданмын → Мәскеуденмін: a name whose ending has not its sounds. */
export const nameInCaseSlips = ({ tokens }: Parse): Fault[] =>
  tokens.flatMap((token, at): Fault[] => {
    if (!token.capital && !token.first) return [];
    const [, inCase = token.lower, person = ""] = Object.values(ENDINGS).some((one) =>
      one.test(token.lower),
    )
      ? []
      : (PERSON.exec(token.lower) ?? []);
    for (const [kase, ending] of Object.entries(ENDINGS)) {
      const name = ending.exec(inCase)?.[1];
      if (name === undefined || !lookUp(name).some(({ pos }) => pos === "name-place")) continue;
      const right = inflect(token.text.slice(0, name.length), `N;${kase};SG`)[0];
      if (right === undefined || right.toLowerCase() === inCase) return [];
      const tail =
        person === ""
          ? ""
          : person.replace(/[ыі]/u, /[ае](?=[^ае]*$)/u.exec(right)?.[0] === "е" ? "і" : "ы");
      return [
        slip(
          at,
          changed(tokens, { [at]: withParticles(token, right + tail) }, "vowel-harmony", 0.02),
        ),
      ];
    }
    return [];
  });
