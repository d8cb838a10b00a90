import type { Tools } from "../ask.ts";
import { knownReadings } from "../text/chat-spelling.ts";
import type { HeardWord } from "./heard.ts";
import type { ReadMove } from "./topics.ts";

/** Somebody beside the learner whom a sentence tells of. */
export interface Another {
  readonly many: boolean;
}

const OF_LEARNER = /^(?:мен|біз|маған|бізге|мені|бізді|менде|бізде|сен|сіз)$/u;
/** «Менің балам бар» tells of the learner. */
const IS_THERE = /^(?:бар|жоқ)$/u;
const WISHED = /[ғгқк][ыі](?:м|мыз|міз)$/u;
const MANY = /(?:лар|лер|дар|дер|тар|тер)/u;
/** What happens by itself, of nobody. */
const OF_NOBODY = /^(?:жауу|соғу|болу|ұнау|басталу|біту|аяқталу|керек|өту|түсу|еру)$/u;

/**
 * Whom a sentence tells of, where that is not the learner: «Ол Шымкентте тұрады», «Ағам дәрігер», and after one of these
 * «Футбол ойнауды жақсы көреді». Undefined of the learner, of things, and of what happens by itself.
 *
 * @param before what was told last, the latest last
 */
export function anotherIn(
  words: readonly HeardWord[],
  before: readonly (readonly HeardWord[])[],
  tools: Tools,
): Another | undefined {
  if (words.some(({ lower }) => OF_LEARNER.test(lower))) return undefined;
  const last = words.at(-1);
  if (!last || isOfFirst(last) || IS_THERE.test(last.lower)) return undefined;
  // «Онымен сөйлескім келеді»: nobody comes
  if (words.some(({ lower }) => WISHED.test(lower)) && /^кел/u.test(last.lower)) return undefined;
  const named = whoIn(words, tools);
  if (named) return named;
  const told = before.flatMap((one) => whoIn(one, tools) ?? pointedIn(one) ?? []).at(-1);
  const pointed = pointedIn(words);
  if (pointed) return pointed;
  return told && isDone(words) ? told : undefined;
}

/** «Ол жұмыс істейді»: whoever does it. */
function pointedIn(words: readonly HeardWord[]): Another | undefined {
  const pointed = words.find(({ lower }) => /^(?:ол|олар)$/u.test(lower));
  return pointed && isDone(words) ? { many: pointed.lower === "олар" } : undefined;
}

/** A verb or a predicate of the first person. */
const isOfFirst = ({ lower }: HeardWord): boolean =>
  knownReadings(lower).some(
    ({ features }) => features.Person === "1" && features["Person[psor]"] === undefined,
  );

/** Somebody who is named as the one that the sentence is about, in no case. */
function whoIn(words: readonly HeardWord[], tools: Tools): Another | undefined {
  const people = peopleOf(tools);
  for (const { lower, nouns } of words.slice(0, -1)) {
    if (![...nouns].some((noun) => people.has(noun))) continue;
    const readings = knownReadings(lower).filter(({ lemma }) => people.has(lemma.toLowerCase()));
    const bare = readings.find(
      ({ features }) => (features.Case ?? "Nom") === "Nom" && features.VerbForm === undefined,
    );
    if (bare) return { many: MANY.test(lower.slice(bare.lemma.length - 1)) };
  }
  return undefined;
}

/** Ends with a deed of a third person. */
function isDone(words: readonly HeardWord[]): boolean {
  return knownReadings(words.at(-1)?.lower ?? "").some(
    ({ lemma, features }) =>
      features.VerbForm === "Fin" &&
      (features.Person ?? "3") === "3" &&
      features.Mood !== "Imp" &&
      !OF_NOBODY.test(lemma),
  );
}

const peopleBefore = new WeakMap<Tools["course"], ReadonlySet<string>>();
function peopleOf({ course }: Tools): ReadonlySet<string> {
  let people = peopleBefore.get(course);
  if (!people) {
    people = new Set(course.tutor.people);
    peopleBefore.set(course, people);
  }
  return people;
}

const named = new WeakMap<ReadMove["move"], boolean>();

/** Whether a move names people, so that it knows whom it meets: «Апам ауырып жатыр». */
export function namesPeople({ move }: ReadMove, tools: Tools): boolean {
  let known = named.get(move);
  if (known === undefined) {
    const heard = [...(move.hears?.kz ?? []), ...(move.told ?? [])].join(" ");
    known =
      move.happens?.some(({ who }) => who !== undefined) === true ||
      heard.split(/[\s|]+/u).some((word) => isPerson(word.replace(/^=|\*$/gu, ""), tools));
    named.set(move, known);
  }
  return known;
}

const addressed = new WeakMap<ReadMove["move"], boolean>();

/**
 * Whether a move speaks to the learner of what is theirs, so that it does not meet what is told of somebody else: «Сіздің
 * командаңызға сәттілік!»
 */
export function isSaidToLearner(read: ReadMove, tools: Tools): boolean {
  const { move } = read;
  let known = addressed.get(move);
  if (known === undefined) {
    known =
      !namesPeople(read, tools) &&
      [move.says.A, ...(move.others ?? [])].some(
        ({ kz }) => SAID_TO.test(kz) || speaksTo(kz) || namesOwn(kz, tools),
      );
    addressed.set(move, known);
  }
  return known;
}
const SAID_TO = /(?<!\p{L})(?:сіз|сізге|сіздің|сізді|сізде|сізбен)(?!\p{L})/iu;

/** «Ұйқыңыз қансын!» is wished to whoever sleeps, «анаңыз» names another. */
const namesOwn = (line: string, tools: Tools): boolean =>
  (line.toLowerCase().match(/\p{L}+/gu) ?? []).some((word) =>
    knownReadings(word).some(
      ({ lemma, features }) =>
        features["Person[psor]"] === "2" && !peopleOf(tools).has(lemma.toLowerCase()),
    ),
  );

const isPerson = (word: string, tools: Tools): boolean =>
  peopleOf(tools).has(word) ||
  knownReadings(word).some(({ lemma }) => peopleOf(tools).has(lemma.toLowerCase()));

/** Whether a line speaks to somebody by a verb. */
export const speaksTo = (line: string): boolean =>
  (line.toLowerCase().match(/\p{L}+/gu) ?? []).some((word) =>
    knownReadings(word).some(
      ({ features }) => features.VerbForm === "Fin" && features.Person === "2",
    ),
  );
