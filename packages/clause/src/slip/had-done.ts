import { inflect } from "@tilashar/kazakh";
import type { Fault } from "../fault/fault.ts";
import type { Parse } from "../parse.ts";
import { PERSONS } from "../word/inflected.ts";
import { rootOf, slip, withEndings } from "./rewrite.ts";

/** Where others do for us what we ask for. */
const SERVED =
  /^(?:шаштараз|шеберхана|тігінші|тігінхана|ателье|салон|жөндеуші|шебер|автосервис|сервис|дәрігер|клиника|зергер|химчистка)$/;
/** What is done there. */
const DONE = /^(?:қию|қырқу|кесу|бояу|жөндеу|тігу|қысқарту|сүрту|емдеу|тазалау|шығару)$/;
const TENSES: Readonly<Record<string, string>> = {
  past: "IND;PST",
  pres: "IND;PRS",
  perf: "IND;PST;PRF",
};

/** шаштаразға барып, шашымды қидым → қидырдым: what somebody else does for us we have done. */
export function hadDoneSlips(parse: Parse): Fault[] {
  const { words } = parse;
  const root = rootOf(parse);
  const verb = words[root]?.reading;
  if (verb?.kind !== "verb" || verb.form !== "fin" || !DONE.test(verb.lemma)) return [];
  if ((verb.source?.features.Voice ?? "") !== "" || !/^[12]/.test(verb.person ?? "")) return [];
  const place = words.findIndex(
    ({ reading }, at) =>
      at < root && SERVED.test(reading.lemma) && /^(?:DAT|LOC)$/.test(reading.case ?? ""),
  );
  const own = words.some(
    ({ reading, head }) => head === root && reading.case === "ACC" && reading.owner === verb.person,
  );
  const tense =
    TENSES[verb.source?.suffixes.map(({ id }) => id as string).find((id) => id in TENSES) ?? ""];
  if (place < 0 || !own || tense === undefined) return [];
  const text =
    inflect(
      verb.lemma,
      `V;CAUS;${tense};${PERSONS[verb.person ?? "1s"]}${verb.negative ? ";NEG" : ""}`,
    )[0] ?? "";
  return [slip(root, withEndings(parse, { [root]: text }, "causative", 0.1))];
}
