import { alsoParticle } from "./also.ts";
import type { Clause, Complement, Person, Phrase, Predicate } from "./clause.ts";
import { subjectCaseOf } from "./linked-text.ts";
import { complementText, type Piece, phraseText } from "./phrase-text.ts";
import { predicateText } from "./predicate-text.ts";

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

/** Puts a clause into Kazakh: time, subject, place, objects, the verb last. */
export function compose(clause: Clause): Composed {
  const { predicate, ask } = clause;
  const pieces: Piece[] = [];
  const time = (text: string): Piece => ({ text });
  const person = clause.subject?.kind === "pronoun" ? clause.subject.person : undefined;
  const complements = clause.complements
    .map((one) => unspoken(one, person))
    .sort((a, b) => slot(a, predicate) - slot(b, predicate));
  if (predicate.kind === "fragment") {
    pieces.push(...clause.times.map(time), ...complements.flatMap(complementText));
    return finished(pieces, clause);
  }
  if (predicate.kind === "there-is") {
    pieces.push(...clause.times.map(time), ...clause.manners.map(time));
    pieces.push(...complements.flatMap(complementText));
    if (ask && ask.at !== "within") pieces.push({ text: ask.word });
    pieces.push(...phraseText(asOne(predicate.what, clause), "NOM"));
    return finished([...pieces, ...predicateText(clause)], clause);
  }
  // Of rain and snow the time comes first: ертең жаңбыр жауады
  const falls = predicate.kind === "verb" && predicate.lemma === "жауу";
  // Where is it here: мұнда дәретхана қайда?
  if (predicate.kind === "is-so" && predicate.word === "қайда" && clause.manners.length > 0)
    return finished(
      [...clause.manners.map(time), ...subjectText(clause), ...predicateText(clause)],
      clause,
    );
  // What is had stands beside whose it is: қазір менің уақытым жоқ
  if (falls || predicate.kind === "has")
    pieces.push(...clause.times.map(time), ...subjectText(clause));
  else pieces.push(...subjectText(clause), ...clause.times.map(time));
  if (ask?.at === "time") pieces.push({ text: ask.word });
  if (predicate.kind === "has") {
    if (ask?.at === "adverb" || ask?.at === "object") pieces.push({ text: ask.word });
    pieces.push(...ownedText(predicate.what, clause), ...complements.flatMap(complementText));
    return finished([...pieces, ...predicateText(clause)], clause);
  }
  if (predicate.kind === "needs") pieces.push(...phraseText(predicate.what, "NOM"));
  const late = complements.filter((one) => slot(one) >= 5);
  pieces.push(...complements.filter((one) => slot(one) < 5).flatMap(complementText));
  if (ask?.at === "adverb") pieces.push({ text: ask.word });
  pieces.push(...late.flatMap(complementText));
  if (ask?.at === "object") pieces.push({ text: ask.word });
  pieces.push(...clause.manners.map((text) => ({ text })));
  return finished([...pieces, ...predicateText(clause)], clause);
}

/** Who does it, and that others do it as well: мен де. */
function subjectText(clause: Clause): Piece[] {
  const pieces = doerText(clause);
  const last = pieces.at(-1);
  return clause.also && last ? [...pieces, { text: alsoParticle(last.text) }] : pieces;
}

function doerText(clause: Clause): Piece[] {
  const { subject, predicate, mood, ask } = clause;
  if (ask?.at === "subject") return [{ text: ask.word }];
  if (!subject || clause.silent || mood === "order" || mood === "let") return [];
  if (clause.link && predicate.kind !== "has" && mood === "plain")
    return phraseText(subject, subjectCaseOf(clause.link));
  if (predicate.kind === "has") return phraseText(subject, "GEN");
  if (predicate.kind === "needs") return phraseText(subject, "DAT");
  // The one who wishes or must owns the deed; a pronoun goes without saying
  if (mood === "want" || mood === "must") return phraseText(subject, "GEN");
  if (mood === "may") return phraseText(subject, "DAT");
  return phraseText(subject, "NOM");
}

/** What is had carries the owner's ending: менің уақытым. */
function ownedText(what: Phrase, clause: Clause): Piece[] {
  if (what.kind === "pronoun") return phraseText(what, "NOM");
  const { subject } = clause;
  const owner = subject?.kind === "pronoun" ? subject.person : "3";
  const one = asOne(what, clause) as typeof what;
  const and = what.and?.kind === "noun" ? { and: { ...what.and, owner } as Phrase } : {};
  return phraseText({ ...one, owner, ...and }, "NOM", true);
}

/** What is not there, or is asked for, is spoken of as one: таза сүлгі жоқ, бос бөлме бар ма? */
const asOne = (what: Phrase, { negative, question }: Clause): Phrase =>
  what.kind === "noun" && (negative || question) && what.owner === undefined && !what.definite
    ? { ...what, plural: false }
    : what;

function finished(pieces: readonly Piece[], clause: Clause): Composed {
  const line = pieces.map(({ text }) => text).join(" ");
  if (clause.predicate.kind === "fragment" || clause.link) return { text: line, pieces };
  const end = clause.question || clause.ask ? "?" : clause.mood === "order" ? "!" : ".";
  return { text: line.charAt(0).toUpperCase() + line.slice(1) + end, pieces };
}
