import type { Fault } from "../fault/fault.ts";
import type { Parse } from "../parse.ts";
import { changed, rootOf, slip, withParticles } from "./rewrite.ts";

/** мен ешкім көрмедім → ешкімді: where I or you do nothing to anybody, nobody is not who does it. */
export function nobodySlips(parse: Parse): Fault[] {
  const { tokens, words } = parse;
  const root = rootOf(parse);
  const verb = words[root]?.reading;
  if (verb?.kind !== "verb" || verb.form !== "fin" || !/^[12]/.test(verb.person ?? "")) return [];
  if (tokens.some(({ mark }, at) => mark !== "" && at < root)) return [];
  return tokens.flatMap((token, at): Fault[] => {
    if (token.lower !== "ешкім" || words[at]?.head !== root || at + 1 !== root) return [];
    const isDoneTo = verb.source?.entry?.transitive === true && !verb.source.features.Voice;
    return [
      slip(
        at,
        isDoneTo
          ? changed(tokens, { [at]: withParticles(token, "ешкімді") }, "accusative", 0.2)
          : [],
      ),
    ];
  });
}
