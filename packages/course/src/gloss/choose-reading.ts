import type { Candidate } from "@tilashar/kazakh";
import type { ReadToken } from "./gloss.ts";

/** What surrounds a word. Words are the nearest ones on each side inside the clause's punctuation. */
interface Surroundings {
  readonly word: string;
  readonly before: Chosen | undefined;
  readonly after: ReadToken | undefined;
  readonly second: ReadToken | undefined;
  /** Nothing but opening punctuation stands before it in the clause. */
  readonly opens: boolean;
  /** Punctuation or the end follows. */
  readonly closes: boolean;
  /** Punctuation that follows at once; empty where a word or the end does. */
  readonly mark: string;
  readonly capital: boolean;
  /** An object in the accusative stands before it in the clause, and no verb for it yet. */
  readonly object: boolean;
  /** Whether the word before and a dictionary form are an expression: ән салу. */
  readonly joins: (lemma: string) => boolean;
}

interface Chosen {
  readonly text: string;
  readonly reading: Candidate | undefined;
}

const finite = ({ features }: Candidate) => features.VerbForm === "Fin";
const converb = ({ features }: Candidate) => features.VerbForm === "Conv";
const verbal = ({ upos }: Candidate) => upos === "VERB" || upos === "AUX";
const nominal = ({ upos }: Candidate) =>
  upos === "NOUN" || upos === "PROPN" || upos === "PRON" || upos === "NUM";
const plainCase = ({ features }: Candidate) =>
  features.Case === undefined || features.Case === "Nom";

/** "Do it!": the bare stem of a verb, negated or with -шы. */
export const isBid = ({ features, suffixes }: Candidate): boolean =>
  features.Mood === "Imp" &&
  features.Polite === "Infm" &&
  features.Number === "Sing" &&
  suffixes.every(({ id }) => id === "neg" || id === "please");

/** Words after a finite verb that leave it the end of its clause. */
const afterPredicate = new Set(
  "ма ме ба бе па пе ғой қой да де та те екен еді емес шығар деп деген деді дейді депті ше ғана".split(
    " ",
  ),
);

const isCan = (one: Candidate) => one.lemma === "алу" && verbal(one) && finite(one);

const mayBe = (token: ReadToken | undefined, is: (one: Candidate) => boolean): boolean =>
  token?.candidates.some(is) ?? false;

const firstIs = (token: ReadToken | undefined, is: (one: Candidate) => boolean): boolean => {
  const first = token?.candidates[0];
  return first !== undefined && is(first);
};

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
      const score = Math.log2(candidate.confidence) + bonus(candidate, around, names);
      if (score > most + 1e-9) {
        most = score;
        best = place;
      }
    });
    chosen.push(best);
  });
  return chosen;
}

function surroundingsOf(
  tokens: readonly ReadToken[],
  at: number,
  chosen: readonly number[],
  isExpression: (lemma: string) => boolean,
): Surroundings {
  const isBreak = ({ kind, text }: ReadToken) => kind === "punctuation" && text !== "-";
  let back = at - 1;
  while (back >= 0 && tokens[back]?.kind === "space") back--;
  const previous = tokens[back];
  const opens = previous === undefined || isBreak(previous);
  const ahead: ReadToken[] = [];
  let mark = "";
  for (let place = at + 1; place < tokens.length && ahead.length < 2; place++) {
    const token = tokens[place] as ReadToken;
    if (token.kind === "space") continue;
    if (isBreak(token)) {
      if (ahead.length === 0) mark = token.text;
      break;
    }
    ahead.push(token);
  }
  const text = tokens[at]?.text ?? "";
  const before = opens ? "" : (previous?.text.toLowerCase() ?? "");
  return {
    object: hasObject(tokens, back, chosen),
    joins: (lemma) =>
      before !== "" &&
      isExpression(`${before} ${lemma}`) &&
      !isExpression(`${before} ${text.toLowerCase()}`),
    word: text.toLowerCase(),
    before:
      opens || previous === undefined
        ? undefined
        : { text: previous.text.toLowerCase(), reading: previous.candidates[chosen[back] ?? 0] },
    after: ahead[0],
    second: ahead[1],
    opens,
    closes: ahead.length === 0,
    mark,
    capital: text.charAt(0) !== text.charAt(0).toLowerCase(),
  };
}

/** Whether an accusative stands before a place in its clause with no verb after it. */
function hasObject(tokens: readonly ReadToken[], from: number, chosen: readonly number[]): boolean {
  for (let place = from; place >= 0; place--) {
    const token = tokens[place] as ReadToken;
    if (token.kind === "punctuation" && token.text !== "-") return false;
    const reading = token.candidates[chosen[place] ?? 0];
    if (reading === undefined) continue;
    // қанатты ат is no bid: қанатты may be the adjective
    const maybeAdjective = token.candidates.some(({ upos }) => upos === "ADJ");
    if (reading.features.Case === "Acc" && !maybeAdjective) return true;
    if (verbal(reading)) return false;
  }
  return false;
}

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

/** Enough to bring a bid before a common noun spelt the same. */
const BID = 9;

/**
 * A bid ends its clause: after a converb (жазып ал), after its object (допты ұста), after where to
 * (төрге шық), or alone with an exclamation mark. An adjective after a dative is no bid (тілге жат).
 */
function bidBonus(one: Candidate, { closes, mark, object, before, opens }: Surroundings): number {
  if (!isBid(one) || !closes || one.lemma === "деу") return 0;
  const previous = before?.reading;
  if (previous !== undefined && converb(previous) && previous.features.Polarity !== "Neg")
    return BID;
  if (object) return BID;
  if (one.features.Polarity === "Neg" && mark === "!") return BID;
  // кімге сен, кімге сіз: a row of pronouns
  const isRow = mark === "," && previous?.upos === "PRON";
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
function clauseBonus(one: Candidate, { closes, mark, after }: Surroundings): number {
  if (!verbal(one) || !finite(one)) return 0;
  const next = after?.text.toLowerCase() ?? "";
  if (closes) return mark === "," || mark === "" || /[.!?…»:;—]/.test(mark) ? 1.2 : 0;
  if (afterPredicate.has(next)) return 0.8;
  return -2.2;
}

function neighbourBonus(one: Candidate, around: Surroundings): number {
  const { before, after } = around;
  let score = 0;
  const previous = before?.reading;
  // After a converb the next verb helps it; a noun there is rare.
  if (previous && converb(previous) && verbal(one)) score += 1;
  // "Can" follows a converb: жаза алады
  if (converb(one) && one.features.Aspect === "Imp" && mayBe(after, isCan)) score += 6;
  if (one.upos === "AUX" && one.features.Tense === "Pres")
    score += previous && converb(previous) ? 1.5 : -3;
  // An attribute stands before a noun, an adverb before a verb or an adjective.
  const beforeNoun = firstIs(after, ({ upos }) => upos === "NOUN");
  const beforeVerb = firstIs(after, verbal);
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

/** A postposition stands after the case it asks for, and nowhere else. */
function postpositionBonus(one: Candidate, previous: Candidate | undefined): number {
  if (previous === undefined) return -4;
  const asked = one.entry?.governs ?? [];
  const given = (previous.features.Case ?? "Nom").toLowerCase();
  if (asked.length > 0) return (asked as readonly string[]).includes(given) ? 1.5 : -4;
  return nominal(previous) ? 0.6 : -2;
}

/** Words whose readings ask for rules of their own. */
function wordBonus(one: Candidate, around: Surroundings): number {
  const { word, before, after, opens, closes, mark } = around;
  const previous = before?.reading;
  switch (word) {
    case "мен": {
      const joins = previous !== undefined && nominal(previous) && plainCase(previous);
      const joinsPhrase =
        previous !== undefined &&
        (previous.features.VerbForm === "Vnoun" || previous.upos === "ADJ") &&
        plainCase(previous);
      const isJoin = !opens && (joins || joinsPhrase) && !closes;
      return one.upos === "PRON" ? (isJoin ? -6 : 6) : 0;
    }
    case "жоқ":
      return one.upos === "PART" ? (opens && /[,.!]/.test(mark) ? 4 : -2) : 0;
    case "жылы":
      // 2019 жылы, сол жылы, келген жылы; but сіз берген жылы шапан
      if (one.upos !== "NOUN" || previous === undefined) return 0;
      if (previous.upos === "NUM" || previous.upos === "DET") return 4;
      return previous.features.VerbForm === "Part" && !firstIs(after, ({ upos }) => upos === "NOUN")
        ? 2
        : -3;
    case "не":
      return one.upos === "CCONJ"
        ? after?.text === "болмаса" || after?.text === "месе"
          ? 3
          : -3
        : 0;
    case "ақ":
      return one.upos === "PART" ? (before?.text.endsWith("-") ? 4 : -4) : 0;
    case "қой":
      return one.upos === "PART"
        ? previous !== undefined && (verbal(previous) || previous.upos === "ADJ") && closes
          ? 3
          : -3
        : 0;
    case "сияқты":
      return one.upos === "ADP" ? 4 : 0;
    case "іш":
      // The inside of something has an owner: қымыз іш is "drink"
      return isBid(one) && closes && !opens ? BID : 0;
    case "жат":
      return isBid(one) && closes && previous?.features.Case === "Loc" ? BID : 0;
    case "мыс":
      // Copper; the particle is written with a hyphen or stands last
      return one.upos === "PART" && !closes ? -6 : 0;
    case "бай":
      return one.upos === "NOUN" && closes ? 3 : 0;
    case "сонымен":
      return one.upos === "PRON" ? (opens ? -2 : 2) : 0;
    case "құтты":
      return one.upos === "ADJ" ? 5 : 0;
    case "тегіс":
      return one.upos === "ADJ" ? 2 : 0;
    case "кешке":
    case "алыстан":
    case "бірден":
      return one.upos === "ADV" && one.suffixes.length === 0 ? 2.5 : 0;
    case "ұлу":
      // A snail that somebody is; wolves howl
      return one.upos === "NOUN" && closes && previous?.upos !== "NOUN" ? 6 : 0;
    case "асық":
      return isBid(one) && opens && closes ? BID : 0;
    case "қойдың":
      return verbal(one) && after?.text === "ба" ? 6 : 0;
    case "басым":
      return one.upos === "NOUN" && /^ауыр/.test(after?.text ?? "") ? 6 : 0;
    case "шарлар":
      return one.upos === "NOUN" ? 4 : 0;
    case "қарға":
      // The crow stands alone, "to the snow" before what happens there
      return one.lemma === "қарға" && (opens || closes) ? 6 : 0;
    case "енді":
      return one.upos === "ADV" && previous?.features.Case !== "Dat" ? 4 : 0;
    case "міне":
      return one.upos === "INTJ" && opens ? 6 : 0;
    case "айналайын":
      return one.upos === "INTJ" ? 4 : 0;
    case "ала":
      return one.lemma === "алу" && previous !== undefined && converb(previous) ? 6 : 0;
    case "бойы":
      return one.upos === "NOUN" && previous?.features.Case === "Gen" ? 6 : 0;
    case "күнде":
      return one.upos === "ADV" && previous?.upos !== "DET" ? 4 : 0;
    case "таба":
      return one.upos === "NOUN" && opens && !firstIs(after, verbal) ? 6 : 0;
    case "қайта":
      return one.upos === "ADV" ? 2 : 0;
    case "онда":
      return one.upos === "ADV" ? (opens ? 9 : 1.5) : one.upos === "CCONJ" ? 1.5 : 0;
    case "ол":
    case "сонда":
    case "содан":
    case "мұнда":
      return one.upos === "ADV" || one.upos === "CCONJ" ? 1.5 : 0;
    default:
      // Біріншіден, … is "firstly"; from the first, inside a sentence
      if (opens && /нш[ыі][дн][ае]н$/.test(word)) return one.upos === "ADV" ? 4 : 0;
      // The thing born, not the relative: қазанның туғанына
      return one.lemma === "туған" && one.suffixes[0]?.id === "pss3" ? -1.5 : 0;
  }
}
