import type { Fault } from "../../fault/fault.ts";
import type { Parse } from "../../parse.ts";
import { nounWith, verbWith } from "../../word/inflected.ts";
import type { Case } from "../../word/reading.ts";
import { put, slip, withEndings } from "../rewrite.ts";

/** What somebody feels by, knows from and is ready for, in the case that it has. */
export const askedByFeelingSlips = (parse: Parse): Fault[] => [
  ...inAnotherCase(parse),
  ...madeToFeel(parse),
  ...fullOf(parse),
  ...coldToMe(parse),
  ...preparedFor(parse),
];

/** жұмыспен шаршадым → жұмыстан; интернетпен білдім → интернеттен; жарыста қатысып → жарысқа. */
const INSTEAD: Readonly<Record<string, readonly [from: Case, to: Case, point: string]>> = {
  шаршау: ["INS", "ABL", "ablative"],
  жалығу: ["INS", "ABL", "ablative"],
  білу: ["INS", "ABL", "ablative"],
  есту: ["INS", "ABL", "ablative"],
  қатысу: ["LOC", "DAT", "dative"],
};

const inAnotherCase = (parse: Parse): Fault[] =>
  parse.words.flatMap(({ reading, head }, at): Fault[] => {
    const verb = parse.words[head]?.reading;
    const [from, to, point] = INSTEAD[verb?.lemma ?? ""] ?? [];
    if (!to || reading.case !== from || reading.kind !== "noun" || reading.form) return [];
    if (verb?.kind !== "verb" || verb.source?.features.Voice || verb.negative) return [];
    // досыммен білдім, екеумізбен шаршадық: together with somebody
    if (from === "INS" && (reading.pronoun || reading.name || !FROM_WHAT.test(reading.lemma)))
      return [];
    const isMet = parse.words.some((one) => one.head === head && one.reading.case === to);
    return isMet ? [] : put(parse, at, nounWith(reading, { case: to as Case }), point ?? "");
  });

const FROM_WHAT =
  /^(?:жұмыс|сабақ|оқу|интернет|жаңалық|газет|теледидар|радио|кітап|жол|күту|хабар|желі|сайт)$/;

const CAUSED: Readonly<Record<string, string>> = {
  күлу: "күлдіру",
  жылау: "жылату",
  қуану: "қуанту",
  қорқу: "қорқыту",
  ұялу: "ұялту",
  шошу: "шошыту",
  таңғалу: "таңғалдыру",
  ойлану: "ойландыру",
  ренжу: "ренжіту",
  шаршау: "шаршату",
  ояну: "ояту",
};

/** оның әзілі мені күлді → күлдірді: who makes somebody laugh does not laugh himself. */
const madeToFeel = (parse: Parse): Fault[] =>
  parse.words.flatMap(({ reading, head }): Fault[] => {
    const verb = parse.words[head]?.reading;
    const caused = CAUSED[verb?.lemma ?? ""];
    if (reading.case !== "ACC" || caused === undefined || !verb || verb.source?.features.Voice)
      return [];
    if (!reading.pronoun && !reading.name) return [];
    return verb.form === "fin"
      ? put(parse, head, verbWith({ ...verb, lemma: caused }, {}), "causative", 0.02)
      : [];
  });

/** көше адаммен толы → адамға толы. */
const fullOf = (parse: Parse): Fault[] =>
  parse.words.flatMap(({ reading }, at): Fault[] => {
    const next = parse.tokens[at + 1]?.lower ?? "";
    const isWrong =
      (/^тол(?:ы|ды|ған|атын)$/.test(next) && reading.case === "INS") ||
      (/^байланысты$/.test(next) && reading.case === "ABL");
    return isWrong && reading.kind === "noun" && !reading.pronoun && parse.tokens[at]?.mark === ""
      ? put(parse, at, nounWith(reading, { case: "DAT" }), "dative")
      : [];
  });

/** мен суық, терезені жап → маған суық: what somebody feels is no quality of his. */
const coldToMe = (parse: Parse): Fault[] => {
  const { tokens, words } = parse;
  const who = words[0]?.reading;
  const isFelt = /^(?:суық|ыстық|салқын)$/.test(tokens[1]?.lower ?? "");
  const ends = tokens.length === 2 || tokens[1]?.mark.includes(",");
  if (
    !isFelt ||
    !ends ||
    tokens[0]?.mark !== "" ||
    !/^(?:мен|біз|сен|сіз)$/.test(tokens[0]?.lower ?? "")
  )
    return [];
  return put(parse, 0, who?.pronoun ? nounWith(who, { case: "DAT" }) : "маған", "dative");
};

/** емтихан үшін дайындалып жатырмын → емтиханға. */
const preparedFor = (parse: Parse): Fault[] =>
  parse.tokens.flatMap((token, at): Fault[] => {
    const thing = parse.words[at - 1]?.reading;
    if (token.lower !== "үшін" || thing?.kind !== "noun" || thing.pronoun || thing.form) return [];
    if (parse.words[at + 1]?.reading.lemma !== "дайындалу" || thing.case !== "NOM") return [];
    const to = nounWith(thing, { case: "DAT" });
    const [way] = withEndings(parse, { [at - 1]: to }, "dative", 0.05);
    return to === "" || !way
      ? []
      : [slip(at, [{ ...way, words: way.words.map((one, place) => (place === at ? "" : one)) }])];
  });
