import type { Placed } from "@tilashar/clause";
import type { Tools } from "../../ask.ts";
import { englishForm } from "../../words/english-forms.ts";
import { NotUnderstood } from "./meaning.ts";
import { type Both, both, type VerbRendering } from "./rendering.ts";

/** Helpers of a stage after -а; the others stand after -ып. */
const BEFORE_A = new Set(["бастау", "беру"]);

/** жылай бастау, оқып бітіру: a helper that tells of a stage; undefined of any other. */
export function stageHelper(
  lemma: string,
  { form, negative }: Placed["reading"],
  { course }: Tools,
): Both | undefined {
  if (negative || (form === "a") !== BEFORE_A.has(lemma)) return undefined;
  const listed = course.tutor.renderings.helpers[lemma];
  return listed === undefined ? undefined : both(listed);
}

/** "begin to", "finish -ing" and the deed as one verb. */
export function helpedVerb({ en, ru }: Both, verb: VerbRendering): VerbRendering {
  const [imperfective = "", perfective = ""] = ru.replace(/ \S+$/u, "").split("/");
  const isWhole = ru.endsWith(" perfective");
  const inner = isWhole ? verb.perfective : verb.imperfective;
  if (inner === "" || false) throw new NotUnderstood("no stage of it");
  const said = en.endsWith(" -ing")
    ? `${en.replace(/ -ing$/, "")} ${englishForm(verb.en, "ing")}`
    : `${en} ${verb.en}`;
  return {
    en: said,
    imperfective: `${imperfective} ${inner}`,
    perfective: `${perfective} ${inner}`,
    takes: verb.takes,
  };
}
