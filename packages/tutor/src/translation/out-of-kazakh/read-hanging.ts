import type { Placed } from "@tilashar/clause";
import { type Link, type Meaning, NotUnderstood } from "./meaning.ts";
import type { SentenceWords } from "./sentence-words.ts";

/** A clause that hangs on another, with what joins them. */
export interface Hanging {
  readonly kind: Link;
  readonly meaning: Meaning;
}

/** Reads clauses that hang on others: келген соң, келсе, келгенде, келіп. */
export class HangingReader {
  readonly #words: SentenceWords;
  readonly #clause: (place: number) => Meaning;

  constructor(words: SentenceWords, clause: (place: number) => Meaning) {
    this.#words = words;
    this.#clause = clause;
  }

  /** келген соң, көру үшін: a postposition after a verb; undefined after anything else. */
  afterVerb(at: number): Hanging | undefined {
    const [inner, ...more] = this.#words.open(at);
    const reading = inner === undefined ? undefined : this.#words.word(inner).reading;
    if (inner === undefined || more.length > 0 || reading?.kind !== "verb") return undefined;
    const text = this.#words.lower(at);
    const kind = linkOf(text, reading);
    if (!kind) throw new NotUnderstood(`${text} after a verb`);
    this.#words.take(at);
    return { kind, meaning: this.#told(inner, kind) };
  }

  /** барған кезде, барар алдында: a noun of time after a verb; undefined of any other. */
  beforeTime(at: number): Hanging | undefined {
    const text = this.#words.lower(at);
    const [inner, ...more] = this.#words.open(at);
    if (inner === undefined || more.length > 0) return undefined;
    const { reading, relation } = this.#words.word(inner);
    if (relation !== "relative" || reading.form !== "part") return undefined;
    const kind: Link | undefined =
      text === "кезде" || text === "уақытта"
        ? isGoing(reading)
          ? "while"
          : "when"
        : text === "алдында" && endsAs(reading, "fut")
          ? "before"
          : undefined;
    if (!kind) return undefined;
    this.#words.take(at);
    return { kind, meaning: this.#told(inner, kind) };
  }

  /** келсе, келгенде, келгендіктен, келгенше, айтпастан, келіп. */
  verb(at: number): Hanging {
    const { reading, relation } = this.#words.word(at);
    const isConcession = this.#words.also(at);
    if ((this.#words.parse.tokens[at]?.leaning.length ?? 0) > (isConcession ? 1 : 0))
      this.#words.doubts.at("a particle after a clause");
    const text = this.#words.lower(at);
    // Қанша сұрасам да: however much I asked
    const much = this.#words
      .open(at)
      .find((one) => /^(?:қанша|қаншама)$/u.test(this.#words.lower(one)));
    if (isConcession && reading.form === "cond" && much !== undefined && much === at - 1) {
      this.#words.take(much);
      this.#words.however.add(at);
    }
    if (reading.form === "cond" && reading.lemma === "деу" && this.#words.open(at).length < 2)
      throw new NotUnderstood("what is said");
    // Сөйлесе алмаймын: cannot talk, rather than takes nothing if he speaks
    const next = this.#words.parse.words[at + 1]?.reading;
    if (
      reading.form === "cond" &&
      next?.lemma === "алу" &&
      this.#words.parse.tokens[at]?.mark === ""
    )
      throw new NotUnderstood("if, or can");
    // Ұйықтамай тұрып: before one sleeps
    if (reading.lemma === "тұру" && this.#words.under(at).some((one) => this.#isUndone(one))) {
      if (reading.form !== "p" || reading.negative || isConcession)
        throw new NotUnderstood("before it is done");
      return { kind: "before", meaning: { ...this.#told(at, "before"), tense: "present" } };
    }
    // Олар көшкелі бері: since they moved
    const isSince = /(?:ғалы|гелі|қалы|келі)$/u.test(text) && this.#words.lower(at + 1) === "бері";
    if (reading.form === "conv" && isSince && !isConcession) {
      this.#words.take(at + 1);
      return { kind: "since", meaning: { ...this.#told(at, "since"), tense: "past" } };
    }
    const kind = ((): Link | undefined => {
      if (reading.form === "cond" && isConcession && this.#words.however.has(at))
        return "however-much";
      if (reading.form === "cond") return isConcession ? "although" : "if";
      if (isConcession) return undefined;
      if (reading.form === "p" && relation === "converb")
        return reading.negative ? "without" : "and";
      if (reading.form === "a" && reading.negative) return "without";
      if (reading.form === "conv")
        return /(?:ғанша|генше|қанша|кенше)$/u.test(text) ? "until" : undefined;
      if (reading.form !== "part") return undefined;
      if (reading.case === "EQU") return "as";
      if (reading.case === "LOC") return isGoing(reading) ? "while" : "when";
      if (reading.case === "INS")
        return /(?:ғанымен|генімен|қанымен|кенімен)$/u.test(text) ? "although" : undefined;
      if (/(?:діктен|дықтан)$/u.test(text)) return "because";
      return reading.case === "ABL" && reading.negative && /ст[ае]н$/u.test(text)
        ? "without"
        : undefined;
    })();
    if (!kind) throw new NotUnderstood("a clause that hangs");
    const meaning = this.#told(at, kind);
    return { kind: kind === "although" && asksSomething(meaning) ? "no-matter" : kind, meaning };
  }

  #isUndone(at: number): boolean {
    const { relation, reading } = this.#words.word(at);
    return relation === "helped" && reading.negative;
  }

  #told(at: number, kind: Link): Meaning {
    const inner = this.#clause(at);
    // Не істесең де: whatever you do
    const mayAsk = kind === "and" || (kind === "although" && !inner.negative);
    if (asksSomething(inner) && !mayAsk) throw new NotUnderstood("asked in a clause that hangs");
    // Қашан басталып, қашан аяқталады: one deed after another, each of which is asked about
    const meaning = { ...inner, question: false };
    // Келмес бұрын and айтпастан deny what their links deny already
    if (kind === "without" || kind === "before") return { ...meaning, negative: false };
    return kind === "when" && meaning.tense === "going" ? { ...meaning, tense: "going" } : meaning;
  }
}

const asksSomething = ({ asks, subject, parts }: Meaning): boolean =>
  asks !== undefined || [subject, ...parts.map(({ thing }) => thing)].some((one) => one?.asks);

const endsAs = ({ source }: Placed["reading"], id: string): boolean =>
  source?.suffixes.some((one) => one.id === id) ?? false;

/** оқып жатқанда: it goes on meanwhile. */
const isGoing = ({ lemma }: Placed["reading"]): boolean =>
  /^(?:жату|отыру|тұру|жүру)$/u.test(lemma);

function linkOf(text: string, reading: Placed["reading"]): Link | undefined {
  const { form, case: kase, negative } = reading;
  if (form === "vn") return text === "үшін" ? "for" : undefined;
  if (form !== "part") return undefined;
  if (text === "үшін") return endsAs(reading, "perf") ? "because" : undefined;
  switch (text) {
    case "соң":
    case "кейін":
      return "after";
    case "бұрын":
      return negative ? "before" : undefined;
    case "дейін":
      return kase === "DAT" ? "until" : undefined;
    case "бері":
      return kase === "ABL" ? "since" : undefined;
    case "сайын":
      return "whenever";
    case "қарамастан":
    case "қарамай":
      return kase === "DAT" ? "although" : undefined;
    default:
      return undefined;
  }
}
