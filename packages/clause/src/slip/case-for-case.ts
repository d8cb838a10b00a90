import type { Fault } from "../fault/fault.ts";
import type { Government } from "../government.ts";
import type { Parse } from "../parse.ts";
import { nounWith } from "../word/inflected.ts";
import type { Case } from "../word/reading.ts";
import { rootOf, slip, withEndings } from "./rewrite.ts";

/** Nouns in the case that another language has there. */
export const caseForCaseSlips = (parse: Parse, government: Government): Fault[] =>
  parse.words.flatMap(({ reading, head }, at): Fault[] => {
    const isDeed = reading.form === "vn" && reading.case === "ACC";
    if (!isDeed && (reading.kind !== "noun" || reading.form !== undefined)) return [];
    const verb = parse.words[head]?.reading;
    const want =
      workingFrom(parse, at, government) ??
      ridingIn(parse, at, government) ??
      hurtingIn(parse, at, government) ??
      askedOf(parse, at, government) ??
      dependsOn(parse, at) ??
      takingPart(parse, at) ??
      phraseAsks(parse, at, government) ??
      askedInstead(parse, at, government);
    if (want === undefined || verb === undefined) return [];
    const [kase, point] = want;
    return [slip(at, withEndings(parse, { [at]: nounWith(reading, { case: kase }) }, point, 0.1))];
  });

type Want = readonly [kase: Case, point: string] | undefined;

/** Тараздан жұмыс істеймін → Таразда: where one works and lives. */
function workingFrom({ tokens, words }: Parse, at: number, government: Government): Want {
  const { reading, head } = words[at] ?? {};
  const verb = words[head ?? -1]?.reading;
  if (reading?.case !== "ABL" || reading.owner !== undefined || reading.plural) return undefined;
  const isTown = reading.name && government.isOf(reading.lemma, "place");
  const works = verb?.lemma === "істеу" && tokens[(head ?? 0) - 1]?.lower === "жұмыс";
  const lives = verb?.lemma === "сүру" && tokens[(head ?? 0) - 1]?.lower === "өмір";
  return (isTown || reading.source?.entry?.pos === "name-place") && (works || lives)
    ? ["LOC", "locative"]
    : undefined;
}

/** жұмысқа автобуста барамын → автобуспен: by what one goes, where the going itself is not under way. */
function ridingIn({ tokens, words }: Parse, at: number, government: Government): Want {
  const { reading, head = -1 } = words[at] ?? {};
  const verb = words[head]?.reading;
  if (reading?.case !== "LOC" || reading.owner !== undefined || reading.plural) return undefined;
  if (!government.isOf(reading.lemma, "vehicle") || tokens[at]?.mark !== "") return undefined;
  if (verb?.form !== "fin" || !/^(?:бару|келу|кету|қайту|жету)$/.test(verb.lemma)) return undefined;
  // автобуста ұйықтап келдім: what is done there on the way
  const helped = words.some(
    (one) => one.head === head && /helped|converb|manner/.test(one.relation),
  );
  const goal = words.some((one) => one.head === head && one.reading.case === "DAT");
  const modified = words.some((one) => one.head === at);
  return goal && !helped && !modified ? ["INS", "instrumental"] : undefined;
}

/** менің басымда ауырып тұр → басым: what hurts is no place. */
function hurtingIn({ words }: Parse, at: number, government: Government): Want {
  const { reading, head = -1 } = words[at] ?? {};
  if (reading?.case !== "LOC" || reading.owner === undefined) return undefined;
  if (!government.isOf(reading.lemma, "body")) return undefined;
  const verb = words[head];
  const hurts =
    verb?.reading.lemma === "ауыру" ||
    words.some(
      (one) => one.head === head && one.reading.lemma === "ауыру" && one.relation === "helped",
    );
  const subject = words.some(
    (one, place) => place !== at && one.head === head && one.relation === "subject",
  );
  return hurts && !subject ? ["NOM", "having"] : undefined;
}

/** мұғалімді сөздің мағынасын сұрадым → мұғалімнен: of whom one asks something. */
function askedOf({ tokens, words }: Parse, at: number, government: Government): Want {
  const { reading } = words[at] ?? {};
  if (reading?.case !== "ACC" || tokens[at]?.mark !== "") return undefined;
  const isWho = reading.pronoun || reading.name || government.isOf(reading.lemma, "person");
  const root = rootOf({ tokens, words } as Parse);
  const verb = words[root]?.reading;
  if (!isWho || verb?.lemma !== "сұрау" || verb.form !== "fin") return undefined;
  const other = words.some(
    (one, place) =>
      place > at &&
      place < root &&
      one.reading.case === "ACC" &&
      one.reading.kind === "noun" &&
      one.reading.form === undefined &&
      !government.isOf(one.reading.lemma, "person"),
  );
  return other ? ["ABL", "ablative"] : undefined;
}

const DEPENDENT = /^тәуелді/;

/** сенің шешіміңнен тәуелді → шешіміңе: on what something depends. */
function dependsOn({ tokens, words }: Parse, at: number): Want {
  const { reading } = words[at] ?? {};
  const next = tokens[at + 1]?.lower ?? "";
  if (reading?.case !== "ABL" || tokens[at]?.mark !== "") return undefined;
  return DEPENDENT.test(next) ? ["DAT", "dative"] : undefined;
}

/** жиналыста белсенді қатыстым → жиналысқа: one takes part to a thing. */
function takingPart({ words }: Parse, at: number): Want {
  const { reading, head = -1 } = words[at] ?? {};
  const verb = words[head]?.reading;
  if (reading?.case !== "LOC" || verb?.lemma !== "қатысу" || !/^(?:fin|p)$/.test(verb.form ?? ""))
    return undefined;
  const to = words.some((one) => one.head === head && one.reading.case === "DAT");
  return to || reading.name ? undefined : ["DAT", "dative"];
}

/** сөзімді мән бермеді → сөзіме, мойындауды бас тартты → мойындаудан: what a phrase of a noun and a verb asks for. */
function phraseAsks({ words }: Parse, at: number, government: Government): Want {
  const { reading, head = -1 } = words[at] ?? {};
  const part = words[head - 1];
  const verb = words[head]?.reading;
  if (reading?.case !== "ACC" || part?.relation !== "part" || at >= head - 1) return undefined;
  const asked = government.verb(`${part.reading.lemma} ${verb?.lemma}`)?.first;
  return asked === "DAT" || asked === "ABL" ? [asked, POINTS[asked] ?? "dative"] : undefined;
}

/** жұмысын айырылды → жұмысынан: the case of a verb that takes no object at all. */
function askedInstead({ tokens, words }: Parse, at: number, government: Government): Want {
  const { reading, head = -1 } = words[at] ?? {};
  const verb = words[head]?.reading;
  const frame = government.verb(verb?.lemma ?? "");
  if (reading?.case !== "ACC" || !frame || verb?.kind !== "verb") return undefined;
  if (verb.form !== "fin" && verb.form !== "p") return undefined;
  // ойландырды: who makes others think does so to them
  const isMade = (verb.source?.features.Voice ?? "") !== "";
  if (
    isMade ||
    !/(?:[аәеыіоөүұ]н|[ыі]л|[ыі]с)у$|^таңғалу$/u.test(verb.lemma) ||
    /^(?:естілу|көріну|сезілу)$/.test(verb.lemma)
  )
    return undefined;
  const asked = frame.first;
  if (frame.takes.has("ACC") || verb.source?.entry?.transitive !== false) return undefined;
  if (asked !== "ABL" && asked !== "INS" && asked !== "DAT") return undefined;
  // нанымды естіледі: how it sounds
  if (tokens[at]?.readings.some(({ kind, cost }) => kind === "adj" && cost < 4)) return undefined;
  const met = words.some((one) => one.head === head && one.reading.case === asked);
  return met ? undefined : [asked, POINTS[asked] ?? "dative"];
}

const POINTS: Readonly<Record<string, string>> = {
  ABL: "ablative",
  INS: "instrumental",
  DAT: "dative",
};
