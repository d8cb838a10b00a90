import type { Fault } from "../fault/fault.ts";
import type { Government } from "../government.ts";
import type { Parse } from "../parse.ts";
import { nounWith, verbAs } from "../word/inflected.ts";
import { slip, withEndings } from "./rewrite.ts";
import { OWNERS } from "./told-clauses.ts";

/** Whose something is, without the genitive or without the ending of what is owned. */
export const whoseSlips = (parse: Parse, government: Government): Fault[] => [
  ...whoseIsIt(parse),
  ...ownedByWhoDid(parse),
  ...bornThere(parse),
  ...namedCompound(parse),
  ...whatYouSaid(parse),
  ...insideOfIt(parse, government),
  ...inMyView(parse),
];

/** сіздің айтқан дұрыс → айтқаныңыз: what somebody said is theirs. */
const whatYouSaid = (parse: Parse): Fault[] =>
  parse.words.flatMap((_, at): Fault[] => {
    const { tokens, words } = parse;
    const owner = words[at - 1]?.reading;
    const did = tokens[at]?.readings.find(
      ({ form, case: kase, owner: of }) =>
        form === "part" && kase === undefined && of === undefined,
    );
    if (owner?.case !== "GEN" || !owner.pronoun || owner.person === undefined || !did) return [];
    if (!/^(?:дұрыс|жөн|рас|маңызды|қате|бекер|жақсы)$/.test(tokens[at + 1]?.lower ?? ""))
      return [];
    if (at + 1 !== tokens.length - 1 || tokens[at]?.mark !== "") return [];
    const text = verbAs(did, `V.PTCP;PST;NOM;${OWNERS[owner.person]}${did.negative ? ";NEG" : ""}`);
    return [slip(at, withEndings(parse, { [at]: text }, "participle-gan", 0.1))];
  });

/** кітап сөмкеде ішінде → сөмкенің ішінде. */
const insideOfIt = (parse: Parse, government: Government): Fault[] =>
  parse.words.flatMap(({ reading }, at): Fault[] => {
    const side = parse.words[at + 1]?.reading;
    if (reading.kind !== "noun" || reading.case !== "LOC" || parse.tokens[at]?.mark !== "")
      return [];
    if (reading.form !== undefined || side?.owner !== "3" || side.case !== "LOC") return [];
    if (
      !/^(?:іш|үст|аст|жан|қас|алд|арт)$/.test(side.lemma) ||
      !government.isOf(side.lemma, "relation")
    )
      return [];
    const text = nounWith(reading, { case: "GEN" });
    return [slip(at, withEndings(parse, { [at]: text }, "place-nouns", 0.1))];
  });

/** мен ойымша → менің ойымша. */
const inMyView = (parse: Parse): Fault[] =>
  parse.tokens.flatMap(({ lower, mark }, at): Fault[] => {
    const view = /^ой(?:ымша|ыңша|ыңызша|ымызша)$/.test(parse.tokens[at + 1]?.lower ?? "");
    const who = parse.words[at]?.reading;
    return view && mark === "" && /^(?:мен|сен|сіз|біз)$/.test(lower) && who
      ? [slip(at, withEndings(parse, { [at]: GENITIVES[lower] ?? "" }, "possessive-my-your", 0.1))]
      : [];
  });

const GENITIVES: Readonly<Record<string, string>> = {
  мен: "менің",
  сен: "сенің",
  сіз: "сіздің",
  біз: "біздің",
};

/** бұл кім сөмкесі → бұл кімнің сөмкесі. */
const whoseIsIt = (parse: Parse): Fault[] =>
  parse.tokens.flatMap(({ lower, mark }, at): Fault[] => {
    const owned = parse.words[at + 1]?.reading;
    if (lower !== "кім" || mark !== "" || owned?.kind !== "noun" || owned.owner !== "3") return [];
    return owned.pronoun || owned.form !== undefined || owned.lemma === "өз"
      ? []
      : [slip(at, withEndings(parse, { [at]: "кімнің" }, "genitive", 0.1))];
  });

/** сіздің айтқан сөзді → сөзіңізді: what somebody did something to is theirs. */
const ownedByWhoDid = (parse: Parse): Fault[] =>
  parse.words.flatMap(({ reading }, at): Fault[] => {
    const { tokens, words } = parse;
    const did = words[at + 1]?.reading;
    const thing = words[at + 2]?.reading;
    if (reading.case !== "GEN" || !reading.pronoun || reading.person === undefined) return [];
    if (did?.form !== "part" || did.case !== undefined || did.owner !== undefined) return [];
    if (thing?.kind !== "noun" || thing.owner !== undefined || thing.pronoun || thing.name)
      return [];
    if (thing.form !== undefined || tokens[at]?.mark !== "" || tokens[at + 1]?.mark !== "")
      return [];
    const text = nounWith(thing, { owner: reading.person });
    return [slip(at + 2, withEndings(parse, { [at + 2]: text }, "relative-owner", 0.1))];
  });

/** менің туғаным жер → менің туған жерім: the ending of the owner stands on the thing. */
const bornThere = (parse: Parse): Fault[] =>
  parse.words.flatMap(({ reading }, at): Fault[] => {
    const { tokens, words } = parse;
    const did = words[at + 1]?.reading;
    const thing = words[at + 2]?.reading;
    if (reading.case !== "GEN" || !reading.pronoun || did?.form !== "part") return [];
    if (did.owner === undefined || did.owner !== reading.person || (did.case ?? "NOM") !== "NOM")
      return [];
    if (thing?.kind !== "noun" || thing.owner !== undefined || (thing.case ?? "NOM") !== "NOM")
      return [];
    if (thing.form !== undefined || tokens[at + 1]?.mark !== "" || thing.pronoun) return [];
    // сіздің демалғаныңыз жөн: it is right that you did
    if (at + 2 === tokens.length - 1) return [];
    const participle = /^(.+[ғқгк][ае]н)/u.exec(tokens[at + 1]?.lower ?? "")?.[1] ?? "";
    return [
      slip(
        at + 1,
        withEndings(
          parse,
          { [at + 1]: participle, [at + 2]: nounWith(thing, { owner: did.owner }) },
          "relative-owner",
          0.1,
        ),
      ),
    ];
  });

/** What may be named after anybody, and what has a name of a place. */
const AFTER_SOMEBODY = /^(?:көше|даңғыл|алаң)$/;
const OF_A_PLACE = /^(?:қала|ауыл|облыс|өзен|көл|тау)$/;
const HOLIDAYS = /^(?:наурыз|жеңіс|тәуелсіздік|республика|айт)$/;

/** Наурыз мейрам → Наурыз мейрамы, Абай көше → Абай көшесі: what has a name of its own takes an ending. */
const namedCompound = (parse: Parse): Fault[] =>
  parse.tokens.flatMap(({ lower, capital, first, mark }, at): Fault[] => {
    const thing = parse.words[at + 1]?.reading;
    if (mark !== "" || thing?.kind !== "noun") return [];
    if (thing.owner !== undefined || thing.plural || thing.form !== undefined) return [];
    const name = parse.words[at]?.reading;
    const isPlace = name?.source?.entry?.pos === "name-place";
    const isCalled = capital && !first && name?.name === true;
    const isNamed = HOLIDAYS.test(lower)
      ? /^(?:мейрам|мереке)$/.test(thing.lemma)
      : isCalled && (AFTER_SOMEBODY.test(thing.lemma) || (isPlace && OF_A_PLACE.test(thing.lemma)));
    if (!isNamed || (name?.case ?? "NOM") !== "NOM" || name?.owner !== undefined) return [];
    const text = nounWith(thing, { owner: "3" });
    return [slip(at + 1, withEndings(parse, { [at + 1]: text }, "genitive", 0.1))];
  });
