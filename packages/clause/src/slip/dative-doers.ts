import type { Fault } from "../fault/fault.ts";
import type { Parse } from "../parse.ts";
import { nounWith } from "../word/inflected.ts";
import { rootOf, slip, withEndings } from "./rewrite.ts";

/** маған Түркістан жақсы көремін → мен Түркістанды жақсы көремін: who does it, though it is to them in Russian. */
export function dativeDoerSlips(parse: Parse): Fault[] {
  const { tokens, words } = parse;
  const root = rootOf(parse);
  const verb = words[root]?.reading;
  if (verb?.kind !== "verb" || verb.form !== "fin" || !/^[12]/.test(verb.person ?? "")) return [];
  const at = words.findIndex(({ reading }) => reading.pronoun && reading.case === "DAT");
  const who = words[at]?.reading;
  // өзіме сатып алдым: for myself; сол маған: behind what it is said of
  if (!who || at > 1 || at >= root - 1 || who.lemma === "өз" || who.person !== verb.person)
    return [];
  // маған тапсырылған жұмыс: what was given to me
  if (words[at]?.head !== root) return [];
  if (tokens.slice(0, root).some(({ mark }) => mark !== "")) return [];
  if (words.some(({ reading, head }) => head === root && reading.case === "NOM" && reading.pronoun))
    return [];
  const likes = verb.lemma === "көру" && /^(?:жақсы|жек)$/.test(tokens[root - 1]?.lower ?? "");
  const thing = words[root - 2]?.reading;
  const bare = likes && thing?.kind === "noun" && !thing.pronoun && (thing.case ?? "NOM") === "NOM";
  return [
    slip(
      at,
      withEndings(
        parse,
        {
          [at]: nounWith(who, { case: "NOM" }),
          ...(bare && { [root - 2]: nounWith(thing, { case: "ACC" }) }),
        },
        likes ? "liking" : "personal-pronouns",
        0.1,
      ),
    ),
  ];
}
