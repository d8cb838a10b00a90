import type { Fault } from "../fault/fault.ts";
import type { Government } from "../government.ts";
import type { Parse } from "../parse.ts";
import { verbAs, verbWith } from "../word/inflected.ts";
import { changed, rootOf, slip, suffixesOf, withEndings, withParticles } from "./rewrite.ts";

/** What goes on, is over, began then or happens to a thing, with a helper or a tense that says something else. */
export const goingOnOrOverSlips = (parse: Parse, government: Government): Fault[] => [
  ...sinceThen(parse),
  ...towardsNow(parse),
  ...asleepNow(parse),
  ...sittingLying(parse),
  ...brokenForNobody(parse),
  ...whenSomebodyElse(parse, government),
];

const LASTS = /^(?:тұру|істеу|оқу|сүру|білу|үйрену|күту|жұмыс|ұнату)$/;

/** 2015 жылдан бері тұрдық → тұрамыз: what has been so since then is so. */
function sinceThen(parse: Parse): Fault[] {
  return parse.tokens.flatMap((token, at): Fault[] => {
    const { tokens, words } = parse;
    const verb = words[at]?.reading;
    const since = tokens.findIndex(({ lower }) => lower === "бері");
    if (since < 1 || at <= since || verb?.form !== "fin" || !LASTS.test(verb.lemma)) return [];
    if (tokens.slice(since, at).some(({ mark }) => mark !== "")) return [];
    if (!/[дт][ыі](?:м|ң|ңыз|ңіз|к|қ)?$/u.test(token.lower) || verb.negative) return [];
    if (words[at - 1]?.relation === "helped" || words[at + 1]?.reading.kind === "cop") return [];
    const text = verbWith(verb, { tense: "IND;PRS" });
    return [slip(at, withEndings(parse, { [at]: text }, "present-future", 0.1))];
  });
}

/** он жылдан бері істеп барамын → істеп келемін: up to now things come. */
function towardsNow(parse: Parse): Fault[] {
  const { tokens, words } = parse;
  const root = rootOf(parse);
  const helper = words[root]?.reading;
  if (helper?.lemma !== "бару" || helper.form !== "fin" || words[root - 1]?.reading.form !== "p")
    return [];
  if (!tokens.slice(0, root).some(({ lower }) => lower === "бері")) return [];
  const text = verbWith({ ...helper, lemma: "келу" }, {});
  return [slip(root, withEndings(parse, { [root]: text }, "helper-verbs-2", 0.1))];
}

const ASLEEP = /^(?:ұйықтау|жылау|күлу)$/;

/** қарашы, бөпе ұйықтайды → ұйықтап жатыр: what one can see now goes on. */
function asleepNow(parse: Parse): Fault[] {
  const { tokens, words } = parse;
  const root = rootOf(parse);
  const verb = words[root]?.reading;
  const token = tokens[root];
  const isSeen =
    /^(?:қара|қарашы|қараңыз|қараңызшы|тыныш|тыныштық|ақырын|тс)$/.test(tokens[0]?.lower ?? "") &&
    (tokens[0]?.mark ?? "") !== "";
  // тыныш, әрине: олар тек түнде ұйықтайды: of what is always so more is told
  if (!isSeen || tokens.length > 4 || !token || verb?.form !== "fin" || !ASLEEP.test(verb.lemma))
    return [];
  if (!suffixesOf(parse, root).includes("pres") || verb.negative || verb.person !== "3") return [];
  const posture = verb.lemma === "ұйықтау" ? "жатыр" : "тұр";
  const text = `${verbAs(verb, "V.CVB;PFV")} ${posture}`;
  return [slip(root, changed(tokens, { [root]: withParticles(token, text) }, "going-on-now", 0.1))];
}

/** орындықта отырып жатыр → отыр: who sits does not lie as well. */
function sittingLying(parse: Parse): Fault[] {
  return parse.tokens.flatMap(({ lower, mark }, at): Fault[] => {
    const posture = /^(отыр|жат)ып$/u.exec(lower)?.[1];
    const next = parse.tokens[at + 1];
    const ending = /^жатыр(мын|сың|сыз|мыз)?$/u.exec(next?.lower ?? "");
    if (posture === undefined || !ending || mark !== "" || !next) return [];
    // жолаушылар ұшаққа отырып жатыр: they are taking their seats
    const places = parse.words.slice(0, at).map(({ reading }) => reading.case);
    if (!places.includes("LOC") || places.includes("DAT")) return [];
    const person = ending[1] ?? "";
    const text = (posture === "жат" ? "жатыр" : posture) + person;
    return [
      slip(
        at,
        changed(
          parse.tokens,
          { [at]: "", [at + 1]: withParticles(next, text) },
          "going-on-now",
          0.1,
        ),
      ),
    ];
  });
}

const HAPPENS =
  /^(?:сыну|құлау|жарылу|жоғалу|бұзылу|кешігу|ұйықтау|ауыру|жығылу|тоңу|шаршау|өшу|суу)$/;

/** құлап, сынып алды → сынып қалды: what happens to somebody is not done for them. */
function brokenForNobody(parse: Parse): Fault[] {
  return parse.words.flatMap(({ reading }, at): Fault[] => {
    const helper = parse.words[at + 1]?.reading;
    if (reading.form !== "p" || !HAPPENS.test(reading.lemma) || reading.negative) return [];
    // аяғымды ауыртып алдым: what one does to oneself
    if (reading.source?.suffixes.some(({ id }) => (id as string).startsWith("caus"))) return [];
    if (helper?.lemma !== "алу" || helper.form !== "fin" || parse.tokens[at]?.mark !== "")
      return [];
    // ұйықтап алдым: I had a sleep; аяғымды ауыртып алдым: what one does to oneself
    const isDone =
      (reading.source?.features.Voice ?? "") !== "" ||
      parse.words.some(({ reading: one, head }) => head === at && one.case === "ACC");
    if (reading.lemma === "ұйықтау" || isDone) return [];
    const text = verbWith({ ...helper, lemma: "қалу" }, {});
    return [slip(at + 1, withEndings(parse, { [at + 1]: text }, "helper-verbs-1", 0.1))];
  });
}

/** мен үйге келіп, әжем ұйықтап жатты → келгенде: two people do it. */
function whenSomebodyElse(parse: Parse, government: Government): Fault[] {
  const { tokens, words } = parse;
  const who = words[0]?.reading;
  const at = tokens.findIndex(({ mark }) => mark.includes(","));
  const did = words[at]?.reading;
  const other = words[at + 1]?.reading;
  const root = words[rootOf(parse)]?.reading;
  if (!who?.pronoun || who.case !== "NOM" || !/^[12]/.test(who.person ?? "")) return [];
  if (at < 1 || did?.form !== "p" || did.negative || root?.form !== "fin") return [];
  if ((root.person ?? "3") !== "3" || other?.kind !== "noun" || other.case !== "NOM") return [];
  if (!/^[12]/.test(other.owner ?? "") || !government.isOf(other.lemma, "person")) return [];
  return [slip(at, withEndings(parse, { [at]: verbAs(did, "V.PTCP;PST;LOC") }, "when-ganda", 0.1))];
}
