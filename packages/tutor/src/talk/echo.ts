import { inflect } from "@tilashar/kazakh";
import type { Tools } from "../ask.ts";
import { knownReadings } from "../text/chat-spelling.ts";
import type { Another } from "./another.ts";
import type { Said } from "./fill.ts";
import { HELPING } from "./heard.ts";
import type { Role } from "./roles.ts";
import type { HeardSentence } from "./understand-talk.ts";

interface Deed {
  readonly lemma: string;
  readonly negative: boolean;
  /** Done, going on now and again, or still to come. */
  readonly when: "past" | "now" | "ahead";
  /** What the learner said of themselves, said of whom is spoken to; of somebody else as it was said. */
  readonly yours: string;
}

/**
 * A question about what the learner says they or somebody else do: «Мен жаңа пәтерге көштім» — «Қайдан көштіңіз?». Undefined where the
 * sentence tells no deed of their own, or the question is not right by the check.
 */
export function echoOf(
  heard: readonly HeardSentence[],
  roles: ReadonlySet<Role>,
  tools: Tools,
): Said | undefined {
  const told = heard.findLast(({ asks, kazakh }) => kazakh && !asks);
  const said = told?.words.map(({ lower }) => lower) ?? [];
  // "… барамын деп ойлап жүрмін": the deed is what is thought of
  const words = said.includes("деп") ? said.slice(0, said.indexOf("деп")) : said;
  const person = told?.another ? "3" : "1";
  const deed = deedOf(words, person, tools);
  if (!deed) return undefined;
  const fitting = tools.course.tutor.echoes.find(
    ({ verbs, tells, negative = false, when }) =>
      negative === deed.negative &&
      (when === undefined || when === deed.when) &&
      (verbs === undefined || verbs.includes(deed.lemma)) &&
      // Who studies somewhere reads of nothing
      !(tells === "topic" && deed.lemma === "оқу" && roles.has("place")) &&
      !roles.has(tells),
  );
  if (!fitting) return undefined;
  const ask = `${fitting.ask} ${deed.yours}?`;
  const kz = told?.another
    ? `${whoDoes(told.another, deed, fitting.tells, roles)} ${lowered(ask)}`
    : ask;
  return tools.judge.check(kz).verdict === "wrong"
    ? undefined
    : { kz, en: fitting.en, ru: fitting.ru };
}

/** «Ол онда қашаннан бері тұрады?»: whoever does it, and the place where that was told. */
const whoDoes = (
  { many }: Another,
  { lemma }: Deed,
  asks: Role,
  roles: ReadonlySet<Role>,
): string => {
  const isThere = roles.has("place") && asks !== "place" && AT_PLACE.test(lemma);
  return `${many ? "Олар" : "Ол"}${isThere ? " онда" : ""}`;
};
const AT_PLACE = /^(?:тұру|оқу|жұмыс істеу|еңбек ету)$/u;

const lowered = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** The finite verb of the person that ends the sentence, with the converb or noun that belongs to it. */
function deedOf(words: readonly string[], person: "1" | "3", tools: Tools): Deed | undefined {
  const finite = (word: string) => finiteOf(word, person);
  const at = words.findLastIndex((word) => finite(word) !== undefined);
  const word = words[at];
  const reading = word === undefined ? undefined : finite(word);
  if (!word || !reading || at < words.length - 2) return undefined;
  const negative = reading.features.Polarity === "Neg";
  const yours = person === "3" ? word : ofYou(word, reading.lemma, reading.features, negative);
  if (yours === undefined) return undefined;
  const when =
    reading.features.Tense === "Past"
      ? ("past" as const)
      : words.some((one) => tools.patterns.one("echo.ahead").test(one))
        ? ("ahead" as const)
        : ("now" as const);
  const before = words[at - 1];
  const converb = before === undefined ? undefined : knownReadings(before)[0];
  if (before && converb?.features.VerbForm === "Conv" && HELPING.test(reading.lemma))
    return { lemma: converb.lemma, negative, when, yours: `${before} ${yours}` };
  // жұмыс істеймін is one deed of two words
  const joined = before ? `${before} ${reading.lemma}` : "";
  return before && tools.glossary.senses(joined).length > 0
    ? { lemma: joined, negative, when, yours: `${before} ${yours}` }
    : { lemma: reading.lemma, negative, when, yours };
}

const finiteOf = (word: string, person: "1" | "3") =>
  knownReadings(word).find(
    ({ features }) =>
      features.VerbForm === "Fin" && (features.Person ?? "3") === person && features.Mood === "Ind",
  );

const COPULA = /(?:[мбп])([ыі])(?:н|з)$/u;

function ofYou(
  word: string,
  lemma: string,
  { Tense, Aspect }: Readonly<Record<string, string>>,
  negative: boolean,
): string | undefined {
  if (Tense === "Past" && Aspect === undefined)
    return inflect(lemma, `V;IND;PST;2;SG;FORM${negative ? ";NEG" : ""}`)[0];
  const end = COPULA.exec(word);
  return end ? `${word.slice(0, end.index)}с${end[1]}з` : undefined;
}
