import { type ClauseJudge, sentencesOf } from "./check.ts";
import type { Parse, Placed } from "./parse.ts";
import { CLAUSE_CONJUNCTIONS, MOTION, QUESTION_WORDS, TIMES } from "./word-lists.ts";

/** A sentence cut into words, as its reader sees it. */
export interface CutWord {
  /** Without punctuation; in small letters where only its place gives it a capital. */
  readonly text: string;
  /** Punctuation after it. */
  readonly after: string;
}

const set = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/));

/** What belongs to a whole clause, and stands anywhere before its verb. */
const FREE = set("subject object dative place source with time adverbial purpose");
/** Adverbs that say when or how often, and where; others stay with what they tell of. */
const TIME_ADVERBS = set(
  `бүгін ертең кеше қазір таңертең кешке түнде күндіз жазда қыста көктемде күзде әрқашан жиі кейде үнемі әдетте бұрын
  ешқашан биыл былтыр көбінесе көбіне`,
);
const FREE_ADVERBS = new Set([...TIME_ADVERBS, ...set("мұнда осында")]);
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
/** They close a predicate, and what they close is part of it. */
const SPINE = set("predicate helped infinitive no complement compound");

/** More orders than a learner could find are not looked for. */
const MAX_ORDERS = 30;
/** Of more movable parts, only one at a time leaves its place. */
const MAX_MOVED = 3;

/**
 * Orders of a sentence's words, other than its own, that say the same and are right: whole parts of the clause
 * change their places before the verb, modifiers stay with their heads, and what belongs next to the verb
 * stays there. Every one passes the check of clauses with each word under the same head as before.
 *
 * @param words all words of a text of one or more sentences
 * @returns places of the words, in each order; none where the text itself is not surely understood
 */
export function otherOrders(judge: ClauseJudge, words: readonly CutWord[]): number[][] {
  const orders = sentences(words).map(({ from, part }) => {
    const own = part.map((_, at) => from + at);
    return [own, ...ordersOfSentence(judge, part).map((order) => order.map((at) => from + at))];
  });
  const whole = orders.reduce<number[][]>(
    (before, next) => before.flatMap((start) => next.map((end) => [...start, ...end])),
    [[]],
  );
  return whole.slice(1, MAX_ORDERS + 1);
}

function sentences(words: readonly CutWord[]): { from: number; part: CutWord[] }[] {
  const cut: { from: number; part: CutWord[] }[] = [];
  let from = 0;
  words.forEach(({ after }, at) => {
    if (!/[.!?…]/.test(after) && at < words.length - 1) return;
    cut.push({ from, part: words.slice(from, at + 1) });
    from = at + 1;
  });
  return cut;
}

function ordersOfSentence(judge: ClauseJudge, words: readonly CutWord[]): number[][] {
  const text = written(words, [...words.keys()]);
  const parse = sentencesOf(text).length === 1 ? judge.understood(text) : undefined;
  if (parse === undefined) return [];
  const spans = spansOf(parse, words);
  if (spans === null) return [];
  const shape = shapeOf(parse, [...parse.tokens.keys()]);
  return permuted(partsOf(parse)).flatMap((places) => {
    const order = places.flatMap((place) => spans[place] ?? []);
    const moved = judge.understood(written(words, order));
    return moved !== undefined && sameShape(shape, shapeOf(moved, places)) ? [order] : [];
  });
}

/** Words in an order, with the marks that end the sentence where they were. */
function written(words: readonly CutWord[], order: readonly number[]): string {
  const text = order
    .map((at, place) => {
      const last = place === order.length - 1;
      return `${words[at]?.text ?? ""}${last ? (words.at(-1)?.after ?? "") : at === words.length - 1 ? "" : (words[at]?.after ?? "")}`;
    })
    .join(" ");
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** The words of each token: particles lean on the word before them. Null where the cuts differ. */
function spansOf({ tokens }: Parse, words: readonly CutWord[]): number[][] | null {
  const spans: number[][] = [];
  let at = 0;
  for (const { lower, leaning, question } of tokens) {
    if (words[at]?.text.toLowerCase() !== lower) return null;
    const length = 1 + leaning.length + (question === undefined ? 0 : 1);
    spans.push(Array.from({ length }, (_, more) => at + more));
    at += length;
  }
  return at === words.length ? spans : null;
}

/** A stretch of tokens that moves as one, or stays. */
interface Part {
  readonly places: readonly number[];
  readonly moves: boolean;
}

/** The parts of the main clause, its predicate last. */
function partsOf(parse: Parse): Part[] {
  const { tokens, words } = parse;
  const root = words.findIndex(({ head }) => head === -1);
  const spine = new Set([root]);
  let from = root;
  for (let at = root - 1; at >= 0; at--) {
    const word = words[at];
    if (word === undefined || !spine.has(word.head) || !SPINE.has(word.relation)) break;
    spine.add(at);
    from = at;
  }
  const parts: Part[] = [];
  let end = from;
  // From the predicate back: a part begins where the words under its head do
  for (let at = from - 1; at >= 0; at--) {
    if (!spine.has(words[at]?.head ?? -1)) continue;
    const places = placesUnder(words, at, end);
    const barred =
      places.some((place) => tokens[place]?.mark !== "") || isOfAnotherClause(parse, at, end);
    const next = parts[0];
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
      parts.splice(0, 1, { places: [...places, ...next.places], moves: moves && next.moves });
    else parts.unshift({ places, moves });
  }
  const subjects = parts.filter(({ places }) => words[places.at(-1) ?? 0]?.relation === "subject");
  if (subjects.length > 1) return [];
  const rest = Array.from({ length: end }, (_, at) => at);
  const before: Part[] = rest.length === 0 ? [] : [{ places: rest, moves: false }];
  const predicate = Array.from({ length: tokens.length - from }, (_, at) => from + at);
  return [...before, ...parts, { places: predicate, moves: false }];
}

/**
 * Whether a word begins something that the main clause does not see into: a clause of its own, whose words may
 * stand before it; a conjunction; or what may as well belong to a noun further on.
 */
function isOfAnotherClause({ tokens, words }: Parse, at: number, end: number): boolean {
  const { reading, relation } = words[at] as Placed;
  const { lemma, kind } = reading;
  if (reading.form !== undefined || kind === "conj" || CLAUSE_CONJUNCTIONS.has(lemma)) return true;
  if (relation === "owner" || reading.case === "GEN" || OF_A_NOUN.has(lemma)) return true;
  if (THEN_OR_THERE.has(tokens[at]?.lower ?? "")) return true;
  if (isBeforeVerbal(words, at, end)) return true;
  const next = words[end]?.reading;
  // Алдар Көсе, whatever its second word is read as
  const isName = kind === "noun" && !reading.pronoun && tokens[at]?.capital && tokens[end]?.capital;
  if (isName && (next?.case ?? "NOM") === "NOM") return true;
  if (COMPOUNDS.has(`${tokens[at]?.lower} ${next?.lemma}`)) return true;
  if (next?.kind === "post" || tokens[end]?.lower === "дейінгі") return true;
  // қысымыңыз бен жүрек соғысыңызды
  if (reading.case === "NOM" && next?.kind === "noun" && words[at - 1]?.reading.kind === "conj")
    return true;
  const beforeNoun = next?.kind === "noun" && next.case === "NOM" && !next.pronoun;
  // екі жүз грамм май; ағайынды төрелер: an adjective as much as an object
  if (beforeNoun && kind === "noun" && !reading.pronoun) {
    if (reading.case === "NOM") return true;
    if (tokens[at]?.readings.some((other) => other.kind === "adj")) return true;
  }
  // вирустан қорғаныс, бізден кең
  const root = words.find(({ head }) => head === -1)?.reading.lemma ?? "";
  return reading.case === "ABL" && (next?.kind === "adj" || (beforeNoun && !MOTION.has(root)));
}

/** Whether the next part holds a verb that its own head is not: атам айтқан ертегі, көлігіне керек бөлшек. */
function isBeforeVerbal(words: readonly Placed[], at: number, end: number): boolean {
  for (let place = end; place < words.length; place++) {
    const word = words[place] as Placed;
    // The part ends with the word that stands under the predicate
    if (word.head === -1 || word.head > place + 1 || words[word.head]?.head === -1) {
      if (word.head === words[at]?.head || word.head === -1) return false;
    }
    const { form, kind } = word.reading;
    if (form === "part" || form === "vn" || kind === "modal") return true;
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
  const under = (place: number): boolean => {
    for (let one = place; one >= 0; one = words[one]?.head ?? -1) if (one === at) return true;
    return false;
  };
  return Array.from({ length: end }, (_, place) => place).filter(
    (place) => place <= at && under(place),
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
  if (QUESTION_WORDS.has(reading.lemma)) return FREE_QUESTIONS.has(lower);
  // үйге бару керек: it may be under бару as well as under керек
  if (predicate !== null && [...predicate].some((place) => words[place]?.reading.form === "vn"))
    return false;
  if (COUNTING.has(reading.lemma)) return false;
  if (relation === "adverb") return FREE_ADVERBS.has(lower) || TIMES.has(reading.lemma);
  if (!FREE.has(relation)) return false;
  // A bare noun before its verb says what kind of doing it is, not what it is done to
  if (relation === "object") return reading.case === "ACC";
  // таң қалды, күн көрді
  if (relation === "time" && reading.case === "NOM" && predicate !== null && !isPhrase(words, at))
    return false;
  // What there is, or what is needed, stands next to бар, жоқ and керек
  if (relation === "subject" && kind === "modal") return predicate === null;
  // бір сағатқа кешікті, жолға шықты
  const tied = TIMES.has(reading.lemma) || DATIVE_IDIOMS.has(doing);
  return !(predicate !== null && reading.case === "DAT" && tied);
}

/** Whether another word stands under one. */
const isPhrase = (words: readonly Placed[], at: number): boolean =>
  words.some(({ head }) => head === at);

/** Orders in which free parts have changed places with free parts beside them. */
function permuted(parts: readonly Part[]): number[][] {
  const runs: number[][] = [];
  parts.forEach(({ moves }, at) => {
    if (!moves) return;
    const run = parts[at - 1]?.moves ? runs.pop() : undefined;
    runs.push([...(run ?? []), at]);
  });
  return runs.flatMap((slots) =>
    (slots.length > MAX_MOVED ? singleMoves(slots) : permutations(slots))
      .filter((order) => order.some((from, at) => from !== slots[at]))
      .map((order) => {
        const filled = [...parts];
        slots.forEach((slot, at) => {
          filled[slot] = parts[order[at] as number] as Part;
        });
        return filled.flatMap(({ places }) => places);
      }),
  );
}

function permutations(items: readonly number[]): number[][] {
  if (items.length <= 1) return [[...items]];
  return items.flatMap((item, at) =>
    permutations(items.toSpliced(at, 1)).map((rest) => [item, ...rest]),
  );
}

function singleMoves(items: readonly number[]): number[][] {
  return items.flatMap((item, from) =>
    items.flatMap((_, to) =>
      from === to ? [] : [items.toSpliced(from, 1).toSpliced(to, 0, item)],
    ),
  );
}

/** What each word is under, by the places that the words had at first. */
const shapeOf = ({ words }: Parse, places: readonly number[]): Map<number, string> =>
  new Map(
    words.map(({ head, relation, reading }, at) => [
      places[at] ?? at,
      `${head === -1 ? -1 : places[head]} ${relation} ${reading.lemma} ${reading.case ?? ""}`,
    ]),
  );

const sameShape = (one: Map<number, string>, other: Map<number, string>): boolean =>
  [...one].every(([place, text]) => other.get(place) === text);
