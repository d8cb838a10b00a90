import { inflect } from "@tilashar/kazakh";
import type { Fault } from "../fault/fault.ts";
import type { Parse } from "../parse.ts";
import { verbAs, verbWith } from "../word/inflected.ts";
import { capitalLike, changed, slip, suffixesOf, withParticles, wordsOf } from "./rewrite.ts";

/** Voices, moods and tenses in a shape that they do not have. */
export const verbFormSlips = (parse: Parse): Fault[] => [
  ...passives(parse),
  ...wishesAndConditions(parse),
  ...whenClause(parse),
  ...pretended(parse),
];

/** салылды → салынды: after л the passive is -н. */
function passives(parse: Parse): Fault[] {
  const { tokens, words } = parse;
  return words
    .flatMap(({ reading }, at) => {
      const token = tokens[at];
      if (!token || reading.kind !== "verb") return [];
      const ids = suffixesOf(parse, at);
      if (ids[0] === "passL") {
        const form =
          reading.form === "fin"
            ? verbWith(reading, {})
            : reading.form === "p"
              ? verbAs(reading, "V.CVB;PFV")
              : reading.form === "part" && reading.case === undefined
                ? verbAs(reading, ids.includes("perf") ? "V.PTCP;PST" : "V.PTCP;HAB")
                : "";
        const stem = inflect(reading.lemma, "V;PASS;IND;PST;3")[0] ?? "";
        if (stem !== "" && /н[дт][ыі]$/.test(stem) && form !== "" && form !== token.lower)
          return [slip(at, changed(tokens, { [at]: withParticles(token, form) }, "passive", 0.3))];
      }
      // оқысасың → оқысаң: endings of the condition are the short ones
      const condition = /^(.+с[ае])(?:мын|мін|сың|сің|мыз|міз|сыз|сіз)$/u.exec(token.lower)?.[1];
      if (condition !== undefined && ids.includes("recp")) {
        const person = reading.person ?? "3";
        const form = verbWith({ ...reading, source: undefined }, { tense: "COND", person });
        if (form.startsWith(condition))
          return [
            slip(at, changed(tokens, { [at]: withParticles(token, form) }, "conditional", 0.3)),
          ];
      }
      return [];
    })
    .concat(
      tokens.flatMap((token, at) => {
        // қалыптымын → қалыппын: hearsay has its own endings
        const [, stem = "", ending = ""] =
          /^(.+п)т[ыі](мын|мін|сың|сің|мыз|міз|сыз|сіз)$/u.exec(token.lower) ?? [];
        if (stem === "") return [];
        const right = `${stem}${ending.replace(/^м/, "п")}`;
        const helped = words[at - 1]?.reading.form === "p";
        return helped ? [slip(at, changed(tokens, { [at]: right }, "evidential-ypty", 0.3))] : [];
      }),
    );
}

/** жаусын екен → жауса екен; білсем, айтармын еді → айтар едім; кім келеді де → кім келсе де. */
function wishesAndConditions({ tokens, words }: Parse): Fault[] {
  return tokens.flatMap((token, at) => {
    const before = words[at - 1]?.reading;
    const last = tokens[at - 1];
    if (
      token.lower === "екен" &&
      before?.form === "imp" &&
      last &&
      (before.person ?? "3") === "3"
    ) {
      const form = verbWith(before, { tense: "COND" });
      return [
        slip(at - 1, changed(tokens, { [at - 1]: form === "" ? undefined : form }, "wishes", 0.4)),
      ];
    }
    const reading = words[at]?.reading;
    const asks = words
      .slice(0, at)
      .some(({ reading: one }) => /^(?:кім|не|қайда|қашан|қанша|қандай|қалай)$/.test(one.lemma));
    if (
      asks &&
      token.leaning.some((one) => /^(?:да|де)$/.test(one)) &&
      token.mark.includes(",") &&
      reading?.form === "fin"
    ) {
      const form = verbWith(reading, { tense: "COND" });
      return [
        slip(
          at,
          changed(
            tokens,
            {
              [at]:
                form === ""
                  ? undefined
                  : [
                      form,
                      ...token.leaning.map((one) =>
                        /[еіөүә]/.test(form) ? one.replace("а", "е") : one.replace("е", "а"),
                      ),
                    ].join(" "),
            },
            "whoever",
            0.4,
          ),
        ),
      ];
    }
    return [];
  });
}

/** қашан мен келдім, ол ұйықтады → мен келгенде, ол ұйықтады. */
function whenClause({ tokens, words }: Parse): Fault[] {
  const first = tokens[0];
  const comma = tokens.findIndex(({ mark }) => mark.includes(","));
  const verb = words[comma]?.reading;
  if (first?.lower !== "қашан" || comma < 1 || comma === tokens.length - 1 || verb?.form !== "fin")
    return [];
  if (tokens.at(-1)?.mark.includes("?") || verb.kind !== "verb") return [];
  const form = verbAs(verb, "V.PTCP;PST;LOC");
  const base = wordsOf(tokens);
  return [
    slip(
      0,
      changed(
        tokens,
        {
          0: "",
          1: capitalLike(first.text, base[1] ?? ""),
          [comma]: form === "" ? undefined : form,
        },
        "when-ganda",
        0.5,
      ),
    ),
  ];
}

/** естімегенге болды → естімеген болды. */
function pretended(parse: Parse): Fault[] {
  const { tokens, words } = parse;
  return words.flatMap(({ reading }, at) => {
    const next = words[at + 1]?.reading;
    const token = tokens[at];
    if (!token || reading.form !== "part" || reading.case !== "DAT" || token.mark !== "") return [];
    if (next?.lemma !== "болу" || !suffixesOf(parse, at + 1).includes("past") || reading.owner)
      return [];
    const bare = verbAs(reading, reading.negative ? "V.PTCP;PST;NEG" : "V.PTCP;PST");
    return [slip(at, changed(tokens, { [at]: bare === "" ? undefined : bare }, "pretending", 0.4))];
  });
}
