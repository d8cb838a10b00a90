import type { Fault } from "../../fault/fault.ts";
import type { Parse } from "../../parse.ts";
import { nounWith, pronounIn } from "../../word/inflected.ts";
import type { Person } from "../../word/reading.ts";
import { changed, put, rootOf, slip, withParticles } from "../rewrite.ts";

/** Whose something is, in the form that says so. */
export const whoseItIsSlips = (parse: Parse): Fault[] => [
  ...ownedByObject(parse),
  ...mineBeforeComma(parse),
  ...namedStreets(parse),
  ...timeToDo(parse),
  ...eachPlural(parse),
  ...ofUsAll(parse),
  ...bornByName(parse),
];

/** мені атым Том → менің атым. */
const ownedByObject = (parse: Parse): Fault[] =>
  parse.words.flatMap(({ reading }, at): Fault[] => {
    const thing = parse.words[at + 1]?.reading;
    if (!reading.pronoun || reading.case !== "ACC" || parse.tokens[at]?.mark || !reading.person)
      return [];
    if (
      thing?.kind !== "noun" ||
      thing.form ||
      thing.case !== "NOM" ||
      thing.owner !== reading.person
    )
      return [];
    // мені достарым қолдады: they do it to me
    if (!/^(?:ат|есім|жас|тек|көңіл)$/.test(thing.lemma)) return [];
    return put(parse, at, pronounIn(reading.person, "GEN"), "genitive");
  });

const OWN: Readonly<Record<string, string>> = {
  менің: "менікі",
  сенің: "сенікі",
  сіздің: "сіздікі",
  біздің: "біздікі",
  оның: "оныкі",
  олардың: "олардікі",
};

/** бұл телефон менің, анау сенікі → менікі. */
const mineBeforeComma = (parse: Parse): Fault[] =>
  parse.tokens.flatMap(({ lower, mark }, at): Fault[] => {
    const before = parse.words[at - 1]?.reading;
    const own = OWN[lower];
    if (own === undefined || !mark.includes(",") || before?.kind !== "noun" || before.owner)
      return [];
    const isPointed = /^(?:бұл|мынау|мына|ана|анау|ол|осы)$/.test(parse.tokens[0]?.lower ?? "");
    return isPointed && before.case === "NOM" && at <= 3 ? put(parse, at, own, "niki") : [];
  });

/** Абайдың көшесінде → Абай көшесінде; Қазақстанның Республикасы → Қазақстан Республикасы. */
const namedStreets = (parse: Parse): Fault[] =>
  parse.words.flatMap(({ reading }, at): Fault[] => {
    const kind = parse.words[at + 1]?.reading;
    const isNamed = reading.name && reading.case === "GEN" && reading.owner === undefined;
    if (
      !isNamed ||
      kind?.owner !== "3" ||
      !/^(?:көше|даңғыл|республика|алаң|саябақ)$/.test(kind.lemma.toLowerCase())
    )
      return [];
    return put(parse, at, nounWith(reading, { case: "NOM" }), "compound-nouns");
  });

/** кітап оқу уақытым жоқ → оқуға уақытым жоқ. */
const timeToDo = (parse: Parse): Fault[] =>
  parse.words.flatMap(({ reading }, at): Fault[] => {
    const time = parse.words[at + 1]?.reading;
    const isThere = /^(?:жоқ|бар|болмады|болмайды|жетпейді)$/.test(
      parse.tokens[at + 2]?.lower ?? "",
    );
    if (reading.form !== "vn" || reading.case !== "NOM" || reading.owner || parse.tokens[at]?.mark)
      return [];
    if (
      !/^(?:уақыт|мүмкіндік|күш|ақша)$/.test(time?.lemma ?? "") ||
      time?.owner === undefined ||
      !isThere
    )
      return [];
    return put(parse, at, nounWith(reading, { case: "DAT" }), "verbal-noun");
  });

/** әр дүйсенбілер → әр дүйсенбі. */
const eachPlural = (parse: Parse): Fault[] =>
  parse.words.flatMap(({ reading }, at): Fault[] => {
    const isEach = /^(?:әр|әрбір)$/.test(parse.tokens[at - 1]?.lower ?? "");
    return isEach && reading.kind === "noun" && reading.plural && !reading.pronoun
      ? put(parse, at, nounWith(reading, { plural: false }), "numbers-singular")
      : [];
  });

const ALL_OF: Readonly<Record<string, Person>> = { біз: "1p", сендер: "2p", сіздер: "2pf" };

/** біз алтауы → біз алтауымыз. */
const ofUsAll = (parse: Parse): Fault[] =>
  parse.words.flatMap(({ reading }, at): Fault[] => {
    const owner = ALL_OF[parse.tokens[at - 1]?.lower ?? ""];
    const isCounted = /^(?:екеу|үшеу|төртеу|бесеу|алтау|жетеу|бәр)[іы]$/.test(
      parse.tokens[at]?.lower ?? "",
    );
    return owner && isCounted && reading.owner === "3" && parse.tokens[at - 1]?.mark === ""
      ? put(parse, at, nounWith(reading, { owner }), "collective-numbers")
      : [];
  });

/** кеше Айдос аты бала келді → Айдос атты бала: a boy of that name. */
const bornByName = (parse: Parse): Fault[] =>
  parse.tokens.flatMap((token, at): Fault[] => {
    const [name, who] = [parse.words[at - 1]?.reading, parse.words[at + 1]?.reading];
    if (token.lower !== "аты" || !parse.tokens[at - 1]?.capital || token.mark !== "") return [];
    if (
      name?.case !== "NOM" ||
      who?.kind !== "noun" ||
      who.case !== "NOM" ||
      at + 1 >= rootOf(parse)
    )
      return [];
    return [
      slip(
        at,
        changed(parse.tokens, { [at]: withParticles(token, "атты") }, "adjective-formation", 0.05),
      ),
    ];
  });
