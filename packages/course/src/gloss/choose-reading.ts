import type { Candidate } from "@tilashar/kazakh";
import type { ReadToken } from "./gloss.ts";
import {
  converb,
  finite,
  firstIs,
  isBid,
  mayBe,
  nominal,
  plainCase,
  verbal,
} from "./reading-kinds.ts";
import { type Surroundings, surroundingsOf } from "./surroundings.ts";
import { BID, wordBonus } from "./word-rules.ts";

/** Words after a finite verb that leave it the end of its clause. */
const afterPredicate = new Set(
  "ма ме ба бе па пе ғой қой да де та те екен еді емес шығар деп деген деді дейді депті ше ғана".split(
    " ",
  ),
);

const isCan = (one: Candidate) => one.lemma === "алу" && verbal(one) && finite(one);

/**
 * Chooses a reading for each word of a sentence by its neighbours. Where nothing speaks against it the
 * engine's first reading stands.
 *
 * @param names dictionary forms that the text uses as names
 * @param isExpression whether a dictionary form of several words has a meaning of its own
 * @returns the place of the chosen candidate for each token; -1 where there is none
 */
export function chooseReadings(
  tokens: readonly ReadToken[],
  names: ReadonlySet<string>,
  isExpression: (lemma: string) => boolean = () => false,
): number[] {
  const chosen: number[] = [];
  tokens.forEach((token, at) => {
    const { candidates } = token;
    if (candidates.length < 2) {
      chosen.push(candidates.length - 1);
      return;
    }
    const around = surroundingsOf(tokens, at, chosen, isExpression);
    let best = 0;
    let most = Number.NEGATIVE_INFINITY;
    candidates.forEach((candidate, place) => {
      const score =
        Math.log2(candidate.confidence) +
        bonus(candidate, around, names) +
        (isVoiceOfListed(candidate, candidates) ? VOICE : 0);
      if (score > most + 1e-9) {
        most = score;
        best = place;
      }
    });
    chosen.push(best);
  });
  return chosen;
}

/** Enough to leave a voice behind the verb that dictionaries list for the same letters. */
const VOICE = -2;

/** алыс- is алысу, "to wrestle", rather than алу done to each other; толғат- is "to be in labour". A passive is one, listed or not. */
const isVoiceOfListed = (one: Candidate, all: readonly Candidate[]): boolean =>
  verbal(one) &&
  (one.features.Voice === "Rcp" || one.features.Voice === "Cau") &&
  all.some(
    (other) =>
      other.upos === one.upos &&
      other.lemma !== one.lemma &&
      other.features.Voice === undefined &&
      other.segments[0] === one.segments[0] &&
      other.suffixes.length === one.suffixes.length,
  );

/** How much better or worse the surroundings make a reading, as a power of two. */
function bonus(one: Candidate, around: Surroundings, names: ReadonlySet<string>): number {
  return (
    nameBonus(one, around, names) +
    clauseBonus(one, around) +
    neighbourBonus(one, around) +
    bidBonus(one, around) +
    // The parts of an expression are read as such: ән сала is салу, not a branch
    (one.upos === "VERB" && !isBid(one) && around.joins(one.lemma) ? 6 : 0) +
    wordBonus(one, around)
  );
}

function nameBonus(one: Candidate, around: Surroundings, names: ReadonlySet<string>): number {
  if (!around.capital) return 0;
  if (one.upos !== "PROPN") return 0;
  // The first word of a sentence has its capital anyway.
  return names.has(one.lemma) ? 5 : around.opens ? -2 : 3;
}

/**
 * A bid ends its clause: after a converb (жазып ал), after its object (допты ұста), after where to
 * (төрге шық), or alone with an exclamation mark. An adjective after a dative is no bid (тілге жат).
 */
function bidBonus(one: Candidate, around: Surroundings): number {
  const { closes, mark, beyond, object, before, opens } = around;
  if (!isBid(one) || !closes || one.lemma === "деу") return 0;
  const previous = before?.reading;
  if (previous !== undefined && converb(previous) && previous.features.Polarity !== "Neg")
    return BID;
  if (object) return BID;
  if (one.features.Polarity === "Neg" && mark === "!") return BID;
  // кімге сен, кімге сіз: a row of pronouns
  const isRow =
    mark === "," && previous?.upos === "PRON" && mayBe(beyond, ({ upos }) => upos === "PRON");
  if (/^(?:Dat|Abl)$/.test(previous?.features.Case ?? "") && !NEVER_BIDDEN.has(one.lemma) && !isRow)
    return BID;
  if (previous?.lemma === "соң" || (mark === "!" && MANNER.has(before?.text ?? ""))) return BID;
  return mark === "!" && !opens && previous?.upos === "NOUN" && plainCase(previous) ? 7 : 0;
}

/** How or where somebody is told to do something: тез шық! */
const MANNER = new Set("тез ерте бері мұнда әрі жоғары төмен алға артқа бірге".split(" "));

/** Verbs whose stem after a dative is an adjective or a noun: тілге жат, маған таныс. */
const NEVER_BIDDEN = new Set(
  "жату танысу тиісу ауыру қызығу алу жеңілу шекараласу көру туу қыру құру жылу бұру".split(" "),
);

/** A finite verb ends its clause; what ends no clause is hardly one. */
function clauseBonus(one: Candidate, around: Surroundings): number {
  const { closes, mark, after, second, object } = around;
  // An object waits for what is done to it: мөрін басты is no "chief"
  if (closes && object && !verbal(one) && (mark === "" || /[.!?…]/.test(mark))) return -4;
  if (!verbal(one) || !finite(one)) return 0;
  const next = after?.text.toLowerCase() ?? "";
  if (closes) return mark === "," || mark === "" || /[.!?…»:;—]/.test(mark) ? 1.2 : 0;
  // Whom it is said of may follow: қайдан шықтың сен
  const isSubject = second === undefined && firstIs(after, ({ upos }) => upos === "PRON");
  if (afterPredicate.has(next) || isSubject) return 0.8;
  return -2.2;
}

function neighbourBonus(one: Candidate, around: Surroundings): number {
  const { before, after } = around;
  let score = 0;
  const previous = before?.reading;
  // After a converb the next verb helps it; a noun there is rare.
  if (previous && converb(previous) && verbal(one)) score += 1;
  // Before a verb that says it goes on, what goes on: зорлап жатқан
  if (converb(one) && firstIs(after, ({ lemma, upos }) => upos === "AUX" || GOING_ON.has(lemma)))
    score += 3;
  // What somebody would do: істер едім
  if (one.suffixes.at(-1)?.id === "fut" && /^еді/.test(after?.text ?? "")) score += 6;
  // "Can" follows a converb: жаза алады
  if (converb(one) && one.features.Aspect === "Imp" && mayBe(after, isCan)) score += 6;
  if (one.upos === "AUX" && one.features.Tense === "Pres")
    score += previous && converb(previous) ? 1.5 : -3;
  // An attribute stands before a noun, an adverb before a verb or an adjective.
  const beforeNoun = firstIs(after, ({ upos }) => upos === "NOUN");
  // Екен says nothing of how: дәмі жақсы екен is "good"
  const beforeVerb = firstIs(after, (next) => verbal(next) && !/^(?:е|емес)$/.test(next.lemma));
  const bare = one.suffixes.length === 0;
  if (one.upos === "ADJ" && bare) score += beforeNoun ? 1 : beforeVerb ? -1 : 0;
  if (one.upos === "ADV") score += beforeVerb ? 1 : beforeNoun ? -1 : 0;
  if (one.upos === "NOUN" && bare)
    score += beforeNoun
      ? -0.6
      : firstIs(after, ({ lemma }) => lemma === "деу")
        ? 1.8
        : beforeVerb
          ? 0.5
          : 0;
  if (one.upos === "NOUN" && previous?.features.VerbForm === "Part") score += 0.5;
  if (one.upos === "ADP") score += postpositionBonus(one, previous);
  // The thing a transitive verb is done to, and what a noun belongs to.
  if (one.features.Case === "Acc" && mayBe(after, verbal)) score += 1;
  if (one.features["Person[psor]"] === "3" && previous?.features.Case === "Gen") score += 1.2;
  return score;
}

/** Verbs that say of the one before them that it is going on. */
const GOING_ON = new Set("жату отыру тұру жүру".split(" "));

/** A postposition stands after the case it asks for, and nowhere else. */
function postpositionBonus(one: Candidate, previous: Candidate | undefined): number {
  if (previous === undefined) return -4;
  const asked = one.entry?.governs ?? [];
  const given = (previous.features.Case ?? "Nom").toLowerCase();
  if (asked.length > 0) return (asked as readonly string[]).includes(given) ? 1.5 : -4;
  return nominal(previous) ? 0.6 : -2;
}
