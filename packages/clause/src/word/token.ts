import { mayBeConverb } from "./hidden-readings.ts";
import { imperativeOf, QUOTE, readWord } from "./read-word.ts";
import { type Reading, readingWith } from "./reading.ts";
import { LEANING, QUESTION } from "./word-lists.ts";

/** A word of a sentence with all it may be; particles that lean on it are part of it. */
export interface Token {
  /** As it was written. */
  readonly text: string;
  readonly lower: string;
  /** Punctuation after it, and after its particles. */
  readonly mark: string;
  /** First word of the sentence. */
  readonly first: boolean;
  readonly capital: boolean;
  readonly readings: readonly Reading[];
  /** The question particle after it, as written. */
  readonly question: string | undefined;
  /** Other particles after it, as written. */
  readonly leaning: readonly string[];
  /** No lexicon knows a stem of it. */
  readonly unknown: boolean;
}

const REMEMBERED = 20_000;

const WORD = /([\p{L}\p{M}\d]+(?:[-–’'][\p{L}\p{M}\d]+)*)([^\p{L}\p{M}\d]*)/gu;

/** Reads words and remembers what it read. */
export class WordReader {
  readonly #found = new Map<string, readonly Reading[]>();

  /** All readings of a word, the likeliest first. */
  read(text: string): readonly Reading[] {
    const known = this.#found.get(text);
    if (known) return known;
    if (this.#found.size > REMEMBERED) this.#found.clear();
    const readings = readWord(text);
    this.#found.set(text, readings);
    return readings;
  }

  /** Cuts one sentence into words; empty when it holds none. */
  tokens(sentence: string): Token[] {
    const raw = [...sentence.normalize("NFC").matchAll(WORD)].map(([, word = "", after = ""]) => ({
      text: word,
      mark: after.replace(/\s+/g, " ").trim(),
      space: after,
    }));
    const tokens: Token[] = [];
    raw.forEach(({ text, mark }, at) => {
      const lower = text.toLowerCase();
      const before = tokens.at(-1);
      const ends = mark !== "" || at === raw.length - 1;
      const leans =
        before !== undefined &&
        before.mark === "" &&
        (LEANING.has(lower) || QUESTION.has(lower) || (ends && isParticleAfter(lower, before)));
      if (leans && !(QUESTION.has(lower) && before.question !== undefined)) {
        const asks = QUESTION.has(lower);
        tokens[tokens.length - 1] = {
          ...before,
          mark,
          question: asks ? text : before.question,
          leaning: asks ? before.leaning : [...before.leaning, text],
          readings: asks ? asked(before.readings) : before.readings,
        };
        return;
      }
      const stem = mayBeConverb(lower, raw[at + 1]?.text.toLowerCase());
      const all = withConverb(this.read(text), stem);
      // Nothing to join at the start of a clause: мен is "I" there
      const opens = before === undefined || before.mark !== "";
      const apart = opens && lower === "мен" ? all.filter(({ kind }) => kind !== "conj") : all;
      const read = apart.length > 0 ? apart : all;
      // Inside a sentence a capital makes a name
      const named = at > 0 && lower !== text && text !== QUOTE && !read.some(({ name }) => name);
      // Айгүлді: inside a sentence a name with an ending is no adjective made of it
      const proper =
        lower !== text &&
        read.some((one) => one.name && !isMadeAdjective(one) && (at > 0 || one.cost < 2));
      const readings = proper
        ? read.filter((one) => !isMadeAdjective(one))
        : named
          ? [...read, readingWith("noun", text, { case: "NOM", name: true, cost: 2.5 })]
          : read;
      tokens.push({
        text,
        lower,
        mark,
        first: at === 0,
        capital: lower !== text,
        readings,
        question: undefined,
        leaning: [],
        unknown:
          text !== QUOTE && (readings.length === 0 || readings.every(({ guessed }) => guessed)),
      });
    });
    return tokens;
  }
}

/** көріспедік қой, жоқ қой: ғой after a voiceless sound, which is no sheep and tells nobody to leave off. */
const isParticleAfter = (lower: string, { lower: said, readings }: Token): boolean =>
  lower === "қой" &&
  /[кқпстшщхһф]$/u.test(said) &&
  (SAID_WHOLE.has(said) ||
    (readings[0]?.kind === "verb" && readings[0].form === "fin" && !/[ыі]?п$/u.test(said)));
const SAID_WHOLE = new Set(["жоқ", "емес", "керек", "рас", "дұрыс", "тиіс"]);

/** With the converb of a verb of this stem, where a noun hides it. */
function withConverb(readings: readonly Reading[], stem: string | undefined): readonly Reading[] {
  const verb = stem === undefined ? undefined : imperativeOf(stem);
  // кітап ала алмадық: and ала is no quality either
  if (readings.some(({ form }) => form === "a"))
    return verb === undefined || !readings.some(({ kind }) => kind === "adj")
      ? readings
      : readings.map((one) =>
          one.form === "a"
            ? { ...one, cost: Math.min(one.cost, 0.3) }
            : { ...one, cost: one.kind === "adj" ? one.cost + 1 : one.cost },
        );
  return verb === undefined
    ? readings
    : [...readings, readingWith("verb", verb.lemma, { form: "a", cost: 0.5 })];
}

/** бара ма: a converb with the question particle is the present of the third person. */
function asked(readings: readonly Reading[]): readonly Reading[] {
  return readings.flatMap((one) =>
    one.form === "a" ? [{ ...one, form: "fin" as const, person: "3" as const }, one] : [one],
  );
}

const isMadeAdjective = ({ kind, source }: Reading): boolean => {
  const last = source?.suffixes.at(-1)?.id;
  return (
    (kind === "adj" || kind === "adv") && last !== undefined && last !== "attr" && last !== "rel"
  );
};
