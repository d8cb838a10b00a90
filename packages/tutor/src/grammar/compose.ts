import { alsoParticle } from "./also.ts";
import type { Clause, Complement, NounPhrase, Person, Phrase, Predicate } from "./clause.ts";
import { SELF } from "./english/oneself.ts";
import { subjectCaseOf } from "./linked-text.ts";
import { complementText, type Piece, phraseText } from "./phrase-text.ts";
import { predicateText } from "./predicate-text.ts";
import { isSpokenOfFirst } from "./spoken-of-first.ts";

/** A composed Kazakh sentence or phrase. */
export interface Composed {
  readonly text: string;
  readonly pieces: readonly Piece[];
}

const LEFT = /^(?:қалдыру|ұмыту|ұмытып (?:кету|қалу))$/;

/** Where a complement stands between subject and verb: smaller comes earlier. */
function slot({ phrase, role }: Complement, predicate?: Predicate): number {
  // What is left is named before where: телефонымды үйде ұмытып кету
  const isLeft = predicate?.kind === "verb" && LEFT.test(predicate.lemma);
  if (isLeft && "case" in role && role.case === "LOC" && !("after" in role)) return 4.5;
  if ("without" in role) return 3;
  // After the lessons, until Friday: a time stands before the place
  if ("after" in role) return role.after === "кейін" ? 0 : 2;
  if ("place" in role) return role.case === "LOC" ? 1 : 4;
  if (role.by) return 6;
  switch (role.case) {
    case "LOC":
      return 1;
    case "ABL":
      return 2;
    case "INS":
      return 3;
    case "DAT":
      // Whose guest one is comes first: әжеге қонаққа
      return phrase.kind === "noun" && phrase.lemma === "қонақ" ? 6 : 5;
    case "ACC":
      // Whom one teaches it comes before what is taught: маған палау пісіруді үйретті
      if (phrase.kind === "noun" && phrase.told !== undefined && /у$/.test(phrase.lemma))
        return 5.5;
      return isBareObject(phrase) ? 7 : 4;
    default:
      return 5;
  }
}

/** What is the subject's own goes without "менің": отбасымды жақсы көремін. */
function unspoken(one: Complement, person: Person | undefined): Complement {
  const { phrase } = one;
  const own =
    phrase.kind === "noun" &&
    person !== undefined &&
    phrase.owner === person &&
    !person.startsWith("3");
  return own ? { ...one, phrase: { ...phrase, bare: true } } : one;
}

const isBareObject = (phrase: Phrase): boolean =>
  phrase.kind === "noun" && !phrase.definite && !phrase.name && phrase.owner === undefined;

/** Links of clauses that stand before everything else; the others stand before the verb. */
const IN_FRONT =
  /^(?:condition|concession|when|after|since|before|until|aim|goal|at-once|so-much|whenever|instead)$/;

/** Puts a clause into Kazakh: what hangs on it, time, subject, place, objects, the verb last. */
export function compose(clause: Clause): Composed {
  const front = (clause.hanging ?? []).filter(({ link }) => IN_FRONT.test(link ?? ""));
  const pieces = [...front.flatMap(inFront), ...ownPieces(clause)];
  const { next, called } = clause;
  const whole = next ? [...besideIt(pieces, next.word), ...compose(next.clause).pieces] : pieces;
  if (!called) return finished(whole, clause);
  const named = phraseText(called.phrase, "NOM");
  return finished(
    called.isFirst ? [...withComma(named), ...whole] : [...withComma(whole), ...named],
    clause,
  );
}

/** A clause in front of another; a comma follows where it has a doer of its own. */
function inFront(clause: Clause): Piece[] {
  const { pieces } = compose(clause);
  const isApart = !clause.silent || /^(?:condition|concession|so-much)$/.test(clause.link ?? "");
  return isApart ? withComma(pieces) : [...pieces];
}

const withComma = (pieces: readonly Piece[]): Piece[] => {
  const last = pieces.at(-1);
  return last ? [...pieces.slice(0, -1), { ...last, text: `${last.text},` }] : [];
};

const besideIt = (pieces: readonly Piece[], word: string): Piece[] =>
  word === ""
    ? withComma(pieces)
    : word === "және"
      ? [...pieces, { text: word }]
      : [...withComma(pieces), { text: word }];

/** What stands before the verb: what is known, thought, begun or wanted. */
function innerPieces({ hanging = [] }: Clause): Piece[] {
  return hanging
    .filter(({ link }) => !IN_FRONT.test(link ?? ""))
    .flatMap((one) => {
      if (one.link !== "thought") return [...compose(one).pieces];
      const { link: _, ...told } = one;
      return [...compose(told).pieces, { text: "деп" }];
    });
}

/** The clause by itself, without what stands in front of it and beside it. */
function ownPieces(clause: Clause): Piece[] {
  const { predicate, ask } = clause;
  const pieces: Piece[] = [];
  const time = (text: string): Piece => ({ text });
  const person = clause.subject?.kind === "pronoun" ? clause.subject.person : undefined;
  let complements = clause.complements
    .map((one) => unspoken(one, person))
    .sort((a, b) => slot(a, predicate) - slot(b, predicate));
  if (predicate.kind === "fragment") {
    pieces.push(...clause.times.map(time), ...complements.flatMap(complementText));
    return pieces;
  }
  if (predicate.kind === "there-is") {
    pieces.push(...clause.times.map(time), ...clause.manners.map(time));
    pieces.push(...complements.flatMap(complementText));
    if (ask && ask.at !== "within") pieces.push({ text: ask.word });
    pieces.push(...phraseText(asOne(predicate.what, clause), "NOM"));
    return [...pieces, ...innerPieces(clause), ...predicateText(clause)];
  }
  // Of rain and snow the time comes first: ертең жаңбыр жауады
  const falls = predicate.kind === "verb" && predicate.lemma === "жауу";
  // Where is it here: мұнда дәретхана қайда?
  if (predicate.kind === "is-so" && predicate.word === "қайда" && clause.manners.length > 0)
    return [...clause.manners.map(time), ...subjectText(clause), ...predicateText(clause)];
  // What is had stands beside whose it is: қазір менің уақытым жоқ
  const isNew =
    clause.newSubject === true &&
    (predicate.kind === "verb" || predicate.kind === "is-so") &&
    clause.mood === "plain";
  // Енді ештеңе ауырмайды: of nobody and nothing the time comes first
  const isNone = clause.subject?.kind === "noun" && /^еш/.test(clause.subject.lemma);
  if (isNew) pieces.push(...clause.times.map(time));
  else if (isNone && clause.times.includes("енді"))
    pieces.push(...clause.times.map(time), ...subjectText(clause));
  else if (falls || predicate.kind === "has")
    pieces.push(...clause.times.map(time), ...subjectText(clause));
  else if (isAskedLast(clause)) pieces.push(...clause.times.map(time));
  else if (isSpokenOfFirst(clause)) {
    // Етті екі сағат қайнату керек: what nobody named must do it to comes before how long
    pieces.push(...complements.filter(isSpokenOf).flatMap(complementText));
    pieces.push(...clause.times.map(time));
    complements = complements.filter((one) => !isSpokenOf(one));
  } else pieces.push(...subjectText(clause), ...clause.times.map(time));
  if (ask?.at === "time") pieces.push({ text: ask.word });
  if (predicate.kind === "has") {
    if (ask?.at === "adverb" || ask?.at === "object") pieces.push({ text: ask.word });
    // Where, to whom and of what it is had is told before: оның ауылда үйі бар, менің саған сұрағым бар
    pieces.push(...complements.flatMap(complementText), ...ownedText(predicate.what, clause));
    return [...pieces, ...innerPieces(clause), ...predicateText(clause)];
  }
  // Тілегіңізді айтып, есікті ашыңыз: what was done first stands before the places of what follows
  const isApart = complements.length > 0;
  const first = isApart ? (clause.hanging ?? []).filter(({ link }) => link === "then") : [];
  pieces.push(...first.flatMap((one) => withComma(compose(one).pieces)));
  // Where it is done is told before with what and to whom: мұнда қой етінен жасалады
  const isPlaced = isNew || (complements.length > 0 && !complements.some(isSpokenOf));
  const places = clause.manners.filter((one) => isPlaced && WHERE.test(one));
  const early = clause.manners.filter((one) => EARLY.test(one));
  const manners = clause.manners
    .filter((one) => !places.includes(one) && !early.includes(one))
    .map(time);
  pieces.push(...[...early, ...places].map(time));
  // What makes one thing with its verb stands beside it: жақсы ән айтады
  const bare = complements.filter((one) => isWithVerb(one, clause));
  const known = complements.filter((one) => !bare.includes(one));
  pieces.push(...known.filter((one) => slot(one) < 5).flatMap(complementText));
  if (ask?.at === "adverb") pieces.push({ text: ask.word });
  pieces.push(...known.filter((one) => slot(one) >= 5).flatMap(complementText));
  if (ask?.at === "object") pieces.push({ text: ask.word });
  pieces.push(...innerPieces(isApart ? withoutThen(clause) : clause));
  // What is needed stands before the need: бұл шалбарға белдік керек
  if (predicate.kind === "needs") pieces.push(...phraseText(predicate.what, "NOM"));
  if (isNew || isAskedLast(clause)) pieces.push(...subjectText(clause));
  pieces.push(...manners, ...bare.flatMap(complementText));
  return [...pieces, ...predicateText(clause)];
}

const withoutThen = (clause: Clause): Clause => ({
  ...clause,
  hanging: (clause.hanging ?? []).filter(({ link }) => link !== "then"),
});

/** What is spoken of stands before where it is done: мені мұнда күт. */
const isSpokenOf = ({ phrase, role }: Complement): boolean =>
  "case" in role && role.case === "ACC" && isKnown(phrase);

/** What tells when, though it is read as how. */
const EARLY = /^(?:енді|көбінесе|көбіне|тек|тіпті)$/;

/** Where something is done, by one word. */
const WHERE = /^(?:мұнда|сонда|осында|далада|шетелде|осы маңда|үйде|қонақта)$/;

/** An object in general, which nothing parts from its verb. */
const isWithVerb = ({ phrase, role }: Complement, { predicate, manners, ask }: Clause): boolean =>
  predicate.kind === "verb" &&
  manners.some((one) => !/ша$/u.test(one)) &&
  !ask &&
  "case" in role &&
  role.case === "ACC" &&
  !("after" in role) &&
  !("place" in role) &&
  isBareObject(phrase);

/** Who is asked about stands before the verb, behind what is known: бұл әнді кім айтады? */
const isAskedLast = ({ ask, predicate, complements, subject }: Clause): boolean =>
  predicate.kind === "verb" &&
  ((ask?.at === "subject" &&
    complements.some(
      ({ phrase, role }) => "case" in role && role.case === "ACC" && isKnown(phrase),
    )) ||
    // «Сколько человек работает в этом учреждении?»
    (subject?.kind === "noun" &&
      /^(?:неше|қанша)$/.test(subject.count ?? "") &&
      complements.some(({ role }) => "case" in role && /^(?:LOC|DAT|ABL)$/.test(role.case))));

const isKnown = (phrase: Phrase): boolean =>
  phrase.kind === "pronoun" || phrase.definite === true || phrase.owner !== undefined;

/** Who does it, and that others do it as well: мен де. */
function subjectText(clause: Clause): Piece[] {
  const pieces = doerText(clause);
  const last = pieces.at(-1);
  return clause.also && last ? [...pieces, { text: alsoParticle(last.text) }] : pieces;
}

function doerText(clause: Clause): Piece[] {
  const { subject, predicate, mood, ask } = clause;
  if (ask?.at === "subject") return [{ text: ask.word }];
  if (clause.doing) return [...compose(clause.doing).pieces];
  if (!subject || clause.silent || mood === "let") return [];
  // Whoever is bidden is told by the ending; of a third one it is said: жұлдызың жансын
  if (mood === "order" && !isThird(subject)) return [];
  if (clause.link && predicate.kind !== "has" && /^(?:plain|can)$/.test(mood))
    return phraseText(subject, subjectCaseOf(clause.link));
  if (predicate.kind === "has") return phraseText(subject, "GEN");
  if (predicate.kind === "needs") return phraseText(subject, "DAT");
  // Whoever must do it themselves is told by that: жылытқышты өзіміз жөндеуіміз керек
  if (
    mood === "must" &&
    subject.kind === "pronoun" &&
    clause.manners.includes(SELF[subject.person])
  )
    return [];
  // The one who wishes or must owns the deed; a pronoun goes without saying
  if (mood === "want" || mood === "must") return phraseText(subject, "GEN");
  // Of what is possible nobody unknown is the owner: жаңбыр жаууы мүмкін
  if (mood === "might" && predicate.kind === "verb" && isKnown(subject))
    return phraseText(subject, "GEN");
  if (mood === "may") return phraseText(subject, "DAT");
  return phraseText(subject, "NOM");
}

const isThird = (phrase: Phrase): boolean =>
  phrase.kind === "noun" || phrase.person.startsWith("3");

/** What is had carries the owner's ending: менің уақытым. */
function ownedText(what: Phrase, clause: Clause): Piece[] {
  if (what.kind === "pronoun") return phraseText(what, "NOM");
  const { subject } = clause;
  const owner = subject?.kind === "pronoun" ? subject.person : "3";
  const one = asOne(what, clause) as typeof what;
  return phraseText(ownedBy(one, owner), "NOM", true);
}

/** Everything that is had, one thing beside another. */
const ownedBy = (what: NounPhrase, owner: Person): NounPhrase => ({
  ...what,
  owner,
  ...(what.and?.kind === "noun" && { and: ownedBy(what.and, owner) }),
});

/** What is not there, or is asked for, is spoken of as one: таза сүлгі жоқ, бос бөлме бар ма? */
const asOne = (what: Phrase, { negative, question }: Clause): Phrase =>
  what.kind === "noun" && (negative || question) && what.owner === undefined && !what.definite
    ? { ...what, plural: false }
    : what;

function finished(pieces: readonly Piece[], clause: Clause): Composed {
  const line = pieces.map(({ text }) => text).join(" ");
  if (clause.predicate.kind === "fragment" || clause.link) return { text: line, pieces };
  const isAsked = clause.question || clause.ask !== undefined || clause.next?.clause.question;
  const isCried = clause.mood === "order" || clause.exclaimed === true;
  const end = isAsked ? "?" : isCried ? "!" : ".";
  return { text: line.charAt(0).toUpperCase() + line.slice(1) + end, pieces };
}
