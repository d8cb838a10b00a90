import type { Fault } from "../fault/fault.ts";
import type { Parse } from "../parse.ts";
import { nounWith } from "../word/inflected.ts";
import { slip, withEndings } from "./rewrite.ts";

/** Whose something is, without the genitive or without the ending of what is owned. */
export const whoseSlips = (parse: Parse): Fault[] => [
  ...whoseIsIt(parse),
  ...ownedByWhoDid(parse),
  ...bornThere(parse),
  ...namedCompound(parse),
];

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
