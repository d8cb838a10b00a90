import { analyse } from "@tilashar/kazakh";
import type { Tools } from "../../ask.ts";
import { datedBeside } from "./dated-beside.ts";
import type { Doubts } from "./doubts.ts";
import { type Meaning, NotUnderstood, type Thing } from "./meaning.ts";
import { referring, withDoer } from "./read-content.ts";
import { type Both, both } from "./rendering.ts";
import { isAnimate } from "./traits.ts";

/** A clause of a row, with the word or the mark that joins it to the one before. */
interface Piece {
  readonly by: Both;
  /** A word that joins, and no mere mark. */
  readonly joined: boolean;
  readonly meaning: Meaning;
}

/** What is said of a row: without a capital letter and a mark of its own. */
export interface SaidRow {
  readonly text: string;
  readonly question: boolean;
}

/** Pieces of a sentence between its marks; more of them are no sentence for a row. */
const MOST_PIECES = 5;
const MARK = /([,:;]| —) /u;

/** Reads clauses that stand in a row, with a mark or a joining word between, each as a sentence of its own. */
export class ClausesInRow {
  readonly #doubts: Doubts;
  readonly #tools: Tools;
  readonly #read: (marked: string) => Meaning | undefined;

  constructor(doubts: Doubts, tools: Tools, read: (marked: string) => Meaning | undefined) {
    this.#doubts = doubts;
    this.#tools = tools;
    this.#read = read;
  }

  /**
   * «Сабыр етіңіз, дәрігер келе жатыр»: the sentence in as few clauses as its marks allow, each of which is understood.
   *
   * @param say how one clause is said
   */
  said(
    marked: string,
    language: "en" | "ru",
    say: (meaning: Meaning) => string | undefined,
  ): SaidRow | undefined {
    const mark = marked.slice(marked.search(/[.!?…]+$/u));
    const parts = marked.slice(0, -mark.length).split(MARK);
    const count = (parts.length + 1) / 2;
    if (count < 2 || count > MOST_PIECES) return undefined;
    const row = this.#row(parts, 0, mark);
    if (!row || row.length < 2) return undefined;
    const settled = settledRow(row, this.#doubts);
    if (!settled) return undefined;
    const said = settled.map(({ meaning }) => say(meaning));
    if (said.some((one) => one === undefined)) return undefined;
    const text = settled
      .map(({ by }, at) => `${at === 0 ? "" : joint(by[language])}${said[at]}`)
      .join("");
    const last = settled.at(-1)?.meaning;
    return { text, question: settled.some(({ meaning }) => meaning.question) || !!last?.asks };
  }

  /** The clauses from a piece on, the longest first. */
  #row(parts: readonly string[], from: number, mark: string): Piece[] | undefined {
    if (from >= parts.length) return [];
    const before = from === 0 ? "" : (parts[from - 1] ?? "");
    const longest = from === 0 ? parts.length - 2 : parts.length;
    for (let to = longest; to > from; to -= 2) {
      const text = parts
        .slice(from, to)
        .join(" ")
        .replace(/ ([,:;]) /gu, "$1 ");
      const piece = this.#piece(text, to === parts.length ? mark : ".", before);
      if (!piece) continue;
      const rest = this.#row(parts, to + 1, mark);
      if (rest) return [piece, ...rest];
    }
    return undefined;
  }

  #isName(text: string): boolean {
    const word = /^[\p{L}-]+/u.exec(text)?.[0] ?? "";
    return analyse(word).some(({ lemma }) =>
      this.#tools.glossary
        .senses(lemma.charAt(0).toUpperCase() + lemma.slice(1))
        .some(({ pos }) => pos.startsWith("name")),
    );
  }

  #piece(text: string, mark: string, before: string): Piece | undefined {
    const { joining } = this.#tools.course.tutor.renderings;
    const [, first = "", rest = ""] = /^(\p{L}+) (.+)$/u.exec(text) ?? [];
    const listed = before === "" ? undefined : (AGAINST[first] ?? joining[first]);
    // «… ал Том үлкен»: a capital letter inside a sentence is a name's
    const said = listed === undefined ? text : rest;
    if (before !== "" && /^\p{Lu}/u.test(said) && !this.#isName(said)) return undefined;
    const meaning = this.#read(`${listed === undefined ? text : rest}${mark}`);
    // Кел, бірге жүгірейік: a piece that tells nothing by itself is no clause
    if (!meaning || !tells(meaning, listed !== undefined)) return undefined;
    const joined = listed !== undefined;
    return { by: joined ? both(listed) : (MARKS[before.trim()] ?? COMMA), joined, meaning };
  }
}

const COMMA: Both = { en: ",", ru: "," };
const MARKS: Readonly<Record<string, Both>> = {
  ":": { en: ":", ru: ":" },
  ";": { en: ";", ru: ";" },
  "—": { en: " —", ru: " —" },
};
/** Words that set one clause against another; of no use at the head of a sentence. */
const AGAINST: Readonly<Record<string, string>> = {
  ал: ", and | , а",
  әлде: ", or | , или",
  әйтпесе: ", otherwise | , иначе",
};

const joint = (by: string): string => `${/^[,:; ]/u.test(by) ? "" : " "}${by} `;

/** Whether it says something: a bare noun or quality between commas is one of several. */
function tells(meaning: Meaning, isJoined: boolean): boolean {
  const { predicate, subject, next, about, times, manners, parts } = meaning;
  if (next || about || times.length + manners.length + parts.length > 0) return true;
  if (!/^(?:is|is-so|is-at|is-owned|is-aged)$/.test(predicate.kind)) return true;
  const isNamed = subject !== undefined && (subject.lemma !== "" || subject.person !== "3");
  return isNamed || isJoined;
}

/** The row with what its clauses owe one another: who does it, when it is done, what is known. */
function settledRow(row: readonly Piece[], doubts: Doubts): readonly Piece[] | undefined {
  const [first, second] = row;
  if (!first || !second) return undefined;
  const known = row.length === 2 ? asKnown(first.meaning, second.meaning) : undefined;
  if (known) return [{ ...first, meaning: known }];
  const settled: Piece[] = [];
  for (const piece of row) {
    const before = settled.at(-1);
    // «Археологтар далада, шатырда тұрады»: one place beside another, and no clause of its own
    const isListed =
      before?.meaning.predicate.kind === "is-at" &&
      !piece.joined &&
      piece.meaning.parts.some(({ role }) => role === "LOC") &&
      needsDoer(piece.meaning);
    if (isListed) return undefined;
    const meaning = before ? after(before.meaning, piece, doubts) : piece.meaning;
    // What is asked comes last, or is asked twice
    if (before?.meaning.question && !asksToo(before.meaning, meaning)) return undefined;
    settled.push({
      ...piece,
      by: before ? betweenQuestions(before.meaning, piece) : piece.by,
      meaning,
    });
  }
  return settled.map((piece, at) => ({
    ...piece,
    meaning: datedBeside(piece.meaning, settled[at - 1]?.meaning, settled[at + 1]?.meaning),
  }));
}

/** «Бұл әуенді кім жазды, білесің бе?»: do you know who wrote it. */
function asKnown(first: Meaning, second: Meaning): Meaning | undefined {
  const { predicate, parts, question, subject } = second;
  const isKnowing = predicate.kind === "deed" && /^(?:know|see)$/.test(predicate.verb.en);
  if (!isKnowing || !question || parts.length > 0 || second.content || second.links.length > 0)
    return undefined;
  if (!subject?.person?.startsWith("2") || first.tense === "order") return undefined;
  return {
    ...second,
    content: { kind: "that", meaning: { ...first, question: false } },
    tense: "present",
  };
}

/** «Неге жүзім қымбат, ал алма арзан?»: a question word asks of both clauses, and each language says it once. */
const asksToo = (before: Meaning, meaning: Meaning): boolean =>
  meaning.question && asksOpenly(before) === asksOpenly(meaning);

/** «… сөйлейсіз бе, … сөйлейсіз бе?»: one or the other; «… кім, … кім?»: both. */
function betweenQuestions(before: Meaning, { by, joined, meaning }: Piece): Both {
  if (joined || !before.question || !meaning.question) return by;
  return !asksOpenly(before) && isChoice(before, meaning)
    ? { en: ", or", ru: ", или" }
    : { en: ", and", ru: ", а" };
}

/** Of the same thing, or of the same deed. */
function isChoice({ predicate: one }: Meaning, { predicate: other, subject }: Meaning): boolean {
  if (one.kind === "deed" && other.kind === "deed") return one.verb.en === other.verb.en;
  return one.kind === other.kind && (subject === undefined || subject.lemma === "");
}

const asksOpenly = ({ asks, subject, parts }: Meaning): boolean =>
  asks !== undefined || [subject, ...parts.map(({ thing }) => thing)].some((one) => one?.asks);

/** «Дүкен ашылды, оны әлі ешкім білмейді»: a thing that was named before is it. */
function withKnownParts(before: Meaning, meaning: Meaning): Meaning {
  const object = before.parts.find(({ role }) => role === "OBJ")?.thing;
  const known = [object, before.subject].find(
    (one) =>
      one &&
      one.lemma !== "" &&
      one.person === undefined &&
      !one.name &&
      !one.asks &&
      !one.plural &&
      !one.indefinite &&
      one.determiner !== "self" &&
      !isAnimate(one),
  );
  if (!known) return meaning;
  return {
    ...meaning,
    parts: meaning.parts.map((part) =>
      part.thing.person === "3" && part.thing.of === undefined && !part.thing.self
        ? { ...part, thing: { ...part.thing, of: known } }
        : part,
    ),
  };
}

/** A clause after another: whoever is not named in it was named before. */
function after(before: Meaning, { meaning: asRead, joined }: Piece, doubts: Doubts): Meaning {
  const meaning = withKnownParts(before, asRead);
  const named = lastNamed(before);
  const own = meaning.subject;
  if (own?.owner && isUnnamed(own.owner)) {
    const whose = before.subject?.owner ?? named;
    if (!whose || whose.person !== undefined) return meaning;
    return { ...meaning, subject: { ...own, owner: ownerOf(whose) } };
  }
  const { predicate } = meaning;
  if (predicate.kind === "has" && isUnnamed(predicate.owner) && named?.person === undefined) {
    // Оның айғағы жоқ: a rumour has no evidence, as nobody would say
    if (!named || !(named.name || isAnimate(named))) doubts.at("what has it");
    else return { ...meaning, predicate: { ...predicate, owner: ownerOf(named) } };
  }
  // Ол бай емес, бірақ бақытты
  const isSoToo =
    joined && own === undefined && meaning.predicate.kind === "is-so" && !meaning.about;
  if (!needsDoer(meaning) && !(isSoToo && named)) return meaning;
  if (!named) {
    doubts.at("who it is");
    return meaning;
  }
  return named.person === undefined ? withDoer(meaning, named) : { ...meaning, subject: named };
}

/** Of a third person that was named, or of a pronoun of one. */
function lastNamed({ subject, next }: Meaning): Thing | undefined {
  if (next) return lastNamed(next.meaning);
  if (!subject || subject.asks || subject.indefinite || subject.determiner === "self")
    return undefined;
  if (subject.person !== undefined) return /^3/.test(subject.person) ? subject : undefined;
  try {
    referring(subject);
    return subject;
  } catch (fault) {
    if (fault instanceof NotUnderstood) return undefined;
    throw fault;
  }
}

/** His, hers, its, theirs: whose it is that was named. */
const ownerOf = (thing: Thing): Thing => referring(thing);

const isUnnamed = (thing: Thing | undefined): boolean =>
  thing?.person === "3" && thing.lemma === "" && thing.of === undefined;

/** Whether who does it is not named in the clause itself. */
export const needsDoer = ({ predicate, subject, mood, about, tense }: Meaning): boolean =>
  !about &&
  !/^(?:order|let-us|shall-i)$/.test(tense) &&
  !(predicate.kind === "deed" && /^(?:rain|snow)$/.test(predicate.verb.en)) &&
  (subject === undefined ? mood === "plain" && predicate.kind === "deed" : isUnnamed(subject));
