import { type Entry as LexiconEntry, lookUp } from "@tilashar/kazakh";
import type { Fault } from "../fault/fault.ts";
import type { Frame, Government } from "../government.ts";
import type { Person, Reading } from "../word/reading.ts";
import type { Token } from "../word/token.ts";

/** A head that can still take words on its left, and what it has taken. */
export interface Entry {
  readonly at: number;
  readonly reading: Reading;
  /** The head it depends on, which can take words further left. */
  readonly below?: Entry | undefined;
  /** Takes a subject and adverbials. */
  readonly pred: boolean;
  /** Takes nothing more itself: its converb does. */
  readonly closed: boolean;
  /** Person its subject has. */
  readonly person: Person | undefined;
  readonly subject: boolean;
  readonly object: boolean;
  /** A bare noun that completes the verb: көмек көрсету. */
  readonly bare: boolean;
  readonly owner: boolean;
  /** Something must stand before it. */
  readonly needs: boolean;
  readonly frame: Frame | undefined;
  readonly transitive: boolean | undefined;
  readonly lexicalCases: readonly string[];
  /** Owner of its subject: менің саған ренішім жоқ. */
  readonly possessed: Person | undefined;
  /** Its person is that of its helper: көріп жатырмыз. */
  readonly hard: boolean;
  /** A verb of several words with a frame of its own. */
  readonly compound: boolean;
  /** It and the word before it make one known expression: дем алу. */
  readonly whole: boolean;
}

/** One way to attach a word. */
export interface Option {
  readonly own: Entry;
  readonly head: Entry;
  readonly relation: string;
  readonly cost: number;
  readonly fault?: Fault | undefined;
  readonly doubt?: string | undefined;
}

const looked = new Map<string, readonly LexiconEntry[]>();

/** `lookUp` that remembers: the same few words are asked about for every parse. */
export function found(lemma: string): readonly LexiconEntry[] {
  let entries = looked.get(lemma);
  if (!entries) {
    entries = lookUp(lemma);
    if (looked.size > 20_000) looked.clear();
    looked.set(lemma, entries);
  }
  return entries;
}

const NOT_TRANSITIVE = new Set(["Pass"]);

/** Whether the word is as likely a finite verb. */
const mayBeFinite = (token: Token | undefined, { cost }: Reading): boolean =>
  token?.readings.some((one) => one.form === "fin" && one.cost <= cost) ?? false;

/** A word as a head with nothing before it yet. */
export function entryFor(at: number, reading: Reading, government: Government): Entry {
  const verbal = reading.kind === "verb";
  const { source } = reading;
  const voice = source?.features.Voice ?? "";
  const entry = source?.entry;
  const frame = verbal
    ? government.verb(reading.lemma)
    : reading.kind === "post"
      ? government.postposition(reading.lemma)
      : government.adjective(reading.lemma);
  let transitive: boolean | undefined;
  if (verbal) {
    if (voice === "Cau") transitive = true;
    else if (NOT_TRANSITIVE.has(voice)) transitive = false;
    else if (entry?.pos === "v") transitive = entry.transitive;
    else transitive = found(reading.lemma).find(({ pos }) => pos === "v")?.transitive;
    if (frame?.takes.has("ACC") && voice === "") transitive = true;
  }
  const lexical = entry?.governs ?? (verbal ? found(reading.lemma)[0]?.governs : undefined) ?? [];
  return {
    at,
    reading,
    below: undefined,
    pred: verbal || reading.kind === "modal",
    closed: false,
    person: personOf(reading),
    subject: false,
    object: false,
    bare: false,
    owner: false,
    needs: reading.kind === "post" || reading.kind === "conj" || reading.kind === "cop",
    frame: voice === "" || voice === "Rcp" ? frame : undefined,
    transitive,
    lexicalCases: lexical.map((one) => one.toUpperCase()),
    possessed: undefined,
    hard: false,
    compound: false,
    whole: false,
  };
}

/** Whether a word that is no verb has the ending of a person: қайдансың, кімсіз. */
export const isPredicative = ({ source }: Reading): boolean =>
  source?.suffixes.at(-1)?.id.startsWith("cop") ?? false;

/** Person of what the word says of its subject. */
function personOf(reading: Reading): Person | undefined {
  switch (reading.form) {
    case "fin":
    case "imp":
    case "cond":
      return reading.person ?? "3";
    case undefined:
      if (reading.kind === "verb") return undefined;
      // сіз қайдансың: a pronoun with the ending of a person says it of somebody
      if (reading.pronoun) return isPredicative(reading) ? reading.person : undefined;
      return reading.person ?? "3";
    default:
      return undefined;
  }
}

const ASKED_TO = /с[ае](?:ң|ңыз|ңіз|ңдар|ңдер)?ш[ыі]$/u;
/** What something seems to be. */
export const LIKENESS = new Set(["сияқты", "секілді", "тәрізді"]);

/** The last word of a sentence as its root. */
export function rootEntry(
  tokens: readonly Token[],
  reading: Reading,
  government: Government,
): { entry: Entry; cost: number; doubt?: string } {
  const at = tokens.length - 1;
  const entry = { ...entryFor(at, reading, government), pred: true };
  const short = tokens.length <= 2;
  const doubtful = (cost: number, doubt: string) =>
    short && cost < 2 ? { entry, cost } : { entry, cost: cost + 1.6, doubt };
  switch (reading.kind) {
    case "verb":
      if (reading.form === "fin" || reading.form === "imp") return { entry, cost: 0 };
      // танымай қалғаным-ай: a cry
      if (reading.form === "part" && tokens[at]?.lower.endsWith("-ай")) return { entry, cost: 0.5 };
      if (reading.form === "part" && reading.case === undefined)
        return doubtful(1.5, "a participle ends the sentence");
      if (reading.form === "vn" && reading.case === "NOM") return { entry, cost: 0.8 };
      // баға өсуде, істеудеміз
      if (reading.form === "vn" && reading.case === "LOC" && reading.owner === undefined)
        return { entry, cost: 0.5 };
      if (reading.form === "cond" && (tokens[at] as Token).leaning.length > 0)
        return { entry, cost: 0.6 };
      // келсеңші, отырсаңызшы: somebody is asked to
      if (reading.form === "cond" && ASKED_TO.test(tokens[at]?.lower ?? ""))
        return { entry, cost: 0.4 };
      return doubtful(2.5, "no finite form ends the sentence");
    case "noun":
      // алдым: I took, hardly "my front"
      if (reading.owner !== undefined && reading.owner !== "3" && mayBeFinite(tokens[at], reading))
        return doubtful(2.5, "a noun, or a verb");
      if (reading.case === "NOM" || reading.case === undefined)
        return { entry, cost: reading.pronoun ? 0.6 : 0.4 };
      if (reading.case === "LOC") return { entry, cost: 0.3 };
      if (reading.case === "EQU") return { entry, cost: 0.6 };
      // елденмін, қай қаладансыз, өзің қайдансың
      if (reading.case === "ABL" && reading.person !== undefined && isPredicative(reading))
        return { entry, cost: 0.4 };
      return doubtful(1.2, "an oblique case ends the sentence");
    case "post":
      // таныс сияқты, келген секілді: it is said of the subject
      if (LIKENESS.has(reading.lemma)) return { entry, cost: 0.6 };
      // Сабақтан кейін: an answer; more words make a sentence that wants a predicate
      return tokens.length <= 3
        ? { entry, cost: 0.6 }
        : doubtful(1.2, "a postposition ends the sentence");
    case "conj":
      return doubtful(3, "a conjunction ends the sentence");
    default:
      return { entry, cost: 0.3 };
  }
}
