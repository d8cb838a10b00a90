import type { Fault } from "../fault.ts";
import { nounWith, predicateWith, pronounIn, verbAs, verbWith } from "../inflected.ts";
import type { Parse } from "../parse.ts";
import { ownedInfinitive, pronounAs } from "./persons.ts";
import { capitalLike, changed, childOf, rootOf, slip, withParticles } from "./rewrite.ts";

/** Must, may and want: words that stand in the third person, with the doer in a case. */
export function modalitySlips(parse: Parse): Fault[] {
  return [
    ...needed(parse),
    ...neededTwice(parse),
    ...allowed(parse),
    ...befell(parse),
    ...wished(parse),
  ];
}

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
      if (!(place || reading.negative) || childOf(parse, at - 1, "owner") >= 0) return [];
      const dative = verbAs(doing, `V;VN;DAT${doing.negative ? ";NEG" : ""}`);
      return [
        slip(
          at - 1,
          changed(
            tokens,
            { [at - 1]: dative === "" ? undefined : withParticles(before, dative) },
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

/** маған ішкім келеді → менің ішкім келеді; менің бару келеді → менің барғым келеді. */
function wished(parse: Parse): Fault[] {
  const { tokens, words } = parse;
  const root = rootOf(parse);
  const said = words[root]?.reading;
  if (said?.kind !== "verb" || said.lemma !== "келу") return [];
  const doing = words[root - 1]?.reading;
  const before = tokens[root - 1];
  if (!doing || !before || before.mark !== "") return [];
  if (doing.form === "des") {
    const dative = words.findIndex(
      ({ reading }, place) =>
        place < root &&
        reading.pronoun &&
        (reading.case === "DAT" || reading.case === "LOC" || reading.case === "ABL") &&
        reading.person === doing.person,
    );
    // Сәуленің оларға көмектескісі келеді: who wishes is told
    const told = words.some(({ reading }, place) => place < root && reading.case === "GEN");
    if (told || tokens.slice(dative, root).some(({ mark }) => mark !== "")) return [];
    const who = words[dative]?.reading;
    const token = tokens[dative];
    if (!who || !token) return [];
    return [
      slip(
        dative,
        changed(tokens, { [dative]: withParticles(token, pronounAs(who, "GEN")) }, "want", 0.3),
      ),
    ];
  }
  const wish = doing.form === "vn" && doing.case === "NOM";
  const owner = words.findIndex(
    ({ reading }, place) =>
      place < root && reading.pronoun && reading.case === "GEN" && reading.person !== undefined,
  );
  const who = words[owner]?.reading;
  if (!wish || !who?.person || (said.person ?? "3") !== "3") return [];
  // ұйықтауым келеді: sleep itself comes
  if (doing.lemma === "ұйықтау") {
    const sleep = {
      "1s": "ұйқым",
      "2s": "ұйқың",
      "2f": "ұйқыңыз",
      "3": "ұйқысы",
      "1p": "ұйқымыз",
      "2p": "ұйқың",
      "2pf": "ұйқыңыз",
    }[who.person];
    return [slip(root - 1, changed(tokens, { [root - 1]: sleep }, "noun-from-verb", 0.4))];
  }
  const person = {
    "1s": "PSS1S",
    "2s": "PSS2S;INFM",
    "2f": "PSS2S;FORM",
    "3": "PSS3",
    "1p": "PSS1P",
    "2p": "PSS2S;INFM",
    "2pf": "PSS2S;FORM",
  }[who.person];
  const form = desire(doing, person);
  return form === ""
    ? []
    : [
        slip(
          root - 1,
          changed(tokens, { [root - 1]: capitalLike(before.text, form) }, "want", 0.4),
        ),
      ];
}

/** The wish of a verb with its owner. */
function desire(reading: Parse["words"][number]["reading"], owner: string): string {
  const past = verbAs(reading, "V.PTCP;PST");
  const stem = /^(.+)([қкғг])[ае]н$/u.exec(past);
  if (!stem) return "";
  const back = /[қғ]/.test(stem[2] ?? "");
  const vowel = back ? "ы" : "і";
  const endings: Readonly<Record<string, string>> = {
    PSS1S: "м",
    "PSS2S;INFM": "ң",
    "PSS2S;FORM": `ң${vowel}з`,
    PSS3: `с${vowel}`,
    PSS1P: `м${vowel}з`,
  };
  const ending = endings[owner];
  return ending === undefined ? "" : `${stem[1]}${stem[2]}${vowel}${ending}`;
}
