import type { Fault } from "../fault/fault.ts";
import type { Parse } from "../parse.ts";
import { verbAs, verbWith } from "../word/inflected.ts";
import { pronounAs } from "./persons.ts";
import { changed, childOf, slip, withParticles } from "./rewrite.ts";

/** May, and had to: what is allowed to somebody or befell somebody has no doer of its own. */
export const allowedSlips = (parse: Parse): Fault[] => [
  ...allowed(parse),
  ...doneForMay(parse),
  ...befell(parse),
  ...possibleToDo(parse),
];

/** темекі шегуге мүмкін емес → шегуге болмайды: what one may do is no likelihood. */
const possibleToDo = ({ tokens, words }: Parse): Fault[] =>
  tokens.flatMap((token, at): Fault[] => {
    const doing = words[at - 1]?.reading;
    const end = tokens.length - 1;
    if (token.lower !== "мүмкін" || doing?.form !== "vn" || doing.case !== "DAT") return [];
    if (doing.owner !== undefined || tokens[at - 1]?.mark !== "" || token.leaning.length > 0)
      return [];
    const isDenied = tokens[at + 1]?.lower === "емес" && at + 1 === end;
    if (!isDenied && at !== end) return [];
    return [
      slip(
        at,
        changed(
          tokens,
          isDenied ? { [at]: "болмайды", [end]: "" } : { [at]: withParticles(token, "болады") },
          "may-bolady",
          0.05,
        ),
      ),
    ];
  });

/** мен кіріп болады ма → маған кіруге бола ма: one may do something, and has not done with it. */
const doneForMay = ({ tokens, words }: Parse): Fault[] =>
  tokens.flatMap((token, at): Fault[] => {
    const [doing, may] = [words[at]?.reading, words[at + 1]?.reading];
    const next = tokens[at + 1];
    if (
      doing?.form !== "p" ||
      token.mark !== "" ||
      !next ||
      !/^бол(?:ады|а|майды)$/.test(next.lower)
    )
      return [];
    if (may?.lemma !== "болу" || token.leaning.length > 0 || next.leaning.length > 0) return [];
    const who = words.findIndex(
      ({ reading }, place) =>
        place < at &&
        reading.pronoun &&
        reading.case === "NOM" &&
        /^[12]/.test(reading.person ?? ""),
    );
    const [reading, whoToken] = [words[who]?.reading, tokens[who]];
    const dative = verbAs(doing, "V;VN;DAT");
    if (!reading || !whoToken || dative === "") return [];
    const asks = next.question !== undefined;
    return [
      slip(
        at,
        changed(
          tokens,
          {
            [who]: withParticles(whoToken, pronounAs(reading, "DAT")),
            [at]: withParticles(token, dative),
            [at + 1]: asks ? "бола ма" : next.text,
          },
          "may-bolady",
          0.2,
        ),
      ),
    ];
  });

/** мұнда отыру болмайды → отыруға болмайды; маған баруға боламын → болады; кіремін бола ма → кірсем бола ма. */
function allowed(parse: Parse): Fault[] {
  const { tokens, words } = parse;
  return tokens.flatMap((token, at) => {
    const reading = words[at]?.reading;
    const before = tokens[at - 1];
    const doing = words[at - 1]?.reading;
    if (
      before?.mark !== "" ||
      reading?.kind !== "verb" ||
      reading.lemma !== "болу" ||
      reading.form !== "fin"
    )
      return [];
    if (!(reading.source?.suffixes.some(({ id }) => id === "pres") || token.question !== undefined))
      return [];
    if (
      doing?.form === "vn" &&
      doing.case === "DAT" &&
      reading.person !== "3" &&
      reading.person !== undefined
    ) {
      const third = verbWith(reading, { person: "3" });
      return [
        slip(
          at,
          changed(
            tokens,
            { [at]: third === "" ? undefined : withParticles(token, third) },
            "may-bolady",
            0.3,
          ),
        ),
      ];
    }
    if (
      doing?.form === "vn" &&
      doing.case === "NOM" &&
      doing.owner === undefined &&
      (reading.person ?? "3") === "3" &&
      doing.source?.suffixes.some(({ id }) => id === "vn")
    ) {
      const place = words.some(({ reading: one }, where) => where < at - 1 && one.case === "LOC");
      const object = childOf(parse, at - 1, "object") >= 0;
      // кіру бола ма: may one; оқу бола ма: are there lessons
      const asked =
        token.question !== undefined &&
        !before.readings.some(({ kind, form }) => kind === "noun" && form === undefined);
      if (!(place || object || asked || reading.negative) || childOf(parse, at - 1, "owner") >= 0)
        return [];
      const dative = verbAs(doing, `V;VN;DAT${doing.negative ? ";NEG" : ""}`);
      return [
        slip(
          at - 1,
          changed(
            tokens,
            {
              [at - 1]: dative === "" ? undefined : withParticles(before, dative),
              // болады ма: the question has its own form
              ...(token.lower === "болады" && token.question !== undefined && { [at]: "бола ма" }),
            },
            "may-bolady",
            0.4,
          ),
        ),
      ];
    }
    if (
      doing?.kind === "verb" &&
      doing.form === "fin" &&
      token.question !== undefined &&
      doing.person !== undefined
    ) {
      const condition = verbWith(doing, { tense: "COND" });
      return [
        slip(
          at - 1,
          changed(
            tokens,
            { [at - 1]: condition === "" ? undefined : withParticles(before, condition) },
            "may-bolady",
            0.4,
          ),
        ),
      ];
    }
    return [];
  });
}

/** мен күтуге тура келді → маған күтуге тура келді. */
function befell(parse: Parse): Fault[] {
  const { tokens, words } = parse;
  const at = tokens.findIndex(
    ({ lower }, place) => lower === "тура" && words[place + 1]?.reading.lemma === "келу",
  );
  if (at < 1 || words[at - 1]?.reading.form !== "vn" || words[at - 1]?.reading.case !== "DAT")
    return [];
  const subject = words.findIndex(
    ({ reading }, place) =>
      place < at && reading.pronoun && reading.person !== undefined && reading.case === "NOM",
  );
  const who = words[subject]?.reading;
  const token = tokens[subject];
  if (!who || !token) return [];
  const verb = words[at + 1]?.reading;
  const third = verb ? verbWith(verb, { person: "3" }) : "";
  return [
    slip(
      subject,
      changed(
        tokens,
        {
          [subject]: withParticles(token, pronounAs(who, "DAT")),
          ...(third !== "" && { [at + 1]: withParticles(tokens[at + 1] as never, third) }),
        },
        "obligation",
        0.4,
      ),
    ),
  ];
}
