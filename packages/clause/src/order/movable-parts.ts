import { isUnder, type Parse, type Placed } from "../parse.ts";
import { CLAUSE_CONJUNCTIONS, MOTION, QUESTION_WORDS, TIMES } from "../word/word-lists.ts";

const set = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/));

/** What belongs to a whole clause, and stands anywhere before its verb. */
const FREE = set("subject object dative place source with time adverbial purpose");
/** Adverbs that say when or how often, and where; others stay with what they tell of. */
const TIME_ADVERBS = set(
  `бүгін ертең кеше қазір таңертең кешке түнде күндіз жазда қыста көктемде күзде әрқашан кейде үнемі әдетте бұрын
  ешқашан биыл былтыр көбінесе көбіне баяғыда ертеде енді`,
);
const FREE_ADVERBS = new Set([...TIME_ADVERBS, ...set("мұнда осында бірден кенет")]);
/** Words of {@link TIMES} that count or repeat what is done, and stay with it. */
const COUNTING = set("рет мәрте есе жол қайта");
/** Verbs that a bare word in the dative makes one thing with: жолға шығу, тәртіпке келтіру. */
const DATIVE_IDIOMS = set(
  `шығу шығару түсіру келтіру қосу орналасу айналу созылу салу қою алу беру түсу тұру асу толу жету кіру кірісу тарту батыру қалу айту`,
);
/** Asked for a reason or a time, these stand where a clause likes. */
const FREE_QUESTIONS = set("неге қашан неліктен");
/** A noun after them is what they tell of: ерлік туралы дастан, жүзге жуық адам. */
const OF_A_NOUN = set("туралы жайлы жайында жөнінде жуық аса астам таман шақты");
/** "There" and "then" are one word, and its place tells which. */
const THEN_OR_THERE = set("онда сонда");
/** Two words for one thing, which the analysis reads as two. */
const COMPOUNDS = new Set(["ас үй"]);
/** With кейін, соң or бері after them they join a clause to the one before, and stand first in it. */
const THEN = set("содан осыдан бұдан одан");
/** They say what something is like, and stay before it: аю сияқты күшті. */
const LIKENESS = set("сияқты секілді тәрізді");
/** Before one of them қарай is a converb, not "towards": артына қарай берді. */
const AFTER_LOOKING = set("беру қалу бастау салу");
/** -ты, and -ды after these, make adjectives as well as objects: ағайынды төрелер. */
const OBJECT_OR_ADJECTIVE = /(?:т|[лмнңзж]д)[ыі]$/;
/** They lean on each of several things named together. */
const ALSO = set("да де та те");
/** They close a predicate, and what they close is part of it. */
const SPINE = set("predicate helped infinitive no complement compound");

/** A stretch of tokens that moves as one, or stays. */
export interface MovablePart {
  readonly places: readonly number[];
  readonly moves: boolean;
  /** What it is to the predicate. */
  readonly relation: string;
}

/** The parts of the main clause, its predicate last. */
export function movableParts(parse: Parse): MovablePart[] {
  const { tokens, words } = parse;
  // күндіз де, түнде де: what is named together stays together, and the parse does not say what that is
  if (tokens.filter(({ leaning }) => leaning.some((word) => ALSO.has(word))).length > 1) return [];
  const root = words.findIndex(({ head }) => head === -1);
  const spine = new Set([root]);
  let from = root;
  for (let at = root - 1; at >= 0; at--) {
    const word = words[at];
    if (word === undefined || !spine.has(word.head) || !SPINE.has(word.relation)) break;
    spine.add(at);
    from = at;
  }
  const parts: MovablePart[] = [];
  let end = from;
  // From the predicate back: a part begins where the words under its head do
  for (let at = from - 1; at >= 0; at--) {
    if (!spine.has(words[at]?.head ?? -1)) continue;
    const places = placesUnder(words, at, end);
    const next = parts[0];
    if (isCondition(parse, at, places, end)) {
      end = places[0] ?? at;
      parts.unshift({ places, moves: true, relation: "condition" });
      continue;
    }
    const barred =
      places.some((place) => tokens[place]?.mark !== "") || isOfAnotherClause(parse, at, end);
    if (barred) {
      // сатып алушылар: what stands after it may be one with it
      if (next !== undefined && tokens[at]?.mark === "" && words[at]?.reading.kind !== "conj")
        parts.splice(0, 1, { ...next, moves: false });
      break;
    }
    end = places[0] ?? at;
    const moves = isFree(parse, at, root, parts.length === 0 ? spine : null);
    // бүгін кешке, аптасына бір рет, сағат алтыда, таңнан кешке дейін: times that follow one another are one
    const after = next?.places.at(-1) ?? at;
    const isOneTime =
      words[at]?.reading.lemma === "сағат" ||
      (isTime(parse, at) && isTime(parse, after)) ||
      (words[at]?.reading.case === "ABL" && words[after]?.reading.lemma === "дейін");
    if (next !== undefined && isOneTime)
      parts.splice(0, 1, {
        ...next,
        places: [...places, ...next.places],
        moves: moves && next.moves,
      });
    else {
      const relation = isTime(parse, at) ? "time" : (words[at]?.relation ?? "");
      parts.unshift({ places, moves, relation });
    }
  }
  const subjects = parts.filter(({ places }) => words[places.at(-1) ?? 0]?.relation === "subject");
  if (subjects.length > 1) return [];
  const rest = Array.from({ length: end }, (_, at) => at);
  const before: MovablePart[] =
    rest.length === 0 ? [] : [{ places: rest, moves: false, relation: "" }];
  const predicate = Array.from({ length: tokens.length - from }, (_, at) => from + at);
  return [...before, ...parts, { places: predicate, moves: false, relation: "" }];
}

/**
 * Whether a part is an "if" or "although" that a comma parts from the rest, all its words together: it stands
 * before its clause, or inside of it.
 */
const isCondition = (
  { tokens, words }: Parse,
  at: number,
  places: readonly number[],
  end: number,
): boolean =>
  words[at]?.relation === "condition" &&
  tokens[at]?.mark !== "" &&
  places.length === end - (places[0] ?? at) &&
  places.slice(0, -1).every((place) => tokens[place]?.mark === "");

/**
 * Whether a word begins something that the main clause does not see into: a clause of its own, whose words may
 * stand before it; a conjunction; or what may as well belong to a noun further on.
 */
function isOfAnotherClause({ tokens, words }: Parse, at: number, end: number): boolean {
  const { reading, relation } = words[at] as Placed;
  const { lemma, kind } = reading;
  if (reading.form !== undefined || kind === "conj" || CLAUSE_CONJUNCTIONS.has(lemma)) return true;
  if (relation === "owner" || reading.case === "GEN") return true;
  if (OF_A_NOUN.has(lemma) && /^(?:noun|adj)$/.test(words[end]?.reading.kind ?? "noun"))
    return true;
  if (THEN_OR_THERE.has(tokens[at]?.lower ?? "")) return true;
  if (isBeforeVerbal({ tokens, words }, at, end)) return true;
  if (LIKENESS.has(lemma)) return true;
  if (kind === "post" && THEN.has(tokens[at - 1]?.lower ?? "")) return true;
  // жеті атаға дейінгі шежіре: a postposition that has become an adjective
  if (kind === "post" && /[ғгқк][ыі]$/.test(tokens[at]?.lower ?? "")) return true;
  const doing = words[end]?.reading.lemma ?? "";
  if (tokens[at]?.lower === "қарай" && AFTER_LOOKING.has(doing)) return true;
  const next = words[end]?.reading;
  // Алдар Көсе, whatever its second word is read as
  const isName = kind === "noun" && !reading.pronoun && tokens[at]?.capital && tokens[end]?.capital;
  if (isName && (next?.case ?? "NOM") === "NOM") return true;
  if (COMPOUNDS.has(`${tokens[at]?.lower} ${next?.lemma}`)) return true;
  if (next?.kind === "post" || tokens[end]?.lower === "дейінгі") return true;
  // қысымыңыз бен жүрек соғысыңызды
  if (reading.case === "NOM" && next?.kind === "noun" && words[at - 1]?.reading.kind === "conj")
    return true;
  // мүмкіндігі шектеулі жандар, клубқа мүшелік үшін
  const isOwnedBare = reading.owner !== undefined && (reading.case ?? "NOM") === "NOM";
  if (isOwnedBare && words[end]?.relation === "attribute") return true;
  if (words[end]?.relation === "case" && reading.case !== "NOM" && !reading.pronoun) return true;
  // өзге өзендер, ағайынды төрелер: an adjective as much as what it was read as
  const beforeAnyNoun = next?.kind === "noun" && !next.pronoun;
  if (beforeAnyNoun && tokens[at]?.readings.some((other) => other.kind === "adj")) return true;
  const isBare = reading.owner === undefined && !reading.plural && !reading.pronoun;
  const isAcc = reading.case === "ACC" && OBJECT_OR_ADJECTIVE.test(tokens[at]?.lower ?? "");
  if (beforeAnyNoun && isBare && isAcc) return true;
  const beforeNoun = next?.kind === "noun" && next.case === "NOM" && !next.pronoun;
  // екі жүз грамм май
  if (beforeNoun && kind === "noun" && !reading.pronoun && reading.case === "NOM") return true;
  // вирустан қорғаныс, бізден кең
  const root = words.find(({ head }) => head === -1)?.reading.lemma ?? "";
  return reading.case === "ABL" && (next?.kind === "adj" || (beforeNoun && !MOTION.has(root)));
}

/** Whether the next part holds a verb that its own head is not: атам айтқан ертегі, көлігіне керек бөлшек. */
function isBeforeVerbal(
  { tokens, words }: Pick<Parse, "tokens" | "words">,
  at: number,
  end: number,
): boolean {
  for (let place = end; place < words.length; place++) {
    const word = words[place] as Placed;
    // The part ends with the word that stands under the predicate
    if (word.head === -1 || word.head > place + 1 || words[word.head]?.head === -1) {
      if (word.head === words[at]?.head || word.head === -1) return false;
    }
    if (word.reading.kind === "modal") return true;
    // қабырғаны бояу үшін: бояу may be "paint" too
    const readings = [word.reading, ...(tokens[place]?.readings ?? [])];
    if (readings.some(({ form }) => form === "part" || form === "vn")) return true;
  }
  return false;
}

/** Words that say when or how often. */
const isTime = ({ tokens, words }: Parse, at: number): boolean => {
  const lemma = words[at]?.reading.lemma ?? "";
  return TIMES.has(lemma) || TIME_ADVERBS.has(tokens[at]?.lower ?? "");
};

/** The words that stand under one, up to it: in Kazakh all of them stand before it. */
function placesUnder(words: readonly Placed[], at: number, end: number): number[] {
  return Array.from({ length: end }, (_, place) => place).filter(
    (place) => place <= at && isUnder(words, place, at),
  );
}

/** Whether a part may stand elsewhere in its clause. */
function isFree(
  { tokens, words }: Parse,
  at: number,
  root: number,
  /** The words of the predicate, where the part stands next to it. */
  predicate: ReadonlySet<number> | null,
): boolean {
  const { reading, relation } = words[at] as Placed;
  const { kind, lemma: doing } = (words[root] as Placed).reading;
  const lower = tokens[at]?.lower ?? "";
  // ақшаны неге жұмсайсыз: right before its verb it may be "on what" as well as "why"
  if (QUESTION_WORDS.has(reading.lemma))
    return FREE_QUESTIONS.has(lower) && !(lower === "неге" && predicate !== null);
  // үйге бару керек: it may be under бару as well as under керек
  if (predicate !== null && [...predicate].some((place) => words[place]?.reading.form === "vn"))
    return false;
  // екі жол келді, but тас жол and жолды
  if (COUNTING.has(reading.lemma) && relation !== "subject" && reading.case !== "ACC") return false;
  // кеш is "late"
  if (relation === "adverb")
    return FREE_ADVERBS.has(lower) || (TIMES.has(reading.lemma) && lower !== "кеш");
  // Бауыржан қателігін өзі мойындады, адамдарды бір-біріне жақындатты: they follow whom they mean
  if ((reading.lemma === "өз" && reading.case === "NOM") || reading.lemma === "бір-бірі")
    return false;
  if (!FREE.has(relation)) return false;
  // A bare noun before its verb says what kind of doing it is, not what it is done to
  if (relation === "object") return reading.case === "ACC";
  // таң қалды, күн көрді
  if (relation === "time" && reading.case === "NOM" && predicate !== null && !isPhrase(words, at))
    return false;
  // What there is, or what is needed, stands next to бар, жоқ and керек
  if (relation === "subject" && kind === "modal") return predicate === null;
  if (predicate === null) return true;
  // бір сағатқа кешікті, жолға шықты, он минуттан аспайды
  const isMeasure = TIMES.has(reading.lemma);
  if (reading.case === "DAT") return !(isMeasure || DATIVE_IDIOMS.has(doing));
  return !(reading.case === "ABL" && isMeasure);
}

/** Whether another word stands under one. */
const isPhrase = (words: readonly Placed[], at: number): boolean =>
  words.some(({ head }) => head === at);
