import { lookUp } from "@tilashar/kazakh";
import type { Fault } from "../fault/fault.ts";
import type { Parse } from "../parse.ts";
import { verbAs } from "../word/inflected.ts";
import { changed, slip, withParticles } from "./rewrite.ts";

/** What is not there, not done or not so, denied by a word where an ending does it. */
export const withoutItSlips = (parse: Parse): Fault[] => [
  ...notWith(parse),
  ...drunkWithout(parse),
  ...notDoneBefore(parse),
];

const without = (stem: string): string =>
  stem + (/[әеөүі][^аоұыәеөүіу]*$/u.test(stem) ? "сіз" : "сыз");

/** қантты емес шай → қантсыз шай. */
const notWith = (parse: Parse): Fault[] =>
  parse.tokens.flatMap((token, at): Fault[] => {
    const [, stem = ""] = /^(.{2,})[лдт][ыі]$/u.exec(token.lower) ?? [];
    const next = parse.words[at + 2]?.reading;
    if (stem === "" || parse.tokens[at + 1]?.lower !== "емес" || token.mark !== "") return [];
    if (next?.kind !== "noun" || next.pronoun || parse.tokens[at + 1]?.mark !== "") return [];
    const isThing = lookUp(stem).some(({ pos }) => pos === "n");
    return isThing
      ? [
          slip(
            at,
            changed(
              parse.tokens,
              { [at]: withParticles(token, without(stem)), [at + 1]: "" },
              "with-without",
              0.1,
            ),
          ),
        ]
      : [];
  });

/** шайды қант жоқ ішемін → қантсыз ішемін. */
const drunkWithout = (parse: Parse): Fault[] =>
  parse.tokens.flatMap((token, at): Fault[] => {
    const thing = parse.words[at]?.reading;
    const verb = parse.words[at + 2]?.reading;
    if (parse.tokens[at + 1]?.lower !== "жоқ" || token.mark !== "") return [];
    if (thing?.kind !== "noun" || thing.case !== "NOM" || thing.owner !== undefined) return [];
    // мен ет жоқ жеймін: what is not eaten; қантсыз is how something else is drunk
    if (!parse.words.some(({ reading }, place) => place < at && reading.case === "ACC")) return [];
    if (verb?.kind !== "verb" || verb.form !== "fin" || parse.tokens[at + 1]?.mark !== "")
      return [];
    return [
      slip(
        at + 1,
        changed(
          parse.tokens,
          { [at]: withParticles(token, without(thing.lemma)), [at + 1]: "" },
          "with-without",
          0.05,
        ),
      ),
    ];
  });

/** билет алған емес жолаушылар → алмаған жолаушылар: who did not do it. */
const notDoneBefore = (parse: Parse): Fault[] =>
  parse.words.flatMap((_, at): Fault[] => {
    const token = parse.tokens[at];
    const did = token?.readings.find(
      ({ form, case: kase }) => form === "part" && kase === undefined,
    );
    const next = parse.words[at + 2]?.reading;
    if (!token || !did || parse.tokens[at + 1]?.lower !== "емес" || token.mark !== "") return [];
    if (next?.kind !== "noun" || next.pronoun || parse.tokens[at + 1]?.mark !== "") return [];
    const text = verbAs(did, "V.PTCP;PST;NEG");
    return text === ""
      ? []
      : [
          slip(
            at + 1,
            changed(
              parse.tokens,
              { [at]: withParticles(token, text), [at + 1]: "" },
              "participle-gan",
              0.1,
            ),
          ),
        ];
  });
