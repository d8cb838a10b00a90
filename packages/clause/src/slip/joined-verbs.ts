import type { Fault } from "../fault/fault.ts";
import type { Parse } from "../parse.ts";
import { nounWith, pronounIn, verbAs, verbWith, wishOf } from "../word/inflected.ts";
import { changed, isTold, rootOf, slip, withEndings, wordsOf } from "./rewrite.ts";

/** Two predicates in a row, of which the first needs a form or a word that joins it. */
export const joinedVerbSlips = (parse: Parse): Fault[] => [
  ...finiteBeforeHelper(parse),
  ...toldWithoutDep(parse),
  ...bothOfUs(parse),
  ...wishOfOther(parse),
  ...purposeOfConverb(parse),
  ...gotToKnow(parse),
  ...togetherFrom(parse),
];

const ABLE = /^(?:алу|бастау|білу)$/;

/** сөйлеймін аламын → сөйлей аламын; күлді бастады → күле бастады; іштім көрдім → ішіп көрдім. */
function finiteBeforeHelper({ tokens, words }: Parse): Fault[] {
  const end = tokens.length - 1;
  const helper = words[end]?.reading;
  const token = tokens[end - 1];
  if (token?.mark !== "" || token.leaning.length > 0 || end < 2) return [];
  if (helper?.kind !== "verb" || helper.form !== "fin") return [];
  const verb = token.readings.find(
    ({ kind, form, cost }) => kind === "verb" && form === "fin" && cost < 2.5,
  );
  const tried = helper.lemma === "көру" && helper.source?.features.Tense === "Past";
  if (!verb || !(ABLE.test(helper.lemma) || tried) || verb.person !== helper.person) return [];
  if (helper.lemma === "алу" && helper.source?.features.Tense === "Past") return [];
  const form = verbAs(verb, tried ? "V.CVB;PFV" : "V.CVB;IPFV");
  return form === ""
    ? []
    : [slip(end - 1, changed(tokens, { [end - 1]: form }, tried ? "helper-verbs-2" : "can", 0.05))];
}

const TELLING = /^(?:айту|ойлау|жауап_беру)$/;

/** үйге кел айтты → үйге кел деп айтты; сабақ жоқ айтты: what is told or thought is joined by деп. */
function toldWithoutDep(parse: Parse): Fault[] {
  const { tokens, words } = parse;
  const end = rootOf(parse);
  const at = end - 1;
  const token = tokens[at];
  if (!token || !TELLING.test(words[end]?.reading.lemma ?? "") || isTold(parse) || at < 2)
    return [];
  if (token.mark !== "" || token.leaning.length > 0 || end !== tokens.length - 1) return [];
  const [likeliest] = token.readings;
  const said =
    /^(?:бар|жоқ|керек|емес)$/.test(token.lower) ||
    (likeliest?.kind === "verb" && /^(?:fin|imp)$/.test(likeliest.form ?? "")) ||
    (likeliest?.kind === "noun" && !likeliest.pronoun && /^[12]/.test(likeliest.person ?? ""));
  return said
    ? [slip(at, changed(tokens, { [at]: `${wordsOf(tokens)[at]} деп` }, "dep-dedi", 0.05))]
    : [];
}

/** екеуміз бірге барайын → барайық. */
function bothOfUs(parse: Parse): Fault[] {
  const root = rootOf(parse);
  const verb = parse.words[root]?.reading;
  if (verb?.form !== "imp" || verb.person !== "1s") return [];
  if (!parse.tokens.some(({ lower }) => /^(?:екеуміз|үшеуміз|төртеуміз|бәріміз)$/.test(lower)))
    return [];
  return [
    slip(root, withEndings(parse, { [root]: verbWith(verb, { person: "1p" }) }, "lets", 0.05)),
  ];
}

/** мен қымыз ішкісі келеді → менің қымыз ішкім келеді. */
function wishOfOther(parse: Parse): Fault[] {
  const at = parse.words.findIndex(({ reading }) => reading.form === "des");
  if (parse.tokens.some(({ mark }, place) => mark !== "" && place < at)) return [];
  const wish = parse.words[at]?.reading;
  const who = parse.words[0]?.reading;
  // ол жерде көргіңіз келеді: there, not he
  if (who?.person === "3") return [];
  if (!wish || !who?.pronoun || who.case !== "NOM" || !who.person || wish.person === who.person)
    return [];
  if (parse.tokens[at + 1]?.lower.startsWith("кел") !== true) return [];
  return [
    slip(
      at,
      withEndings(
        parse,
        { 0: pronounIn(who.person, "GEN"), [at]: wishOf(wish, who.person) },
        "want",
        0.05,
      ),
    ),
  ];
}

/** орналаса үшін → орналасу үшін. */
const purposeOfConverb = (parse: Parse): Fault[] =>
  parse.words.flatMap(({ reading }, at): Fault[] => {
    if (reading.form !== "a" || parse.tokens[at + 1]?.lower !== "үшін" || parse.tokens[at]?.mark)
      return [];
    const label = `V;VN;NOM${reading.negative ? ";NEG" : ""}`;
    return [slip(at, withEndings(parse, { [at]: verbAs(reading, label) }, "purpose"))];
  });

/** онымен таныдық → таныстық: two people get to know one another. */
const gotToKnow = (parse: Parse): Fault[] =>
  parse.words.flatMap(({ reading }, at): Fault[] => {
    if (reading.lemma !== "тану" || reading.source?.features.Voice || reading.form !== "fin")
      return [];
    const under = parse.words.filter(({ head }) => head === at).map(({ reading: one }) => one.case);
    if (!under.includes("INS") || under.includes("ACC")) return [];
    return [
      slip(
        at,
        withEndings(parse, { [at]: verbWith({ ...reading, lemma: "танысу" }, {}) }, "reciprocal"),
      ),
    ];
  });

/** достарымнан бірге → достарыммен бірге. */
const togetherFrom = (parse: Parse): Fault[] =>
  parse.words.flatMap(({ reading }, at): Fault[] => {
    if (
      parse.tokens[at + 1]?.lower !== "бірге" ||
      parse.tokens[at]?.mark ||
      reading.kind !== "noun"
    )
      return [];
    if (reading.case !== "ABL" || reading.form) return [];
    if (
      parse.words[at + 2]?.reading.kind !== "verb" ||
      !(reading.owner || reading.pronoun || reading.name)
    )
      return [];
    return [
      slip(at, withEndings(parse, { [at]: nounWith(reading, { case: "INS" }) }, "postpositions")),
    ];
  });
