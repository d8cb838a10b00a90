import type { Fault } from "../fault/fault.ts";
import type { Parse } from "../parse.ts";
import { nounWith, predicateWith, pronounIn, verbAs } from "../word/inflected.ts";
import { ownedInfinitive, pronounAs } from "./persons.ts";
import { changed, slip, withParticles } from "./rewrite.ts";

/** Must and ought: керек, тиіс and жөн stand in the third person, with the doer in a case. */
export const neededSlips = (parse: Parse): Fault[] => [...needed(parse), ...neededTwice(parse)];

/** маған қайтуым керек → маған қайту керек: who must is told once, by the dative or by the ending. */
function neededTwice({ tokens, words }: Parse): Fault[] {
  return tokens.flatMap((token, at) => {
    const reading = words[at]?.reading;
    if (reading?.form !== "vn" || reading.case !== "NOM" || !reading.owner) return [];
    // оған түсіндірілуі керек: to another, and it must be done
    if (reading.owner === "3") return [];
    if (!/^(?:керек|қажет)$/.test(tokens[at + 1]?.lower ?? "") || token.mark !== "") return [];
    const told = words.some(
      ({ reading: one, head }, place) =>
        place < at &&
        one.pronoun &&
        one.case === "DAT" &&
        one.person === reading.owner &&
        (head === at + 1 || head === at),
    );
    if (!told) return [];
    const bare = nounWith(reading, { owner: null });
    return [
      slip(
        at,
        bare === "" ? [] : changed(tokens, { [at]: withParticles(token, bare) }, "kerek", 0.3),
      ),
    ];
  });
}

/** маған бару керекпін → маған бару керек; сен бару тиіссің → сен баруға тиіссің. */
function needed(parse: Parse): Fault[] {
  const { tokens, words } = parse;
  return tokens.flatMap((token, at) => {
    const reading = words[at]?.reading;
    const infinitive = words[at - 1]?.reading;
    const before = tokens[at - 1];
    // сіз толтыру керексіз: needed, not needless
    const needless = token.lower === "керексіз" && words[0]?.reading.person === "2f";
    const person = needless ? "2f" : reading?.person;
    if (!reading || !before || person === undefined || person === "3") return [];
    if (
      !/^(?:керек|қажет|тиіс|міндетті|жөн)/.test(token.lower) ||
      !(reading.kind === "modal" || reading.kind === "adj")
    )
      return [];
    if (infinitive?.form !== "vn" && infinitive?.form !== "part") return [];
    const bare = needless
      ? "керек"
      : token.lower.startsWith("жөн")
        ? "жөн"
        : predicateWith(token.lower, reading, "3");
    const subject = words.findIndex(
      ({ reading: one }, place) => place < at && one.pronoun && one.person === person,
    );
    const who = words[subject]?.reading;
    if (/^(?:тиіс|міндетті)/.test(token.lower)) {
      if (infinitive.case !== "NOM" || infinitive.owner !== undefined) return [];
      const dative = verbAs(infinitive, `V;VN;DAT${infinitive.negative ? ";NEG" : ""}`);
      return [
        slip(
          at,
          changed(tokens, { [at - 1]: dative === "" ? undefined : dative }, "obligation", 0.4),
        ),
      ];
    }
    if (token.lower.startsWith("жөн")) {
      const owned = verbAs(
        infinitive,
        `V.PTCP;PST;NOM;${{ "1s": "PSS1S", "2s": "PSS2S;INFM", "2f": "PSS2S;FORM", "1p": "PSS1P", "2p": "PSS2S;INFM", "2pf": "PSS2S;FORM" }[person]}`,
      );
      const genitive = who ? pronounIn(person, "GEN") : "";
      return [
        slip(
          at,
          owned === "" || !who
            ? []
            : changed(
                tokens,
                {
                  [subject]: withParticles(tokens[subject] as never, genitive),
                  [at - 1]: owned,
                  [at]: withParticles(token, bare),
                },
                "advice",
                0.5,
              ),
        ),
      ];
    }
    if (infinitive.form !== "vn" || infinitive.case !== "NOM") return [];
    if (who?.case !== "NOM")
      return [slip(at, changed(tokens, { [at]: withParticles(token, bare) }, "kerek", 0.3))];
    const owned =
      infinitive.owner === undefined ? ownedInfinitive(infinitive, person) : before.text;
    return [
      slip(
        at,
        changed(
          tokens,
          {
            [subject]: withParticles(tokens[subject] as never, pronounAs(who, "DAT")),
            [at]: withParticles(token, bare),
          },
          "kerek",
          0.5,
        ),
        changed(
          tokens,
          {
            [subject]: withParticles(tokens[subject] as never, pronounAs(who, "GEN")),
            [at - 1]: owned === "" ? undefined : owned,
            [at]: withParticles(token, bare),
          },
          "obligation",
          0.6,
        ),
      ),
    ];
  });
}
