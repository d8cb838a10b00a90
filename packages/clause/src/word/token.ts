import { analyse, type Candidate, defaultLexicon, foldLookAlikes, lookUp } from "@tilashar/kazakh";
import { insteadOf, mayBeConverb } from "./hidden-readings.ts";
import { type Person, type Reading, readingOf } from "./reading.ts";
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

/** Readings dearer than this many bits are left out. */
const DEAREST = 5.5;
const MAX_READINGS = 5;
const REMEMBERED = 20_000;

/** Stands in a sentence for what is quoted in it. */
export const QUOTE = "qqq";

const WORD = /([\p{L}\p{M}\d]+(?:[-–’'][\p{L}\p{M}\d]+)*)([^\p{L}\p{M}\d]*)/gu;

/** Bare stems that the morphology may read as something commoner: бар! аш! */
let imperatives: Map<string, { lemma: string; band: number }> | undefined;

function imperativeOf(word: string): { lemma: string; band: number } | undefined {
  if (!imperatives) {
    imperatives = new Map();
    for (const { pos, stem, lemma, band } of defaultLexicon().entries)
      if (pos === "v" && stem !== undefined && !lemma.includes(" ") && !imperatives.has(stem))
        imperatives.set(stem, { lemma, band });
  }
  return imperatives.get(word);
}

const plain = (kind: Reading["kind"], lemma: string, more: Partial<Reading> = {}): Reading => ({
  kind,
  lemma,
  plural: false,
  negative: false,
  pronoun: false,
  name: false,
  guessed: false,
  cost: 0,
  source: undefined,
  ...more,
});

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
          ? [...read, plain("noun", text, { case: "NOM", name: true, cost: 2.5 })]
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
    : [...readings, plain("verb", verb.lemma, { form: "a", cost: 0.5 })];
}

/** бара ма: a converb with the question particle is the present of the third person. */
function asked(readings: readonly Reading[]): readonly Reading[] {
  return readings.flatMap((one) =>
    one.form === "a" ? [{ ...one, form: "fin" as const, person: "3" as const }, one] : [one],
  );
}

function readWord(text: string): readonly Reading[] {
  if (text === QUOTE) return [plain("quote", text)];
  const folded = foldLookAlikes(text);
  if (/^\d/.test(folded)) return numeric(folded);
  const lower = folded.toLowerCase();
  const instead = insteadOf(lower, plain);
  if (instead) return instead;
  let found: readonly Candidate[] = analyse(folded);
  // A capital at the start hides nothing: Кітап, Бар
  if (folded !== lower) {
    const small = analyse(lower).filter(({ guessed }) => !guessed);
    const known = found.filter(({ guessed }) => !guessed);
    found = known.length + small.length > 0 ? [...known, ...small] : found;
  }
  const surely = found.filter(({ guessed }) => !guessed);
  const kept = surely.length > 0 ? surely : found;
  const best = kept.reduce((most, one) => Math.max(most, one.confidence), 0);
  const readings: Reading[] = [];
  const seen = new Set<string>();
  const add = (one: Reading) => {
    const key = [
      one.kind,
      one.lemma,
      one.case,
      one.owner,
      one.plural,
      one.person,
      one.form,
      one.negative,
      one.source?.features.Voice,
      one.source?.features.Tense,
    ].join();
    if (seen.has(key)) return;
    seen.add(key);
    readings.push(one);
  };
  for (const one of kept) {
    const read = readingOf(one, best);
    const reading =
      read.kind === "adv" && ALSO_ADVERBS.has(lower)
        ? { ...read, cost: Math.min(read.cost, 0.7) }
        : read;
    // алдымын: nobody is his own
    if (isOwnSelf(reading)) continue;
    if (reading.cost > DEAREST || NO_FORMS.has(`${lower} ${reading.lemma}`)) continue;
    // "No" stands by itself, with a mark after it
    if (lower === "жоқ" && one.upos === "PART") {
      add({ ...reading, kind: "intj" });
      continue;
    }
    // A rare adverb in -ша hides no noun: ақша
    if (reading.kind === "adv" && reading.cost > (one.suffixes.length > 0 ? 2 : 4)) continue;
    const own = reading.case === "GEN" && /[ндт]ікі$/.test(lower);
    add(own ? { ...reading, case: "NOM", pronoun: false } : evened(reading, lower));
    // мұғалімсіз: without a teacher, or you are a teacher
    if (one.suffixes.at(-1)?.id === "syz" && one.suffixes.length === 1 && one.entry?.pos !== "adj")
      add(
        plain("noun", one.segments[0] ?? lower, {
          case: "NOM",
          person: "2f",
          cost: 0.4,
          source: one,
        }),
      );
  }
  // басым: my head, before the rarer adjective
  const owned = /^(.+?)[ыі]?м$/u.exec(lower)?.[1];
  if (
    owned !== undefined &&
    readings[0]?.kind === "adj" &&
    !readings.some(({ owner }) => owner === "1s") &&
    lookUp(owned).some(({ pos, band }) => pos === "n" && band === 1)
  )
    readings.push(plain("noun", owned, { case: "NOM", owner: "1s", cost: 0.3 }));
  // сөйлестім: where the voice has an entry of its own, it is hardly built anew
  if (
    readings.some(
      ({ kind, source, cost }) =>
        kind === "verb" && cost < 0.5 && (source?.features.Voice ?? "") === "",
    )
  )
    for (let at = readings.length - 1; at >= 0; at--)
      if ((readings[at]?.cost ?? 0) > 1.5 && (readings[at]?.source?.features.Voice ?? "") !== "")
        readings.splice(at, 1);
  const bare = imperativeOf(lower);
  if (bare && !readings.some(({ form, pronoun }) => form === "imp" || pronoun))
    readings.push(
      plain("verb", bare.lemma, { form: "imp", person: "2s", cost: bare.band === 1 ? 0.8 : 1.6 }),
    );
  const perhaps = /^шығар(мын|сың|сыз|мыз)$/.exec(lower)?.[1];
  if (perhaps !== undefined)
    readings.push(plain("cop", "шығар", { person: PERHAPS[perhaps] as Person }));
  return readings.slice(0, MAX_READINGS + 2);
}

/** An owner and a person of the same: досыммын. */
const isOwnSelf = ({ owner, source }: Reading): boolean =>
  owner !== undefined &&
  owner !== "3" &&
  source?.suffixes.at(-1)?.id.startsWith("cop") === true &&
  source?.features["Person[psor]"] === source?.features.Person &&
  source?.features["Number[psor]"] === source?.features.Number;

/** Forms that the morphology builds and nobody says: of oneself the dative is өзіне. */
const NO_FORMS = new Set(["өзге өз"]);

/** Postpositions that are as often adverbs: кейін айтамын. */
const ALSO_ADVERBS = new Set(["кейін", "бұрын", "бірге", "бері", "әрі"]);

const PERHAPS: Readonly<Record<string, Person>> = { мын: "1s", сың: "2s", сыз: "2f", мыз: "1p" };

const isMadeAdjective = ({ kind, source }: Reading): boolean => {
  const last = source?.suffixes.at(-1)?.id;
  return (
    (kind === "adj" || kind === "adv") && last !== undefined && last !== "attr" && last !== "rel"
  );
};

/** Pairs between which only the clause decides cost nothing. */
function evened(reading: Reading, lower: string): Reading {
  const even =
    lower === "мен" ||
    lower === "не" ||
    reading.kind === "det" ||
    reading.pronoun ||
    reading.kind === "adv" ||
    reading.kind === "post" ||
    (reading.kind === "verb" && reading.source?.suffixes.at(-1)?.id === "perf");
  if (lower === "бірге" && reading.kind === "noun") return { ...reading, cost: reading.cost + 3 };
  const near = reading.cost < 2.6 || lower === "мен";
  return even && near ? { ...reading, cost: Math.min(reading.cost, 0.5) } : reading;
}

function numeric(text: string): readonly Reading[] {
  const found = analyse(text);
  const best = found[0];
  if (best) return [readingOf(best, best.confidence), plain("num", text)];
  return [plain("num", text)];
}
