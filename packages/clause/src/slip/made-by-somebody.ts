import type { Fault } from "../fault/fault.ts";
import type { Government } from "../government.ts";
import type { Parse } from "../parse.ts";
import { nounWith, verbWith } from "../word/inflected.ts";
import { madeOf } from "./itself-and-made.ts";
import { rootOf, slip, suffixesOf, withEndings } from "./rewrite.ts";

/** What happens to things alone: whoever says it of himself makes it happen. */
const OF_THINGS = /^(?:пісу|қайнау|сыну|кебу|өшу|жоғалу|құлау|суу|тазару)$/;

/** Who makes something happen, and whom one makes do it. */
export const madeBySomebodySlips = (parse: Parse, government: Government): Fault[] => [
  ...itself(parse, government),
  ...whoIsMade(parse, government),
  ...doneByNobody(parse),
];

/** мен нан пісемін → нан пісіремін: somebody does it to a thing. */
function itself(parse: Parse, government: Government): Fault[] {
  const { tokens, words } = parse;
  return words.flatMap(({ reading, head }, at): Fault[] => {
    const made = OF_THINGS.test(reading.lemma) ? madeOf(reading.lemma) : undefined;
    // шай, ет: a thing, though the word may be a command as well
    const thing = tokens[at - 1]?.readings.find(
      ({ kind, case: kase, pronoun }) =>
        kind === "noun" && !pronoun && /^(?:NOM|ACC)$/.test(kase ?? "NOM"),
    );
    if (made === undefined || reading.form !== "fin" || head !== -1) return [];
    if (!/^[12]/.test(reading.person ?? "") || (reading.source?.features.Voice ?? "") !== "")
      return [];
    if (thing === undefined) return [];
    if (tokens[at - 1]?.mark !== "" || government.isOf(thing.lemma, "person")) return [];
    if (thing.person !== undefined && thing.person !== "3") return [];
    const text = verbWith({ ...reading, lemma: made }, {});
    return [slip(at, withEndings(parse, { [at]: text }, "causative", 0.05))];
  });
}

/** бастық мені есепті жазғызды → маған: who is made to do something to a thing is in the dative. */
function whoIsMade(parse: Parse, government: Government): Fault[] {
  const { words } = parse;
  const root = rootOf(parse);
  const verb = words[root]?.reading;
  const isMade = suffixesOf(parse, root).some((id) => id.startsWith("caus"));
  if (verb?.kind !== "verb" || !isMade) return [];
  const objects = words.flatMap(({ reading, head }, at) =>
    head === root && reading.case === "ACC" && reading.kind === "noun" ? [at] : [],
  );
  const who = objects.find((at) => {
    const reading = words[at]?.reading;
    return reading && (reading.pronoun || reading.name || government.isOf(reading.lemma, "person"));
  });
  const person = words[who ?? -1]?.reading;
  if (who === undefined || !person || objects.length < 2) return [];
  return [
    slip(who, withEndings(parse, { [who]: nounWith(person, { case: "DAT" }) }, "causative", 0.1)),
  ];
}

/** бұл мәселені кеше шешілді → бұл мәселе: what is done by nobody named is no object. */
function doneByNobody(parse: Parse): Fault[] {
  const { tokens, words } = parse;
  const root = rootOf(parse);
  const verb = words[root]?.reading;
  const isPassive =
    suffixesOf(parse, root).some((id) => id.startsWith("pass")) ||
    /^(?:шешілу|жазылу|салыну|ашылу|жабылу|сатылу|айтылу|орындалу|аяқталу|басталу|өткізілу|қойылу|берілу|алыну|жіберілу|құрылу|ұйымдастырылу|талқылану)$/.test(
      verb?.lemma ?? "",
    );
  if (verb?.kind !== "verb" || verb.form !== "fin" || (verb.person ?? "3") !== "3" || !isPassive)
    return [];
  const subject = words.some(
    ({ reading, head, relation }) =>
      head === root && relation === "subject" && reading.case === "NOM",
  );
  const thing = words.findIndex(
    ({ reading, head }) => head === root && reading.case === "ACC" && reading.kind === "noun",
  );
  const done = words[thing]?.reading;
  if (subject || !done || done.form !== undefined || done.pronoun) return [];
  if (tokens.slice(thing, root).some(({ mark }) => mark !== "")) return [];
  return [
    slip(thing, withEndings(parse, { [thing]: nounWith(done, { case: "NOM" }) }, "passive", 0.1)),
  ];
}
