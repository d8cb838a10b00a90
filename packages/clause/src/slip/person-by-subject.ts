import { lookUp } from "@tilashar/kazakh";
import type { Fault } from "../fault/fault.ts";
import type { Government } from "../government.ts";
import type { Parse } from "../parse.ts";
import { nounWith } from "../word/inflected.ts";
import { changed, rootOf, slip, withEndings, withParticles } from "./rewrite.ts";

/** Endings of the person that are not those of who is spoken of. */
export const personBySubjectSlips = (parse: Parse, government: Government): Fault[] => [
  ...politeOfFamiliar(parse, government),
  ...turnedOutOfYou(parse),
  ...howAreYou(parse),
  ...ownOfMine(parse),
];

/** сен наубайшысыз ба → наубайшысың ба: сыз is the ending of сіз, and no lack of bakers. */
function politeOfFamiliar({ tokens, words }: Parse, government: Government): Fault[] {
  const end = tokens.length - 1;
  const token = tokens[end];
  if (!token || tokens[0]?.lower !== "сен" || words[0]?.reading.case !== "NOM") return [];
  const [, who = "", vowel = ""] = /^(.{3,})с([ыі])з$/u.exec(token.lower) ?? [];
  const isWho = who !== "" && lookUp(who).some(({ pos }) => pos === "n" || pos === "adj");
  if (!isWho && !government.isOf(who, "person")) return [];
  return [
    slip(
      end,
      changed(tokens, { [end]: withParticles(token, `${who}с${vowel}ң`) }, "address-sen-siz", 0.05),
    ),
  ];
}

/** сенің ағаң келген екенсің → екен: it turned out of him. */
function turnedOutOfYou(parse: Parse): Fault[] {
  const { tokens, words } = parse;
  const end = tokens.length - 1;
  if (!/^екен(?:мін|сің|сіз|біз|міз)$/.test(tokens[end]?.lower ?? "")) return [];
  const subject = words.some(
    ({ reading }, at) =>
      at < end &&
      reading.kind === "noun" &&
      reading.case === "NOM" &&
      reading.owner !== undefined &&
      words[at - 1]?.reading.case === "GEN",
  );
  const named = words.some(
    ({ reading }) => reading.pronoun && reading.case === "NOM" && reading.person !== "3",
  );
  return subject && !named ? [slip(end, withEndings(parse, { [end]: "екен" }, "eken", 0.1))] : [];
}

/** Қалай сіз? → Қалайсыз?: how you are is one word. */
const howAreYou = ({ tokens }: Parse): Fault[] => {
  const end = tokens.length - 1;
  const [how, you] = [tokens[end - 1], tokens[end]];
  if (how?.lower !== "қалай" || how.mark !== "" || !/^(?:сіз|сен)$/.test(you?.lower ?? ""))
    return [];
  const text = you?.lower === "сіз" ? "Қалайсыз" : "Қалайсың";
  return [
    slip(
      end,
      changed(
        tokens,
        { [end - 1]: how.first || how.capital ? text : text.toLowerCase(), [end]: "" },
        "copula",
        0.1,
      ),
    ),
  ];
};

/** мен өзінің көлігімді саттым → өзімнің: my own. */
function ownOfMine(parse: Parse): Fault[] {
  const { tokens, words } = parse;
  const root = words[rootOf(parse)]?.reading;
  return words.flatMap(({ reading }, at): Fault[] => {
    const thing = words[at + 1]?.reading;
    if (tokens[at]?.lower !== "өзінің" || reading.lemma !== "өз") return [];
    if (!thing?.owner || !/^[12]/.test(thing.owner) || thing.owner !== root?.person) return [];
    const text = nounWith(reading, { owner: thing.owner });
    return [slip(at, withEndings(parse, { [at]: text }, "oz", 0.05))];
  });
}
