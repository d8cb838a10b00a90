import type { Fault } from "../fault/fault.ts";
import type { Government } from "../government.ts";
import type { Parse } from "../parse.ts";
import { verbAs, verbWith } from "../word/inflected.ts";
import { slip, withEndings } from "./rewrite.ts";
import { OWNERS } from "./told-clauses.ts";

/** What one has to do, in a form that says something else. */
export const obligedSlips = (parse: Parse, government: Government): Fault[] => [
  ...wishedNeed(parse),
  ...bareObliged(parse, government),
  ...togetherAlone(parse),
  ...obligedOurselves(parse),
  ...othersMay(parse),
];

/** мен кешігуі мүмкін → кешігуім: what I may do is mine. */
const othersMay = (parse: Parse): Fault[] =>
  parse.words.flatMap(({ reading }, at): Fault[] => {
    const { tokens, words } = parse;
    if (reading.form !== "vn" || reading.case !== "NOM" || reading.owner !== "3") return [];
    if (!/^(?:мүмкін|керек|тиіс)$/.test(tokens[at + 1]?.lower ?? "")) return [];
    const who = words.findIndex(
      ({ reading: one, head, relation }) =>
        head === at && relation === "subject" && one.pronoun && one.case === "NOM",
    );
    const person = words[who]?.reading.person;
    if (person === undefined || person === "3") return [];
    const form = `V;VN;NOM;${OWNERS[person]}${reading.negative ? ";NEG" : ""}`;
    return [slip(at, withEndings(parse, { [at]: verbAs(reading, form) }, "obligation", 0.05))];
  });

/** алу тиіспіз → алуға тиіспіз: with the ending of the person the deed is in the dative. */
const obligedOurselves = (parse: Parse): Fault[] =>
  parse.words.flatMap(({ reading }, at): Fault[] => {
    const { tokens } = parse;
    if (reading.form !== "vn" || reading.case !== "NOM" || reading.owner !== undefined) return [];
    if (!/^тиіс(?:пін|сің|сіз|піз|сіңдер)$/.test(tokens[at + 1]?.lower ?? "")) return [];
    return [slip(at, withEndings(parse, { [at]: verbAs(reading, "V;VN;DAT") }, "obligation", 0.1))];
  });

/** тұрғым керек → тұруым керек: a need is no wish. */
const wishedNeed = (parse: Parse): Fault[] =>
  parse.words.flatMap((_, at): Fault[] => {
    const { tokens } = parse;
    const wish = tokens[at]?.readings.find(({ form }) => form === "des");
    if (!wish || !/^(?:керек|қажет)$/.test(tokens[at + 1]?.lower ?? "")) return [];
    const owner = wish.owner ?? wish.person;
    if (owner === undefined || tokens[at]?.mark !== "") return [];
    const text = verbAs(wish, `V;VN;NOM;${OWNERS[owner]}${wish.negative ? ";NEG" : ""}`);
    return [slip(at, withEndings(parse, { [at]: text }, "obligation", 0.1))];
  });

/** жүргізуші көрсету тиіс → көрсетуі тиіс: who is obliged is the owner of the deed. */
const bareObliged = (parse: Parse, government: Government): Fault[] =>
  parse.words.flatMap(({ reading }, at): Fault[] => {
    const { tokens, words } = parse;
    if (reading.form !== "vn" || reading.case !== "NOM" || reading.owner !== undefined) return [];
    if (tokens[at + 1]?.lower !== "тиіс" || tokens[at]?.mark !== "") return [];
    const who = words.find(
      ({ reading: one }, place) =>
        place < at &&
        one.kind === "noun" &&
        one.case === "NOM" &&
        one.form === undefined &&
        (one.pronoun || one.name || government.isOf(one.lemma, "person")),
    )?.reading;
    const owner = who?.pronoun && who.person ? who.person : "3";
    return who
      ? [
          slip(
            at,
            withEndings(
              parse,
              { [at]: verbAs(reading, `V;VN;NOM;${OWNERS[owner]}`) },
              "obligation",
              0.1,
            ),
          ),
        ]
      : [];
  });

/** Жүр, бірге барайын → барайық: whoever is called along goes too. */
const togetherAlone = (parse: Parse): Fault[] =>
  parse.words.flatMap(({ reading }, at): Fault[] => {
    const { tokens } = parse;
    const called = /^(?:жүр|кел|жүріңіз|келіңіз|жүріңдер|келіңдер|кәне)$/.test(
      tokens[0]?.lower ?? "",
    );
    if (reading.kind !== "verb" || at < 2 || !called || tokens[0]?.mark === "") return [];
    if (!/(?:й[ыі]н)$/u.test(tokens[at]?.lower ?? "") || reading.person !== "1s") return [];
    if (!tokens.slice(1, at).some(({ lower }) => lower === "бірге")) return [];
    const text = verbWith(reading, { tense: "IMP", person: "1p" });
    return [slip(at, withEndings(parse, { [at]: text }, "lets", 0.1))];
  });
