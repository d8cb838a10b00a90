import type { Fault } from "../fault/fault.ts";
import type { Parse } from "../parse.ts";
import { nounWith, verbAs, verbWith, wishOf } from "../word/inflected.ts";
import { ownedInfinitive, pronounAs } from "./persons.ts";
import { changed, slip, withParticles } from "./rewrite.ts";

/** What happens to somebody and has no person of its own: possibility, permission, a cold, a wish. */
export const fixedPersonSlips = (parse: Parse): Fault[] => [
  ...possible(parse),
  ...possibleOf(parse),
  ...chilled(parse),
  ...allowedTo(parse),
  ...wishing(parse),
  ...neededCommand(parse),
];

/** бару мүмкін емеспін → бара алмаймын. */
function possible({ tokens, words }: Parse): Fault[] {
  return tokens.flatMap((token, at): Fault[] => {
    const reading = words[at - 1]?.reading;
    const not = words[at + 1]?.reading;
    if (token.lower !== "мүмкін" || !/^емес(?:пін|сің|сіз|піз)$/.test(tokens[at + 1]?.lower ?? ""))
      return [];
    if (reading?.form !== "vn" || reading.case !== "NOM" || reading.owner !== undefined) return [];
    const person = not?.person;
    const who = words.findIndex(({ reading: one }) => one.pronoun && one.person === person);
    const doing = verbAs(reading, "V.CVB;IPFV");
    const can =
      person === undefined
        ? ""
        : verbWith(
            { ...reading, form: "fin", lemma: "алу", source: undefined },
            { person, tense: "IND;PRS", negative: true },
          );
    if (doing === "" || can === "" || who < 0) return [slip(at)];
    return [
      slip(
        at,
        changed(
          tokens,
          {
            [who]: withParticles(
              tokens[who] as never,
              nounWith(words[who]?.reading as never, { case: "NOM" }),
            ),
            [at - 1]: doing,
            [at]: can,
            [at + 1]: "",
          },
          "can",
          0.5,
        ),
      ),
    ];
  });
}

/** ол келу мүмкін → ол келуі мүмкін: whose doing is possible has its ending. */
const possibleOf = ({ tokens, words }: Parse): Fault[] =>
  tokens.flatMap((token, at): Fault[] => {
    const before = tokens[at - 1];
    const doing = words[at - 1]?.reading;
    if (token.lower !== "мүмкін" || tokens[at + 1]?.lower === "емес" || before?.mark !== "")
      return [];
    if (doing?.form !== "vn" || doing.case !== "NOM" || doing.owner !== undefined) return [];
    const who = words.findIndex(
      ({ reading }, place) =>
        place < at - 1 &&
        reading.kind === "noun" &&
        reading.form === undefined &&
        (reading.case === "NOM" || reading.case === "GEN") &&
        (reading.pronoun ? reading.person !== undefined : reading.name),
    );
    const reading = words[who]?.reading;
    if (who !== 0 || !reading || tokens[0]?.mark !== "") return [];
    const person = (reading.pronoun ? reading.person : undefined) ?? "3";
    const owned = ownedInfinitive(doing, person);
    const whose =
      person === "3" ? undefined : withParticles(tokens[0] as never, pronounAs(reading, "GEN"));
    return [
      slip(
        at - 1,
        owned === ""
          ? []
          : changed(
              tokens,
              {
                ...(whose !== undefined && { [who]: whose }),
                [at - 1]: withParticles(before, owned),
              },
              "shygar-mumkin",
              0.2,
            ),
      ),
    ];
  });

/** мен суық тидім → маған суық тиді. */
function chilled({ tokens, words }: Parse): Fault[] {
  const at = words.findIndex(
    ({ reading }, place) => reading.lemma === "тию" && tokens[place - 1]?.lower === "суық",
  );
  const verb = words[at]?.reading;
  const token = tokens[at];
  if (!verb || !token || verb.form !== "fin") return [];
  const who = words.findIndex(
    ({ reading }, place) =>
      place < at &&
      reading.kind === "noun" &&
      reading.case === "NOM" &&
      (reading.pronoun || reading.owner !== undefined || reading.name),
  );
  const reading = words[who]?.reading;
  if (!reading) return [];
  const third = verbWith(verb, { person: "3" });
  const to = nounWith(reading, { case: "DAT" });
  return third === "" || to === ""
    ? [slip(at)]
    : [
        slip(
          at,
          changed(
            tokens,
            { [who]: withParticles(tokens[who] as never, to), [at]: withParticles(token, third) },
            "liking",
            0.4,
          ),
        ),
      ];
}

/** сіз шегуге болмайсыз → сізге шегуге болмайды. */
function allowedTo({ tokens, words }: Parse): Fault[] {
  return words.flatMap(({ reading }, at): Fault[] => {
    const doing = words[at - 1]?.reading;
    if (reading.lemma !== "болу" || reading.form !== "fin" || doing?.form !== "vn") return [];
    if (doing.case !== "DAT" || reading.person === undefined || reading.person === "3") return [];
    const who = words.findIndex(
      ({ reading: one }, place) =>
        place < at && one.pronoun && one.case === "NOM" && one.person === reading.person,
    );
    const third = verbWith(reading, { person: "3" });
    if (who < 0 || third === "") return [];
    return [
      slip(
        at,
        changed(
          tokens,
          {
            [who]: withParticles(
              tokens[who] as never,
              pronounAs(words[who]?.reading as never, "DAT"),
            ),
            [at]: withParticles(tokens[at] as never, third),
          },
          "may-bolady",
          0.3,
        ),
      ),
    ];
  });
}

/** біз барғым келеді → біздің барғымыз келеді. */
function wishing({ tokens, words }: Parse): Fault[] {
  return words.flatMap(({ reading }, at): Fault[] => {
    const come = words[at + 1]?.reading;
    if (
      reading.form !== "des" ||
      come?.lemma !== "келу" ||
      words[at + 1]?.head !== -1 ||
      (come.person ?? "3") !== "3"
    )
      return [];
    const who = words.findIndex(
      ({ reading: one }, place) =>
        place < at &&
        one.pronoun &&
        one.case === "NOM" &&
        one.person !== undefined &&
        one.person !== "3",
    );
    const person = words[who]?.reading.person;
    const token = tokens[who];
    if (!token || person === undefined || tokens.slice(who, at).some(({ mark }) => mark !== ""))
      return [];
    // мен көргім келеді: so it is said as well
    if ((reading.person ?? reading.owner) === person) return [];
    const wish = wishOf(reading, person);
    return wish === ""
      ? []
      : [
          slip(
            who,
            changed(
              tokens,
              {
                [who]: withParticles(token, pronounAs(words[who]?.reading as never, "GEN")),
                [at]: withParticles(tokens[at] as never, wish),
              },
              "want",
              0.2,
            ),
          ),
        ];
  });
}

/** сен айтпа керек → сенің айтпауың керек; дәрігерге көрінуге керексің → көрінуің керек. */
function neededCommand({ tokens, words }: Parse): Fault[] {
  return tokens.flatMap((token, at): Fault[] => {
    const doing = words[at - 1]?.reading;
    const before = tokens[at - 1];
    if (!/^керек(?:пін|сің|піз)?$/.test(token.lower) || before?.mark !== "" || !doing) return [];
    const asked = token.lower !== "керек";
    const isDative =
      asked && doing.form === "vn" && doing.case === "DAT" && doing.owner === undefined;
    const command = before.readings.find(({ form }) => form === "imp");
    const isCommand =
      !asked &&
      doing.form === "imp" &&
      command !== undefined &&
      !before.readings.some(({ kind, cost }) => kind === "noun" && cost < 1);
    const person = asked
      ? ({ керекпін: "1s", керексің: "2s", керекпіз: "1p" } as const)[token.lower]
      : words.find(
          ({ reading }, place) => place < at - 1 && reading.pronoun && reading.case === "NOM",
        )?.reading.person;
    if (!(isDative || isCommand) || person === undefined) return [];
    const infinitive = isDative
      ? { ...doing, case: "NOM" as const }
      : { ...doing, form: "vn" as const, case: "NOM" as const };
    const negative = doing.negative || /(?:ма|ме|ба|бе|па|пе)$/.test(before.lower) === true;
    const plain = verbAs(infinitive, `V;VN;NOM${negative ? ";NEG" : ""}`);
    const owned = ownedInfinitive({ ...infinitive, lemma: doing.lemma }, person);
    if (plain === "" || owned === "") return [slip(at - 1)];
    const who = words.findIndex(
      ({ reading }, place) =>
        place < at - 1 && reading.pronoun && reading.case === "NOM" && reading.person === person,
    );
    return [
      slip(
        at - 1,
        changed(
          tokens,
          { [at - 1]: withParticles(before, owned), [at]: "керек" },
          "obligation",
          0.2,
        ),
        who < 0
          ? []
          : changed(
              tokens,
              {
                [who]: withParticles(
                  tokens[who] as never,
                  pronounAs(words[who]?.reading as never, "GEN"),
                ),
                [at - 1]: withParticles(before, owned),
                [at]: "керек",
              },
              "obligation",
              0.3,
            ),
      ),
    ];
  });
}
