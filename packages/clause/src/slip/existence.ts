import type { Fault } from "../fault.ts";
import { verbWith } from "../inflected.ts";
import type { Parse } from "../parse.ts";
import { changed, slip, withParticles } from "./rewrite.ts";

/** What is and is not there: бар and жоқ. */
export const existenceSlips = (parse: Parse): Fault[] => [...doubled(parse), ...denied(parse)];

/** менде көлік емес, жаяу барамын → көлік жоқ: what one has not is жоқ. */
function denied({ tokens, words }: Parse): Fault[] {
  return tokens.flatMap((token, at): Fault[] => {
    const who = words[at - 2]?.reading;
    const thing = words[at - 1]?.reading;
    if (token.lower !== "емес" || token.leaning.length > 0 || token.question) return [];
    if (!who?.pronoun || who.case !== "LOC" || (who.person ?? "3") === "3") return [];
    if (thing?.kind !== "noun" || thing.case !== "NOM" || tokens[at - 1]?.mark !== "") return [];
    // менде көлік емес, велосипед бар
    if (tokens.some(({ lower }) => /^(?:бар|жоқ)$/.test(lower))) return [];
    return [slip(at, changed(tokens, { [at]: "жоқ" }, "bar-zhoq", 0.2))];
  });
}

/** уақытым жоқ болады → уақытым болмайды; уақытым бар болады → уақытым болады. */
function doubled({ tokens, words }: Parse): Fault[] {
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
