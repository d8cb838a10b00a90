import type { Placed } from "@tilashar/clause";
import { lookUp } from "@tilashar/kazakh";
import type { Tools } from "../../ask.ts";

/** What a voice adds to a stem, by the voice. */
const ENDINGS: Readonly<Record<string, readonly string[]>> = {
  Pass: ["ылу", "ілу", "лу", "ыну", "іну", "ну"],
  Cau: "дыру діру тыру тіру ғызу гізу қызу кізу ызу ізу ту".split(" "),
  Recp: ["ысу", "ісу", "су"],
  Rcp: ["ысу", "ісу", "су"],
  Refl: ["ыну", "іну", "ну"],
};

/** Басылды, ұйықтатты: a verb with a voice that is known as a verb of its own. */
export function byItself(reading: Placed["reading"], tools: Tools): Placed["reading"] {
  const { source, lemma } = reading;
  const voice = source?.features.Voice;
  if (!source || voice === undefined) return reading;
  const { verbs, passives } = tools.course.tutor.renderings;
  const isVerb = (one: string): boolean =>
    verbs[one] !== undefined ||
    passives[one] !== undefined ||
    (voice !== "Pass" && tools.glossary.senses(one).some(({ pos }) => pos === "v"));
  const own = (ENDINGS[voice] ?? []).map((ending) => lemma.replace(/у$/u, ending)).find(isVerb);
  return own === undefined ? reading : withoutVoice({ ...reading, lemma: own });
}

/** The reading as if its deed were told of whoever does it. */
export function withoutVoice(reading: Placed["reading"]): Placed["reading"] {
  const { source } = reading;
  if (!source) return reading;
  const { Voice: _, ...features } = source.features;
  return { ...reading, source: { ...source, features } };
}

/** Whether the dictionary has a verb done to something. */
export const takesObject = (lemma: string): boolean =>
  lookUp(lemma).some(({ transitive }) => transitive === true);
