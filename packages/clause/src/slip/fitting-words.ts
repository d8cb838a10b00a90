import type { Fault } from "../fault/fault.ts";
import type { Government } from "../government.ts";
import type { Parse } from "../parse.ts";
import type { Usage } from "../usage/usage.ts";
import { nounWith, verbAs, verbWith } from "../word/inflected.ts";
import type { Reading } from "../word/reading.ts";
import { slip, withEndings } from "./rewrite.ts";

/** Words beside others that another word of the same meaning goes with. */
export const fittingWordSlips = (parse: Parse, government: Government, usage?: Usage): Fault[] => [
  ...oldThings(parse, government, usage),
  ...eatenDrinks(parse, government, usage),
  ...noneForNot(parse),
  ...againstWhat(parse),
  ...forested(parse, government),
];

/** кәрі телефон → ескі телефон: old of years is who lives. */
const oldThings = (parse: Parse, government: Government, usage?: Usage): Fault[] =>
  parse.words.flatMap(({ reading, head, relation }, at): Fault[] => {
    const noun = parse.words[head]?.reading;
    // пальто кәрі болып қалды
    const become =
      relation === "manner" && noun?.lemma === "болу"
        ? parse.words.find((one) => one.head === head && one.relation === "subject")?.reading
        : undefined;
    if (
      reading.lemma === "кәрі" &&
      become &&
      THINGS.some((of) => government.isOf(become.lemma, of))
    )
      return [slip(at, withEndings(parse, { [at]: "ескі" }, "word-order"))];
    if (reading.lemma !== "кәрі" || relation !== "attribute" || noun?.kind !== "noun" || noun.form)
      return [];
    const thing = THINGS.some((one) => government.isOf(noun.lemma, one));
    if (!thing || noun.name || usage?.ofQuality("кәрі", noun.lemma, [], []).seen) return [];
    return [slip(at, withEndings(parse, { [at]: "ескі" }, "word-order"))];
  });
const THINGS = ["place", "tool", "vehicle", "garment", "text", "vessel", "accessory"];

/** Of what is cooked, what is drunk. */
const SIPPED = /^(?:тамақ|ас|сорпа|көже|кеспе|дәрі|май|бал|тұзды|қаймақ|сусын)$/;

/** нан іштім → нан жедім; сүт жедім → сүт іштім. */
const eatenDrinks = (parse: Parse, government: Government, usage?: Usage): Fault[] =>
  parse.words.flatMap(({ reading, head, relation }): Fault[] => {
    const verb = parse.words[head]?.reading;
    if (
      verb?.kind !== "verb" ||
      verb.source?.features.Voice ||
      !/^(?:object|complement|part)$/.test(relation)
    )
      return [];
    if (reading.kind !== "noun" || reading.form || !/^(?:NOM|ACC)$/.test(reading.case ?? "NOM"))
      return [];
    if (SIPPED.test(reading.lemma) || parse.words[head - 1]?.relation === "conjunct") return [];
    const [food, drink] = ["food", "drink"].map((one) => government.isOf(reading.lemma, one));
    const instead =
      verb.lemma === "ішу" && food && !drink
        ? "жеу"
        : verb.lemma === "жеу" && drink && !food
          ? "ішу"
          : undefined;
    if (instead === undefined || usage?.hasSeen(verb.lemma, "ACC", reading.lemma)) return [];
    return [slip(head, withEndings(parse, { [head]: likewise(verb, instead) }, "verb-stem"))];
  });

/** Another verb in the form that one has. */
function likewise(verb: Reading, lemma: string): string {
  const other = { ...verb, lemma };
  const neg = verb.negative ? ";NEG" : "";
  if (verb.form === "p") return verbAs(other, `V.CVB;PFV${neg}`);
  if (verb.form === "a") return verbAs(other, `V.CVB;IPFV${neg}`);
  if (verb.form === "vn") return nounWith(other, {});
  return verb.form === "part" ? "" : verbWith(other, {});
}

/** қымбат жоқ, қарапайым сөмке керек → қымбат емес: a quality is not denied by жоқ. */
const noneForNot = (parse: Parse): Fault[] =>
  parse.tokens.flatMap(({ lower, mark }, at): Fault[] => {
    const before = parse.words[at - 1]?.reading;
    if (lower !== "жоқ" || !mark.includes(",") || at >= parse.tokens.length - 1) return [];
    if (
      before?.kind !== "adj" ||
      parse.tokens[at - 1]?.mark ||
      parse.words[at]?.relation === "root"
    )
      return [];
    if (parse.words.slice(0, at).some(({ reading }) => reading.case === "LOC")) return [];
    return [slip(at, withEndings(parse, { [at]: "емес" }, "not-emes"))];
  });

/** желден қарсы → желге қарсы. */
const againstWhat = (parse: Parse): Fault[] =>
  parse.words.flatMap(({ reading }, at): Fault[] => {
    const next = parse.tokens[at + 1];
    if (
      next?.lower !== "қарсы" ||
      parse.tokens[at]?.mark ||
      reading.kind !== "noun" ||
      reading.form
    )
      return [];
    if (
      !/^(?:ABL|LOC|ACC)$/.test(reading.case ?? "") ||
      parse.words[at + 2]?.reading.kind !== "verb"
    )
      return [];
    // қонақтарды қарсы алдық: they are met
    if (parse.words[at + 2]?.reading.lemma === "алу") return [];
    if (parse.words.some((one, place) => place < at && one.reading.case === "DAT")) return [];
    return [
      slip(at, withEndings(parse, { [at]: nounWith(reading, { case: "DAT" }) }, "postpositions")),
    ];
  });

/** бұл орманды аю бар → бұл орманда: where it is, not what it has. */
const forested = (parse: Parse, government: Government): Fault[] =>
  parse.words.flatMap(({ reading, relation }, at): Fault[] => {
    const token = parse.tokens[at];
    const place = token?.readings.find(
      (one) => one.kind === "noun" && one.case === "ACC" && government.isOf(one.lemma, "place"),
    );
    if (
      reading.kind !== "adj" ||
      relation !== "attribute" ||
      !place ||
      parse.words[at - 1]?.reading.kind !== "det"
    )
      return [];
    if (!/^(?:бар|жоқ|көп|аз)$/.test(parse.tokens.at(-1)?.lower ?? "")) return [];
    if (parse.words.some(({ reading: one }) => one.case === "LOC" || one.case === "GEN")) return [];
    return [slip(at, withEndings(parse, { [at]: nounWith(place, { case: "LOC" }) }, "bar-zhoq"))];
  });
