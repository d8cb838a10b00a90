import type { Fault } from "../fault/fault.ts";
import type { Government } from "../government.ts";
import type { Parse } from "../parse.ts";
import { predicateWith } from "../word/inflected.ts";
import { changed, rootOf, slip, withParticles } from "./rewrite.ts";

/** "Is" put where other languages have it: бұл болады менің досым → бұл менің досым; ол бар дәрігер → ол дәрігер. */
export function seemingCopulaSlips(parse: Parse, government: Government): Fault[] {
  const { tokens, words } = parse;
  const end = tokens.length - 1;
  const root = rootOf(parse);
  const said = words[root]?.reading;
  const token = tokens[root];
  if (root !== end || end < 2 || !said || !token || said.form !== undefined) return [];
  if (!/^(?:noun|adj)$/.test(said.kind) || (said.case ?? "NOM") !== "NOM") return [];
  if (tokens.some(({ mark }, at) => mark !== "" && at < end) || token.leaning.length > 0) return [];
  const at = tokens.findIndex(({ lower }) => /^(?:болады|бар|болып)$/.test(lower));
  const who = words[at - 1]?.reading;
  const more = tokens[at]?.lower === "болып" ? tokens[at + 1]?.lower === "табылады" : true;
  const last = tokens[at]?.lower === "болып" ? at + 1 : at;
  if (at < 1 || last >= end || !more || !who || (who.case ?? "NOM") !== "NOM") return [];
  // ауылда бар дәрігер, болады деген сөз: only of whoever or whatever is named or pointed at before
  if (!(who.pronoun || who.kind === "det") || at !== 1) return [];
  const person = who.pronoun ? (who.person ?? "3") : "3";
  // мен бар үлкен ақ ит: something that I have
  const isOther = person !== "3" && said.kind === "noun" && !government.isOf(said.lemma, "person");
  if (isOther) return [slip(at)];
  const text =
    person === "3" || said.person === person
      ? token.text
      : predicateWith(token.lower, { ...said, source: undefined }, person);
  return [
    slip(
      at,
      text === ""
        ? []
        : changed(
            tokens,
            { [at]: "", [last]: "", [end]: withParticles(token, text) },
            "copula",
            0.3,
          ),
    ),
  ];
}
