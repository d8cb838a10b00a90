import { found } from "../attach/entry.ts";
import type { Fault } from "../fault/fault.ts";
import type { Government } from "../government.ts";
import type { Parse } from "../parse.ts";
import type { Usage } from "../usage/usage.ts";
import { verbAs, verbWith } from "../word/inflected.ts";
import type { Reading } from "../word/reading.ts";
import { changed, slip, withParticles } from "./rewrite.ts";

const LIGHTS = [
  "ету",
  "беру",
  "қою",
  "салу",
  "алу",
  "жасау",
  "болу",
  "түсу",
  "айту",
  "соғу",
  "көрсету",
];

/** әсер жасады → әсер етті: a noun that makes one verb with another light verb, and never with this one. */
export function lightVerbSlips(
  { tokens, words }: Parse,
  government: Government,
  usage: Usage,
): Fault[] {
  return words.flatMap(({ reading, head, relation }, at): Fault[] => {
    const verb = words[head]?.reading;
    const token = tokens[head];
    if (relation !== "complement" || head !== at + 1 || reading.kind !== "noun" || !token)
      return [];
    if (verb?.kind !== "verb" || !LIGHTS.includes(verb.lemma)) return [];
    // қол алысады: they do it to one another
    if (verb.source?.features.Voice) return [];
    // рұқсат болса, көмек болмады: there is some, or there is none
    if (verb.lemma === "болу") return [];
    if (reading.owner !== undefined || reading.plural || reading.pronoun || reading.name) return [];
    if (words.some((one) => one.head === at)) return [];
    const noun = tokens[at]?.lower ?? "";
    const isKnown = (light: string): boolean =>
      government.verb(`${noun} ${light}`) !== undefined || found(`${noun} ${light}`).length > 0;
    if (isKnown(verb.lemma) || usage.hasSeen(verb.lemma, "ACC", reading.lemma)) return [];
    const others = LIGHTS.filter(isKnown);
    const [other] = others;
    if (other === undefined || others.length > 2) return [];
    return [
      slip(
        head,
        ...others.map((light) => {
          const text = likewise(verb, light);
          return text === ""
            ? []
            : changed(tokens, { [head]: withParticles(token, text) }, "verb-formation", 0.4);
        }),
      ),
    ];
  });
}

/** Another verb in the form that one has. */
function likewise(reading: Reading, lemma: string): string {
  const other = { ...reading, lemma };
  if (reading.form === "p") return verbAs(other, "V.CVB;PFV");
  if (reading.form === "a") return verbAs(other, "V.CVB;IPFV");
  return reading.form === "fin" || reading.form === "imp" || reading.form === "cond"
    ? verbWith(other, {})
    : "";
}
