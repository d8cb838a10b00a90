import type { Fault } from "../fault.ts";
import { verbWith } from "../inflected.ts";
import type { Parse } from "../parse.ts";
import { changed, slip, withParticles } from "./rewrite.ts";

/** уақытым жоқ болады → уақытым болмайды; уақытым бар болады → уақытым болады. */
export function existenceSlips({ tokens, words }: Parse): Fault[] {
  return tokens.flatMap((token, at): Fault[] => {
    const verb = words[at + 1]?.reading;
    const next = tokens[at + 1];
    if (!/^(?:бар|жоқ)$/.test(token.lower) || token.mark !== "" || !next) return [];
    if (verb?.lemma !== "болу" || verb.form !== "fin" || token.leaning.length > 0) return [];
    const text = verbWith(verb, { negative: token.lower === "жоқ" });
    return [
      slip(
        at + 1,
        text === ""
          ? []
          : changed(tokens, { [at]: "", [at + 1]: withParticles(next, text) }, "bar-zhoq", 0.3),
      ),
    ];
  });
}
