import { found } from "../attach/entry.ts";
import type { Fault } from "../fault/fault.ts";
import type { Parse } from "../parse.ts";
import { nounWith, pronounIn } from "../word/inflected.ts";
import type { Person, Reading } from "../word/reading.ts";
import { rootOf, slip, withEndings } from "./rewrite.ts";

/** Owners said twice, or without the ending that makes them owners. */
export const wrongOwnerSlips = (parse: Parse): Fault[] => [
  ...ownedTwice(parse),
  ...ownerBare(parse),
  ...doneByAnother(parse),
];

/** сенің кеткенін байқамадым → кеткеніңді: whose deed it is, its ending says. */
const doneByAnother = (parse: Parse): Fault[] =>
  parse.words.flatMap(({ reading }, at): Fault[] => {
    const { person } = reading;
    const deed = parse.words[at + 1]?.reading;
    if (!reading.pronoun || reading.case !== "GEN" || !person || person === "3") return [];
    if (deed?.form !== "part" || deed.owner !== "3" || parse.tokens[at]?.mark !== "") return [];
    if (!/^(?:ACC|DAT|ABL)$/.test(deed.case ?? "")) return [];
    return [
      slip(
        at + 1,
        withEndings(parse, { [at + 1]: nounWith(deed, { owner: person }) }, "relative-owner", 0.05),
      ),
    ];
  });

const OWNER_ENDINGS = /^(?:с?[ыі]|[ыі]?м|[ыі]?ң)(?:с[ыі]|[ыі]м|[ыі]ң|м|ң|ы|і)$/;

/** менің әжесім → әжем; оның ағасысы → ағасы: one owner is said once. */
const ownedTwice = (parse: Parse): Fault[] =>
  parse.tokens.flatMap((token, at): Fault[] => {
    if (!token.unknown || at === 0) return [];
    const who = parse.words.slice(0, at).find(({ reading }) => reading.case === "GEN")?.reading;
    if (!who) return [];
    const person: Person = who.pronoun ? (who.person ?? "3") : "3";
    for (let cut = token.lower.length - 2; cut >= 2; cut--) {
      const stem = token.lower.slice(0, cut);
      if (
        !OWNER_ENDINGS.test(token.lower.slice(cut)) ||
        !found(stem).some(({ pos }) => pos === "n")
      )
        continue;
      const noun = { lemma: stem, case: "NOM", plural: false, pronoun: false } as Reading;
      const point = person === "3" ? "possessive-his-our" : "possessive-my-your";
      return [
        slip(at, withEndings(parse, { [at]: nounWith(noun, { owner: person }) }, point, 0.1)),
      ];
    }
    return [];
  });

/** мен ата-анам қалды → менің ата-анам; сіз есіміңіз кім → сіздің есіміңіз: whoever owns it stands in the genitive. */
function ownerBare(parse: Parse): Fault[] {
  const { tokens, words } = parse;
  const root = words[rootOf(parse)]?.reading;
  return words.flatMap(({ reading }, at): Fault[] => {
    const thing = words[at + 1]?.reading;
    const { person } = reading;
    if (!reading.pronoun || reading.case !== "NOM" || !person || person === "3" || tokens[at]?.mark)
      return [];
    if (reading.lemma === "өз" || tokens[at]?.leaning.length) return [];
    if (
      thing?.kind !== "noun" ||
      thing.form !== undefined ||
      thing.owner !== person ||
      thing.case !== "NOM"
    )
      return [];
    if (/^(?:өз|екеу|үшеу|бәрі|бар|көп)$/.test(thing.lemma) || (root?.person ?? "3") !== "3")
      return [];
    return [slip(at, withEndings(parse, { [at]: pronounIn(person, "GEN") }, "genitive", 0.1))];
  });
}
