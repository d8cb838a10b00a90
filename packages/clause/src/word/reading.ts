import type { Candidate } from "@tilashar/kazakh";

export type Case = "NOM" | "ACC" | "DAT" | "ABL" | "LOC" | "INS" | "GEN" | "EQU";
const PERSON_NAMES = ["1s", "2s", "2f", "3", "1p", "2p", "2pf"] as const;
export type Person = (typeof PERSON_NAMES)[number];

/** Whether a name is that of a person. */
export const isPerson = (name: string): name is Person =>
  (PERSON_NAMES as readonly string[]).includes(name);

/** What a word can be in a clause. */
export type Kind =
  | "noun"
  | "adj"
  | "det"
  | "num"
  | "adv"
  | "verb"
  | "post"
  | "conj"
  | "intj"
  /** екен, еді, емес, шығар: they close a predicate. */
  | "cop"
  /** бар, жоқ, керек, мүмкін: predicates that are no verbs. */
  | "modal"
  /** A quoted stretch. */
  | "quote";

/** Forms of a verb by what they can do in a clause. */
export type VerbForm = "fin" | "imp" | "cond" | "des" | "p" | "a" | "conv" | "part" | "vn";

/** One reading of a word, as the parser sees it; {@link readingWith} makes one. */
export interface Reading {
  readonly kind: Kind;
  readonly lemma: string;
  readonly case?: Case | undefined;
  /** Owner's person. */
  readonly owner?: Person | undefined;
  readonly plural: boolean;
  /** Person of a predicate; of a pronoun that stands as a subject. */
  readonly person?: Person | undefined;
  readonly form?: VerbForm | undefined;
  readonly negative: boolean;
  readonly pronoun: boolean;
  readonly name: boolean;
  /** The stem is in no lexicon. */
  readonly guessed: boolean;
  /** How much less likely than the likeliest reading of the word, in bits. */
  readonly cost: number;
  readonly source: Candidate | undefined;
}

/**
 * A reading with nothing said of it but what is given. Every reading is made here and has all its properties, in one order:
 * hundreds of rules look at readings, and an engine reads objects of one shape several times as fast as objects of dozens.
 */
export const readingWith = (
  kind: Kind,
  lemma: string,
  more: Omit<Partial<Reading>, "kind" | "lemma"> = {},
): Reading => ({
  kind,
  lemma,
  case: more.case,
  owner: more.owner,
  plural: more.plural ?? false,
  person: more.person,
  form: more.form,
  negative: more.negative ?? false,
  pronoun: more.pronoun ?? false,
  name: more.name ?? false,
  guessed: more.guessed ?? false,
  cost: more.cost ?? 0,
  source: more.source,
});

const CASES: Readonly<Record<string, Case>> = {
  Nom: "NOM",
  Acc: "ACC",
  Dat: "DAT",
  Abl: "ABL",
  Loc: "LOC",
  Ins: "INS",
  Gen: "GEN",
  Equ: "EQU",
};

const COPULAS = new Set(["е", "емес", "шығар", "болар", "көрінеді", "екен"]);
/** Predicates of school grammar that are no verbs. */
const MODALS = new Set([
  "бар",
  "жоқ",
  "керек",
  "қажет",
  "мүмкін",
  "тиіс",
  "міндетті",
  "шарт",
  "ықтимал",
  "лазым",
]);
const FIRST_PERSON_WORDS: Readonly<Record<string, Person>> = {
  мен: "1s",
  сен: "2s",
  сіз: "2f",
  біз: "1p",
  біздер: "1p",
  сендер: "2p",
  сіздер: "2pf",
};

function personOf(features: Readonly<Record<string, string>>): Person | undefined {
  const plural = features.Number === "Plur";
  switch (features.Person) {
    case "1":
      return plural ? "1p" : "1s";
    case "2":
      if (features.Polite === "Form") return plural ? "2pf" : "2f";
      return plural ? "2p" : "2s";
    case "3":
      return "3";
    default:
      return undefined;
  }
}

function ownerOf(features: Readonly<Record<string, string>>): Person | undefined {
  const plural = features["Number[psor]"] === "Plur";
  switch (features["Person[psor]"]) {
    case "1":
      return plural ? "1p" : "1s";
    case "2":
      return features.Polite === "Form" ? "2f" : plural ? "2p" : "2s";
    case "3":
      return "3";
    default:
      return undefined;
  }
}

function formOf(features: Readonly<Record<string, string>>): VerbForm | undefined {
  switch (features.VerbForm) {
    case "Fin":
      if (features.Mood === "Cnd") return "cond";
      if (features.Mood === "Des") return "des";
      return features.Mood === "Imp" ? "imp" : "fin";
    case "Conv":
      return features.Aspect === "Perf" ? "p" : features.Aspect === "Imp" ? "a" : "conv";
    case "Part":
      return "part";
    case "Vnoun":
      return "vn";
    default:
      return undefined;
  }
}

const KINDS: Readonly<Record<string, Kind>> = {
  NOUN: "noun",
  PROPN: "noun",
  PRON: "noun",
  ADJ: "adj",
  ADV: "adv",
  DET: "det",
  NUM: "num",
  VERB: "verb",
  AUX: "verb",
  ADP: "post",
  CCONJ: "conj",
  SCONJ: "conj",
  INTJ: "intj",
  PART: "adv",
  X: "noun",
};

/** Pronouns that hold "belonging to" within their stem: менікі, оныкі. */
export const BELONGING = /^(?:ме|се|о|мұ|бұ|со|осы)н[іы]кі$/iu;

/** Reads a candidate of the morphology. */
export function readingOf(one: Candidate, best: number): Reading {
  const { features, lemma } = one;
  const form = formOf(features);
  let kind = KINDS[one.upos] ?? "noun";
  if (COPULAS.has(lemma) && (one.upos !== "ADJ" || lemma === "емес")) kind = "cop";
  if (MODALS.has(lemma) && kind === "adj") kind = "modal";
  const cased = one.suffixes.at(-1)?.id === "own" ? ("NOM" as const) : CASES[features.Case ?? ""];
  // барғанда, үлкенге, бесеуі: what takes a case stands for a noun
  const nominal =
    (kind === "adj" || kind === "num" || kind === "det" || kind === "modal") &&
    ((cased !== undefined && cased !== "NOM" && cased !== "EQU") ||
      features["Person[psor]"] !== undefined ||
      features.Number === "Plur");
  if (nominal && features.Person === undefined) kind = "noun";
  // қаладағы, кешегі: said of a noun
  const last = one.suffixes.at(-1)?.id;
  const attributive = last === "attr" || last === "rel";
  if (attributive && kind === "noun") kind = "adj";
  // сенікі, менікінен: what is yours or mine, in whatever case follows
  const owned =
    one.suffixes.some(({ id }) => id === "own") || BELONGING.test(one.segments[0] ?? "");
  const pronoun = one.upos === "PRON" && !owned;
  const person = (pronoun && FIRST_PERSON_WORDS[lemma]) || (owned ? undefined : personOf(features));
  const isCased = kind === "noun" || form === "part" || form === "vn";
  return readingWith(kind, lemma, {
    case: isCased ? (cased ?? (kind === "noun" || form === "vn" ? "NOM" : undefined)) : undefined,
    owner: ownerOf(features),
    plural: features.Number === "Plur" && features.Person === undefined,
    person,
    form,
    negative: features.Polarity === "Neg",
    pronoun,
    name: one.upos === "PROPN",
    guessed: one.guessed,
    cost:
      Math.max(0, Math.log2(best / one.confidence)) +
      (one.suffixes.some(({ id }) => id === "pres1sShort" || id === "perf1sShort") ? 2.5 : 0),
    source: one,
  });
}
