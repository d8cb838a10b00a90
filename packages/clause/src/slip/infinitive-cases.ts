import type { Fault } from "../fault/fault.ts";
import type { Government } from "../government.ts";
import type { Parse } from "../parse.ts";
import { headKey, type Usage } from "../usage/usage.ts";
import { nounWith } from "../word/inflected.ts";
import type { Case } from "../word/reading.ts";
import { POINTING } from "../word/word-lists.ts";
import { put } from "./rewrite.ts";

/** How it is to do something; what one is good or fit for takes the dative (жеуге жақсы, киюге ыңғайлы). */
const SAID_OF_DOING =
  /^(?:қиын|оңай|маңызды|пайдалы|зиянды|зиян|қауіпті|қызық|қызықты|тиімді|дұрыс|қымбат|ауыр|жеңіл|мүмкін емес)$/;
const INFINITIVE = "@infinitive";

/** Infinitives in the dative where the quality or the verb over them asks for another case. */
export const infinitiveCaseSlips = (parse: Parse, government: Government, usage: Usage): Fault[] =>
  parse.words.flatMap(({ reading, head }, at): Fault[] => {
    if (reading.form !== "vn" || reading.case !== "DAT" || reading.owner !== undefined) return [];
    const over = parse.words[head]?.reading;
    if (!over || parse.tokens.slice(at, head).some(({ mark }) => mark !== "")) return [];
    const as = (kase: Case, point: string) =>
      put(parse, at, nounWith(reading, { case: kase }), point, 0.1);
    if (over.kind === "adj" || over.lemma === "зиян")
      return isSaidOfDoing(parse, at) ? as("NOM", "infinitive") : [];
    return over.kind === "verb" && isWhatIsDone(parse, at, government, usage)
      ? as("ACC", "accusative")
      : [];
  });

/**
 * су табуға қиын → су табу қиын: what is hard is to do it. Of a thing it may be said that it is hard to do something to
 * (бұл кітап оқуға қиын): there it is not looked for.
 */
function isSaidOfDoing({ tokens, words }: Parse, at: number): boolean {
  const head = words[at]?.head ?? -1;
  const over = words[head];
  if (!over || !SAID_OF_DOING.test(over.reading.lemma) || over.relation === "attribute")
    return false;
  const subject = words.findIndex((one) => one.head === head && one.relation === "subject");
  if (subject < 0) return words.some((one) => one.head === at);
  // су табуға: what stands bare before a verb that takes an object is its object
  return (
    subject === at - 1 &&
    tokens[subject]?.mark === "" &&
    isBare(words[subject]?.reading) &&
    words[at]?.reading.source?.entry?.transitive === true &&
    !words.some((one) => one.head === subject && one.reading.kind === "det")
  );
}

const isBare = (reading: Parse["words"][number]["reading"] | undefined): boolean =>
  reading?.kind === "noun" && !reading.pronoun && reading.owner === undefined && !reading.plural;

/** есікті жабуға ұмытпа → жабуды: of this verb the course shows what is done in the accusative and never in the dative. */
function isWhatIsDone({ words }: Parse, at: number, government: Government, usage: Usage): boolean {
  const head = words[at]?.head ?? -1;
  const over = words[head]?.reading;
  if (!over || (over.source?.features.Voice ?? "") !== "") return false;
  const key = headKey(over);
  const frame = government.verb(over.lemma);
  if (frame?.takes.has("DAT") || !usage.hasSeen(key, "ACC", INFINITIVE)) return false;
  if (usage.hasSeen(key, "DAT", INFINITIVE)) return false;
  // киюге көйлек алды, тұруға жер сұрады: what is taken is told beside what for
  return !words.some(
    (one, place) =>
      place !== at &&
      (one.head === head || one.head === words[head]?.head) &&
      (one.reading.case === "ACC" || /^(?:object|complement|part|said|dative)$/.test(one.relation)),
  );
}

/**
 * қайта келу тура келді → келуге, аралау ұнатамын → аралауды: an infinitive before a verb that the course shows with another case of it and
 * never with an infinitive as its subject.
 */
export const bareInfinitiveSlips = (parse: Parse, government: Government, usage: Usage): Fault[] =>
  parse.words.flatMap(({ reading, head, relation }, at): Fault[] => {
    const over = parse.words[head]?.reading;
    if (relation !== "subject" || reading.form !== "vn" || reading.case !== "NOM" || reading.owner)
      return [];
    if (over?.kind !== "verb" || (over.source?.features.Voice ?? "") === "Pass") return [];
    if (parse.tokens.slice(at, head).some(({ mark }) => mark !== "")) return [];
    // тура келу: what stands between may make one verb with it
    const between = parse.tokens.slice(at + 1, head).map(({ lower }) => lower);
    if (between.length > 1 || (between.length === 1 && parse.words[at + 1]?.head !== head))
      return [];
    const key = between.length === 1 ? `${between[0]} ${over.lemma}` : headKey(over);
    const isSubject = usage.hasSeen(headKey(over), "NOM", INFINITIVE) && between.length === 0;
    // жауу бастады → жауа бастады, жеу отыр → жеп отыр: another form of the verb is meant, and told of elsewhere
    if (isSubject || /^(?:болу|деу)$/.test(over.lemma) || HELPING.test(over.lemma)) return [];
    // толғау айтып, жазу үлкейді: a thing of that name
    if (parse.tokens[at]?.readings.some(({ kind, form }) => kind === "noun" && form === undefined))
      return [];
    const takes = (kase: Case) =>
      usage.hasSeen(key, kase, INFINITIVE) || government.verb(key)?.cores.has(kase) === true;
    const [dative, object] = [takes("DAT"), takes("ACC")];
    if (dative === object) return [];
    const has = parse.words.some(
      (one, place) =>
        place !== at && one.head === head && one.reading.case === (dative ? "DAT" : "ACC"),
    );
    const kase = dative ? "DAT" : "ACC";
    if (has && object) return [];
    return put(parse, at, nounWith(reading, { case: kase }), dative ? "dative" : "accusative", 0.1);
  });

/** What stands behind a converb of what it helps. */
const HELPING = /^(?:бастау|отыру|жату|тұру|жүру|кету|қалу|жіберу|тастау)$/;

/** шығу кезде → шығу кезінде: the time of doing something is its own. */
export const timeOfDoingSlips = (parse: Parse): Fault[] =>
  parse.words.flatMap(({ reading }, at): Fault[] => {
    const before = parse.words[at - 1]?.reading;
    if (reading.lemma !== "кез" || reading.case !== "LOC" || reading.owner !== undefined) return [];
    if (before?.form !== "vn" || before.case !== "NOM" || parse.tokens[at - 1]?.mark !== "")
      return [];
    return put(parse, at, nounWith(reading, { owner: "3" }), "locative", 0.1);
  });

/** бұл кітап оқуға болмайды → кітапты: what one may or may not do something to is its object. */
export const allowedObjectSlips = (parse: Parse, government: Government): Fault[] => {
  const { tokens, words } = parse;
  return words.flatMap(({ reading, head, relation }, at): Fault[] => {
    if (relation !== "subject" || reading.kind !== "noun" || reading.form !== undefined) return [];
    const over = words[head]?.reading;
    if (over?.lemma !== "болу" || over.form !== "fin" || over.person !== "3") return [];
    const done = head - 1;
    const doing = words[done];
    if (doing?.reading.form !== "vn" || doing.reading.case !== "DAT" || done <= at) return [];
    if (doing.reading.source?.entry?.transitive !== true || doing.reading.owner !== undefined)
      return [];
    if ((doing.reading.source.features.Voice ?? "") !== "" || doing.head !== head) return [];
    if (tokens.slice(at, head).some(({ mark }) => mark !== "")) return [];
    if (reading.name || government.isOf(reading.lemma, "person")) return [];
    if (reading.pronoun && !/^(?:бұл|осы|сол)$/.test(reading.lemma)) return [];
    // темекі шегуге болмайды: what is of no particular kind stands bare
    const isKnown =
      reading.pronoun ||
      reading.owner !== undefined ||
      words.some(
        (one) => one.head === at && one.reading.kind === "det" && POINTING.has(one.reading.lemma),
      );
    if (!isKnown) return [];
    const has = words.some(
      (one, place) =>
        one.head === done &&
        (one.reading.case === "ACC" || place === done - 1) &&
        place !== at &&
        /^(?:object|complement|part)$/.test(one.relation),
    );
    const text = nounWith(reading, { case: "ACC" });
    return has || text === "" ? [] : put(parse, at, text, "accusative", 0.1);
  });
};

/** дәріге ішу керек → дәріні: whoever needs to do something is somebody, and a thing is what it is done to. */
export const neededThingSlips = (parse: Parse, government: Government): Fault[] => {
  const { tokens, words } = parse;
  return words.flatMap(({ reading, head }, at): Fault[] => {
    const over = words[head]?.reading;
    if (reading.kind !== "noun" || reading.case !== "DAT" || reading.form !== undefined) return [];
    if (over?.kind !== "modal" || !/^(?:керек|қажет)$/.test(over.lemma)) return [];
    const done = words.findIndex((one) => one.head === head && one.relation === "infinitive");
    const doing = words[done]?.reading;
    if (done < at || doing?.form !== "vn" || reading.pronoun || reading.name) return [];
    const classes = government.classesOf(reading.lemma);
    if (
      classes.length === 0 ||
      classes.some((one) => /^(?:person|nation|animal|group|place|describer|event|time)$/.test(one))
    )
      return [];
    const frame = government.verb(doing.lemma);
    if (!frame?.cores.has("ACC") || frame.takes.has("DAT") || frame.cores.size !== 1) return [];
    if (tokens.slice(at, done).some(({ mark }) => mark !== "")) return [];
    const has = words.some(
      (one) =>
        one.head === done &&
        (one.reading.case === "ACC" || /^(?:object|complement|part)$/.test(one.relation)),
    );
    return has ? [] : put(parse, at, nounWith(reading, { case: "ACC" }), "accusative", 0.1);
  });
};
