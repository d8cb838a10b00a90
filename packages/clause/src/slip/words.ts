import { inflect } from "@tilashar/kazakh";
import type { Fault } from "../fault.ts";
import { nounWith, verbAs, verbWith } from "../inflected.ts";
import type { Parse } from "../parse.ts";
import { POINTING } from "../word-lists.ts";
import { capitalLike, changed, slip, suffixesOf, withParticles, wordsOf } from "./rewrite.ts";

/** A word in the place of another: what a Kazakh asks by кім, says by -ша, gives back by its own verb. */
export function wordSlips(parse: Parse): Fault[] {
  return [
    ...named(parse),
    ...languages(parse),
    ...brought(parse),
    ...called(parse),
    ...pointedObject(parse),
    ...passives(parse),
    ...wishesAndConditions(parse),
    ...pairs(parse),
    ...whenClause(parse),
    ...abbreviations(parse),
  ];
}

/** атың не → атың кім. */
function named({ tokens }: Parse): Fault[] {
  const at = tokens.findIndex(({ lower }) => /^(?:не|қандай)$/.test(lower));
  const before = tokens[at - 1];
  if (
    at < 1 ||
    at !== tokens.length - 1 ||
    !before ||
    !/^(?:ат|есім)(?:ың|ыңыз|ы|ің|іңіз|і|тары|тарың|тарыңыз)$/.test(before.lower)
  )
    return [];
  if (tokens[at]?.lower === "қандай") return [];
  if (at > 1 && !/^(?:сенің|сіздің|оның|сендердің)$/.test(tokens[at - 2]?.lower ?? "")) return [];
  return [slip(at, changed(tokens, { [at]: "кім" }, "question-words", 0.3))];
}

const PEOPLES =
  /^(?:қазақ|орыс|ағылшын|түрік|неміс|қытай|француз|жапон|корей|испан|өзбек|қырғыз|татар|араб)$/;
const SPOKEN = new Set("сөйлеу түсіну жазу оқу айту үйрену".split(" "));

/** қазақ сөйлеймін → қазақша сөйлеймін. */
function languages({ tokens, words }: Parse): Fault[] {
  return tokens.flatMap((token, at) => {
    if (!PEOPLES.test(token.lower) || token.mark !== "") return [];
    const tongue = tokens[at + 1]?.lower === "тілі" || tokens[at + 1]?.lower === "тіл";
    const verb = words[at + (tongue ? 2 : 1)]?.reading;
    if (verb?.kind !== "verb" || !SPOKEN.has(verb.lemma)) return [];
    if (!tongue && words[at]?.relation === "subject" && (verb.person ?? "3") === "3") return [];
    const said = `${token.text}ша`
      .replace(/(түрік|өзбек)ша/iu, "$1ше")
      .replace(/неміс(ша)/iu, "немісше");
    const speak = /^(?:сөйлеу|түсіну)$/.test(verb.lemma) || !tongue;
    if (tongue && !speak)
      return [slip(at, changed(tokens, { [at + 1]: "тілін" }, "accusative", 0.4))];
    return [
      slip(at, changed(tokens, { [at]: said, ...(tongue && { [at + 1]: "" }) }, "sha-manner", 0.4)),
    ];
  });
}

/** маған мұнда су апарыңыз → әкеліңіз. */
function brought({ tokens, words }: Parse): Fault[] {
  const at = words.findIndex(({ reading }) => reading.kind === "verb" && reading.lemma === "апару");
  const token = tokens[at];
  const reading = words[at]?.reading;
  if (!token || !reading) return [];
  const here = tokens.some(
    ({ lower }, place) => place < at && /^(?:мұнда|осында|бері)$/.test(lower),
  );
  const me = words.some(
    ({ reading: one }, place) =>
      place < at &&
      one.pronoun &&
      one.case === "DAT" &&
      (one.person === "1s" || one.person === "1p"),
  );
  if (!here && !(me && reading.form === "imp")) return [];
  const form = verbWith({ ...reading, lemma: "әкелу" }, {});
  return [
    slip(
      at,
      changed(
        tokens,
        { [at]: form === "" ? undefined : withParticles(token, form) },
        "bring-and-take",
        0.5,
      ),
    ),
  ];
}

/** Асан деп бала → Асан деген бала. */
function called({ tokens, words }: Parse): Fault[] {
  const at = tokens.findIndex(({ lower }) => lower === "деп");
  const before = words[at - 1]?.reading;
  const next = words[at + 1]?.reading;
  if (
    at < 1 ||
    !before?.name ||
    next?.kind !== "noun" ||
    next.pronoun ||
    next.case !== "NOM" ||
    tokens[at]?.mark !== ""
  )
    return [];
  if (words[at + 2]?.reading.kind !== "verb") return [];
  if (
    /^(?:ат)$/.test(next.lemma) ||
    /^(?:атау|қою|атады|білу|ойлау)$/.test(words[at + 2]?.reading.lemma ?? "")
  )
    return [];
  return [slip(at, changed(tokens, { [at]: "деген" }, "degen", 0.4))];
}

/** бұл кітап оқыдым → бұл кітапты оқыдым; бір-бірі көреді → бір-бірін көреді. */
function pointedObject({ tokens, words }: Parse): Fault[] {
  return words
    .flatMap(({ reading, relation }, at) => {
      const token = tokens[at];
      if (
        !token ||
        relation !== "object" ||
        reading.kind !== "noun" ||
        reading.case !== "NOM" ||
        reading.pronoun
      )
        return [];
      const pointed = words.some(
        (one, place) =>
          place < at &&
          one.head === at &&
          one.reading.kind === "det" &&
          POINTING.has(one.reading.lemma),
      );
      if (!pointed) return [];
      const accusative = nounWith(reading, { case: "ACC" });
      return [
        slip(
          at,
          changed(
            tokens,
            { [at]: accusative === "" ? undefined : withParticles(token, accusative) },
            "accusative",
            0.4,
          ),
        ),
      ];
    })
    .concat(
      tokens.flatMap((token, at) =>
        token.lower === "бір-бірі" &&
        words[at + 1] &&
        (words[at + 1]?.reading.kind === "verb" || words[at + 2]?.reading.kind === "verb")
          ? [
              slip(
                at,
                ...["бір-бірін", "бір-біріне", "бір-бірімен"].map((text, place) =>
                  changed(
                    tokens,
                    { [at]: capitalLike(token.text, text) },
                    "oz",
                    0.3 + place * 0.05,
                  ),
                ),
              ),
            ]
          : [],
      ),
    );
}

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
          /^(.+?[ыіп])п?т[ыі](мын|мін|сың|сің|мыз|міз|сыз|сіз)$/u.exec(token.lower) ?? [];
        if (stem === "" || !/п$/.test(stem)) return [];
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
    if (token.lower === "екен" && before?.form === "imp" && last && before.person === "3") {
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

/** атам-анам → ата-анам: a pair takes one ending. */
function pairs({ tokens }: Parse): Fault[] {
  return tokens.flatMap((token, at) =>
    token.lower === "атам-анам"
      ? [
          slip(
            at,
            changed(tokens, { [at]: capitalLike(token.text, "ата-анам") }, "reduplication", 0.3),
          ),
        ]
      : [],
  );
}

/** АҚШта → АҚШ-та. */
function abbreviations(parse: Parse): Fault[] {
  return parse.tokens.flatMap((token, at) => {
    const [, head, tail] = /^(\p{Lu}{2,})(\p{Ll}{1,5})$/u.exec(token.text) ?? [];
    if (head === undefined || tail === undefined) return [];
    return [
      slip(
        at,
        changed(
          parse.tokens,
          { [at]: withParticles(token, `${head}-${tail}`) },
          "abbreviations",
          0.2,
        ),
      ),
    ];
  });
}
