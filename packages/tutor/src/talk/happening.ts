import { knownReadings } from "../text/chat-spelling.ts";
import { HELPING, type HeardWord } from "./heard.ts";
import type { Role } from "./roles.ts";
import type { Move, Question } from "./topics.ts";

/** The deeds of a sentence and what it tells beside them. */
export interface Telling {
  readonly words: readonly HeardWord[];
  readonly deeds: ReadonlySet<string>;
  /** The deed that the sentence ends with, not those that lead to it. */
  readonly main: ReadonlySet<string>;
  readonly negative: boolean;
  /** The learner's own deed. */
  readonly isOfSelf: boolean;
  /** Still to happen, or happening again and again. */
  readonly isAhead: boolean;
}

const OF_SOMEBODY = 0.93;
const WITH_THING = 0.86;
const DEED_ALONE = 0.62;

/** Reads what a sentence tells; undefined where it has no deed. */
export function tellingOf(said: readonly HeardWord[]): Telling | undefined {
  const words = thought(said);
  // «Сөйлескім келеді»: nobody comes
  const verbs = words.flatMap(({ lower, lemmas }, at) =>
    (lemmas.size === 0 ? [] : knownReadings(lower)).filter(
      ({ features }) =>
        features.VerbForm !== undefined &&
        // "Whenever one travels", "if I enter": no deed that was done
        features.Mood !== "Cnd" &&
        (features.VerbForm !== "Part" || !UNDONE.test(words[at + 1]?.lower ?? "")),
    ),
  );
  if (verbs.length === 0) return undefined;
  const last = words.at(-1)?.lower ?? "";
  const finite = knownReadings(last).filter(({ features }) => features.VerbForm !== undefined);
  return {
    words,
    deeds: new Set(verbs.map(({ lemma }) => lemma)),
    main: mainDeeds(words),
    negative:
      /^(?:жоқ|жоқпын|жоқпыз|емес|емеспін)$/u.test(last) ||
      finite.some(({ features }) => features.Polarity === "Neg"),
    isOfSelf: finite.some(({ features }) => features.Person === "1") || wants(words),
    isAhead:
      wants(words) ||
      last === "керек" ||
      finite.some(
        ({ features: { Tense, Aspect } }) =>
          (Tense === "Pres" && Aspect === "Imp") || Tense === "Fut",
      ),
  };
}

/** «Кезекте тұрып, күттім» tells of waiting; «ұйықтап қалдым» of sleep. */
function mainDeeds(words: readonly HeardWord[]): ReadonlySet<string> {
  const isDone = ({ lower }: HeardWord) =>
    knownReadings(lower).some(({ features }) => features.VerbForm !== undefined);
  const at = words.findLastIndex(isDone);
  const last = words[at];
  const before = words[at - 1];
  if (!last) return new Set();
  const lemmas = (word: HeardWord) => knownReadings(word.lower).map(({ lemma }) => lemma);
  const helps = before && isDone(before) && lemmas(last).some((lemma) => HELPING.test(lemma));
  return new Set([...lemmas(last), ...(helps ? lemmas(before) : [])]);
}

/** «… қалдырдым деп ойлаймын»: what is thought is told. */
function thought(words: readonly HeardWord[]): readonly HeardWord[] {
  const at = words.findLastIndex(({ lower }) => lower === "деп");
  return at > 0 && at === words.length - 2 ? words.slice(0, at) : words;
}

/** What stands after a participle that tells of no deed of its own. */
const UNDONE = /^(?:сайын|сияқты|секілді)$/u;

/** "I want to go": «барғым келеді», «барғымыз келіп отыр». */
const wants = (words: readonly HeardWord[]): boolean =>
  words.some(
    ({ lower }, at) =>
      /[ғгқк][ыі](?:м|мыз|міз)$/u.test(lower) && /^кел/u.test(words[at + 1]?.lower ?? ""),
  );

/** Whether a sentence tells what a move answers, and how surely; undefined where it does not. */
export function happened({ happens = [] }: Move, telling: Telling): number | undefined {
  const sure = happens.flatMap(({ deeds, things, who, own, negative = false, plan = false }) => {
    if (own && !telling.isOfSelf) return [];
    if (negative !== telling.negative || plan !== telling.isAhead) return [];
    if (!deeds.some((deed) => telling.deeds.has(deed))) return [];
    if (who && !who.some((one) => namesThing(telling.words, one))) return [];
    if (things && !things.some((thing) => namesThing(telling.words, thing))) return [];
    return who ? OF_SOMEBODY : things ? WITH_THING : DEED_ALONE;
  });
  return sure.length === 0 ? undefined : Math.max(...sure);
}

/** Whether a thing, of one word or of two, is named in some form. */
export function namesThing(words: readonly HeardWord[], thing: string): boolean {
  const parts = thing.toLowerCase().split(" ");
  const head = parts.at(-1) ?? "";
  return words.some(
    (word, at) =>
      word.nouns.has(head) &&
      parts
        .slice(0, -1)
        .every((part, place) => words[at - parts.length + 1 + place]?.lower === part),
  );
}

/** Whether what a question would find out was told already, or cannot be asked of what is still to happen. */
export function isTold(
  { tells, says }: Question,
  roles: ReadonlySet<Role>,
  telling: Telling | undefined,
): boolean {
  return (
    (tells !== undefined && roles.has(tells)) ||
    (telling?.isAhead === true && (PAST.test(says.A.kz) || isOfPast(says.A.kz)))
  );
}

/** «Сізге не ұнады?»: past, though its letters may end the present of another verb. */
const isOfPast = (question: string): boolean => {
  const readings = knownReadings(/(\p{L}+)\?$/u.exec(question)?.[1] ?? "");
  return readings.length > 0 && readings.every(({ features }) => features.Tense === "Past");
};

/** A question whose verb is in the past. */
const PAST = /(?:[дт][ыі](?:ңыз|ңіз|ңыздар|ңіздер)|(?<![аейи])[дт][ыі])(?: [мбп][ае])?\?$/u;
