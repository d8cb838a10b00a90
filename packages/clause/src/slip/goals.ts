import type { Fault } from "../fault/fault.ts";
import type { Government } from "../government.ts";
import type { Parse } from "../parse.ts";
import { nounWith } from "../word/inflected.ts";
import { changed, slip, withParticles } from "./rewrite.ts";

const PUT = /^(?:қою|салу|ілу|жапсыру|төсеу|орналастыру)$/;
const GIVE = /^(?:беру|көрсету|жіберу|сыйлау|әкелу|апару|сату|ұсыну|қайтару)$/;
const SHOP = /^(?:дүкен|базар|супермаркет|дәріхана|дүңгіршек|асхана|кітап дүкені)$/;

/** Where a thing goes, and what is given to whom. */
export const goalSlips = (parse: Parse, government: Government): Fault[] => [
  ...putFrom(parse, government),
  ...givenTo(parse, government),
  ...boughtTo(parse),
];

const cased = (
  { tokens, words }: Parse,
  at: number,
  kase: "DAT" | "ACC" | "ABL",
  point: string,
): Fault[] => {
  const reading = words[at]?.reading;
  const token = tokens[at];
  const text = reading ? nounWith(reading, { case: kase }) : "";
  return text === "" || !token
    ? []
    : [slip(at, changed(tokens, { [at]: withParticles(token, text) }, point, 0.2))];
};

/** дәптерді үстелден қойдым → үстелге: what is put is put somewhere. */
const putFrom = (parse: Parse, government: Government): Fault[] =>
  parse.words.flatMap(({ reading, head }, at): Fault[] => {
    const over = parse.words[head];
    const last = parse.words.length - 1;
    if (reading.kind !== "noun" || reading.form !== undefined || reading.case !== "ABL") return [];
    if (!over || !PUT.test(over.reading.lemma) || over.relation === "helped" || head < last - 1)
      return [];
    if (
      (over.reading.source?.features.Voice ?? "") !== "" ||
      parse.words.some((one) => one.head === head && one.relation === "helped")
    )
      return [];
    if (!government.isOf(reading.lemma, "vessel") && !government.isOf(reading.lemma, "place"))
      return [];
    const hasObject = parse.words.some((one) => one.head === head && one.reading.case === "ACC");
    const hasGoal = parse.words.some((one) => one.head === head && one.reading.case === "DAT");
    return hasObject && !hasGoal ? cased(parse, at, "DAT", "dative") : [];
  });

/** кітапқа маған беріңіз → кітапты маған: of two datives a person is given to, and a thing is given. */
const givenTo = (parse: Parse, government: Government): Fault[] =>
  parse.words.flatMap(({ reading, head }, at): Fault[] => {
    const over = parse.words[head]?.reading;
    if (reading.case !== "DAT" || reading.kind !== "noun" || reading.form !== undefined) return [];
    if (reading.pronoun || reading.name || !over || !GIVE.test(over.lemma)) return [];
    if (
      !["text", "garment", "food", "drink", "tool"].some((one) =>
        government.isOf(reading.lemma, one),
      )
    )
      return [];
    const others = parse.words.filter((one, place) => one.head === head && place !== at);
    const person = others.some(
      ({ reading: one }) =>
        one.case === "DAT" && (one.pronoun || government.isOf(one.lemma, "person")),
    );
    const object = others.some(
      ({ reading: one, relation }) =>
        one.case === "ACC" || /^(?:object|part|complement)$/.test(relation),
    );
    return person && !object ? cased(parse, at, "ACC", "accusative") : [];
  });

/** базарға алма сатып алдым → базардан: where one buys is where it comes from. */
const boughtTo = (parse: Parse): Fault[] =>
  parse.tokens.flatMap(({ lower }, at): Fault[] => {
    if (
      lower !== "сатып" ||
      parse.words[at + 1]?.reading.form !== "fin" ||
      parse.words[at + 1]?.reading.lemma !== "алу"
    )
      return [];
    const shop = parse.words.findIndex(
      ({ reading }, place) =>
        place < at &&
        reading.case === "DAT" &&
        reading.owner === undefined &&
        SHOP.test(reading.lemma),
    );
    if (shop < 0 || parse.words.slice(shop, at).some(({ reading }) => reading.kind === "verb"))
      return [];
    return cased(parse, shop, "ABL", "ablative");
  });
