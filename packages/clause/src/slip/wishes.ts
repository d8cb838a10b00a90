import type { Fault } from "../fault/fault.ts";
import type { Parse } from "../parse.ts";
import { verbAs } from "../word/inflected.ts";
import type { Reading } from "../word/reading.ts";
import { pronounAs } from "./persons.ts";
import { capitalLike, changed, rootOf, slip, withParticles } from "./rewrite.ts";

/** маған ішкім келеді → менің ішкім келеді; менің бару келеді → менің барғым келеді. */
export function wishSlips(parse: Parse): Fault[] {
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
  // ашуым келді: anger, and not opening
  if (before.readings.some(({ kind, form }) => kind === "noun" && form === undefined)) return [];
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
function desire(reading: Reading, owner: string): string {
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
