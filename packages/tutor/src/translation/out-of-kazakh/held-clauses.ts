import type { Doubts } from "./doubts.ts";
import type { Held } from "./held.ts";
import { type Meaning, type Predicate, pronounOf, type Thing } from "./meaning.ts";
import type { Hanging } from "./read-hanging.ts";
import type { Said } from "./said.ts";
import type { SentenceWords } from "./sentence-words.ts";

/** Қанша сұрасам да: the condition that a word of how much stands before. */
export function concessionAt(at: number, words: SentenceWords): number | undefined {
  if (!/^(?:қанша|қаншама)$/u.test(words.lower(at))) return undefined;
  const cond = words.parse.words.findIndex(
    ({ reading }, one) => one > at && reading.form === "cond",
  );
  return cond > at && cond - at <= 3 && words.also(cond) ? cond : undefined;
}

/** «Үйге келгенде, ешкім жоқ екен»: nobody came; whoever tells it did. */
export function doerOf(named: Thing | undefined, doubts: Doubts): Thing | undefined {
  if (!named?.indefinite || !/^(?:nobody|nothing)$/.test(named.say.en)) return named;
  doubts.at("who came");
  return pronounOf("1s");
}

/** What екен tells: of a question only that it is asked gently, and beside what was done then, how it was then. */
export function foundSo(
  own: Said,
  question: boolean,
  predicate: Predicate,
  held: Held,
): Pick<Meaning, "stance" | "tense"> {
  const { stance } = own;
  const tense = isEveryYear(own, predicate, held) ? "present" : own.tense;
  const isFound = stance?.en.startsWith("it turns out") === true;
  if (isFound && tense === "present" && held.links.some(({ kind }) => kind === "when"))
    return { tense: "past" };
  return isFound && question ? { tense } : { stance, tense };
}

/** «Қыста мұнда суық болады»: it is so in every winter. */
const isEveryYear = (
  { tense, mood, supposed }: Said,
  predicate: Predicate,
  { times, links }: Held,
): boolean =>
  tense === "coming" &&
  mood === "plain" &&
  !supposed &&
  predicate.kind === "is-so" &&
  links.length === 0 &&
  times.length > 0 &&
  times.every(({ en }) => /^(?:in (?:winter|summer|spring|autumn)|often|always|usually)$/.test(en));

/** How a clause hangs on what is only supposed, or was found so. */
export function hungOn({ kind }: Hanging, own: Said, told: Meaning): Hanging {
  // Ол айтпағанда, білмес едім: it was only supposed
  if (kind === "when" && own.supposed)
    return { kind: "if", meaning: { ...told, tense: "before-then" } };
  // Келсек, олар кетіп қалыпты: it was so when we came
  return kind === "if" && own.heard
    ? { kind: "when", meaning: { ...told, tense: "past" } }
    : { kind, meaning: told };
}

/** «Жүргізуші тоқтамай кетті»: whoever is named in what was left undone does the rest. */
export function silentDoer({ subject, links, about }: Held): Thing | undefined {
  const isUnnamed = subject === undefined || (subject.lemma === "" && subject.person === "3");
  if (!isUnnamed || about) return undefined;
  const inner = links.find(({ kind }) => kind === "without")?.meaning.subject;
  return inner && inner.lemma !== "" && !inner.asks ? inner : undefined;
}
