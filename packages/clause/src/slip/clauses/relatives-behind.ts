import type { Fault } from "../../fault/fault.ts";
import type { Parse } from "../../parse.ts";
import { verbAs } from "../../word/inflected.ts";
import { capitalLike, inside, slip, suffixesOf, wordsOf } from "../rewrite.ts";

const WHICH = /^(?:қайсы(?:сы|лары)?|қандай|кім|ол)$/;
const PARTICIPLE: Readonly<Record<string, string>> = { past: "V.PTCP;PST", pres: "V.PTCP;HAB" };

/**
 * Адам, қайсы бізге көмектесті, Ақтауда тұрады → Бізге көмектескен адам Ақтауда тұрады: what tells which one stands before
 * its noun, its verb as a participle.
 */
export function relativeBehindSlips(parse: Parse): Fault[] {
  const { tokens, words } = parse;
  const which = tokens.findIndex(
    ({ lower }, at) => at > 0 && /^қайсы(?:сы|лары|сын|сына|сынан)?$/.test(lower),
  );
  const opens =
    which < 0 ? tokens.findIndex(({ lower }, at) => at === 1 && WHICH.test(lower)) : which;
  if (opens < 1 || !tokens[opens - 1]?.mark.includes(",")) return [];
  const isAsked = tokens.some(({ mark, question }) => mark.includes("?") || question !== undefined);
  const thing = words[opens - 1]?.reading;
  const verb = tokens.findIndex(({ mark }, at) => at > opens && mark !== "");
  const told = tokens[verb]?.readings.find(({ form }) => form === "fin") ?? words[verb]?.reading;
  if (isAsked || thing?.kind !== "noun" || thing.form !== undefined || verb < 0) return [];
  const isLast = verb === tokens.length - 1;
  if (
    told?.kind !== "verb" ||
    told.form !== "fin" ||
    (!isLast && !tokens[verb]?.mark.includes(","))
  )
    return [];
  // қайсысы келеді: what does it is what the clause is about, and nobody else is named
  const isDoer = !/сын|сына|сынан/u.test(tokens[opens]?.lower ?? "");
  if (isDoer && words.slice(opens + 1, verb).some(({ relation }) => relation === "subject"))
    return [];
  // Айгүл, ол қазір үйде: somebody is pointed to again
  if (which < 0 && (isLast || tokens[opens]?.lower === "ол")) return [];
  const tense = suffixesOf(parse, verb).findLast((id) => Object.hasOwn(PARTICIPLE, id));
  const label = tense === undefined ? undefined : PARTICIPLE[tense];
  const participle = label ? verbAs(told, `${label}${told.negative ? ";NEG" : ""}`) : "";
  if (participle === "") return [slip(opens)];
  const base = wordsOf(tokens);
  const clause = [...base.slice(opens + 1, verb), participle];
  const named = base.slice(0, opens).map((word, at) => (at === 0 ? inside(parse, 0) : word));
  const row = [...clause, ...named, ...base.slice(verb + 1)];
  const written = row.map((word, at) =>
    at === 0 ? capitalLike(tokens[0]?.text ?? "", word) : word,
  );
  const marks = written.map((_, at) =>
    at === written.length - 1 ? (tokens.at(-1)?.mark ?? "") : "",
  );
  return [slip(opens, [{ words: written, marks, change: 0.1, point: "participle-gan" }])];
}
