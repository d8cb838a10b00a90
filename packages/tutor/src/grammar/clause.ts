/** Persons, with the polite ones apart. */
export type Person = "1s" | "2s" | "2f" | "3" | "3p" | "1p" | "2p" | "2pf";

/** A person as the engine's labels write it. */
export const PERSON_LABEL: Readonly<Record<Person, string>> = {
  "1s": "1;SG",
  "2s": "2;SG;INFM",
  "2f": "2;SG;FORM",
  "3": "3",
  "3p": "3",
  "1p": "1;PL",
  "2p": "2;PL;INFM",
  "2pf": "2;PL;FORM",
};

/** An owner as the engine's labels write it. */
export const OWNER_LABEL: Readonly<Record<Person, string>> = {
  "1s": "PSS1S",
  "2s": "PSS2S;INFM",
  "2f": "PSS2S;FORM",
  "3": "PSS3",
  "3p": "PSS3",
  "1p": "PSS1P",
  "2p": "PSS2P;INFM",
  "2pf": "PSS2P;FORM",
};

/** The pronoun of each person. */
export const PRONOUN: Readonly<Record<Person, string>> = {
  "1s": "мен",
  "2s": "сен",
  "2f": "сіз",
  "3": "ол",
  "3p": "олар",
  "1p": "біз",
  "2p": "сендер",
  "2pf": "сіздер",
};

export type Case = "NOM" | "GEN" | "DAT" | "ACC" | "LOC" | "ABL" | "INS";

/** A noun with what stands before it and who owns it. */
export interface NounPhrase {
  readonly kind: "noun";
  readonly lemma: string;
  readonly plural?: boolean;
  /** Adjectives and other unchanging words before the noun, in order. */
  readonly before?: readonly string[];
  /** A clause that tells which it is, or the parts of a deed before it, as they are said: мен оқыған кітап. */
  readonly told?: string;
  /** A number in words; the noun stays singular after it. */
  readonly count?: string;
  readonly owner?: Person | Phrase;
  /** "the", "this", a name: takes the accusative ending as an object. */
  readonly definite?: boolean;
  readonly name?: boolean;
  /** Somebody's own, though the source does not say whose: сын, жена. */
  readonly kin?: boolean;
  /** The owner's pronoun is left out. */
  readonly bare?: boolean;
  /** A second phrase beside it: my brother and my sister. */
  readonly and?: Phrase;
  /** What it is not: балық емес, ет. */
  readonly ratherThan?: Phrase;
  /** What joins the two, where it is not "and". */
  readonly joint?: "немесе" | "әрі" | "да" | "ғана емес";
  /** A clause or a place that tells which one is meant, composed: сен берген, үстелдегі. */
  readonly led?: readonly string[];
  /** A noun before it tells of what kind it is: мектеп автобусы. */
  readonly kindOf?: string;
  /** What a named one is: досым Ержан. */
  readonly title?: Phrase;
  readonly focus?: Focus;
}

export interface PronounPhrase {
  readonly kind: "pronoun";
  readonly lemma: string;
  readonly person: Person;
  readonly focus?: Focus;
}

/** Of this and nothing else, or even of this: тек мен, тіпті мен де. */
export type Focus = "тек" | "тіпті";

export type Phrase = NounPhrase | PronounPhrase;

/** How a phrase hangs on its verb: a case, a postposition, a noun of place, or "without". */
export type Role =
  | { readonly case: Case; readonly by?: boolean }
  | { readonly after: string; readonly case: Case }
  /** `of` is NOM where the place is a time: сабақ кезінде. */
  | { readonly place: string; readonly case: Case; readonly of?: "NOM" }
  | { readonly without: true };

export interface Complement {
  readonly phrase: Phrase;
  readonly role: Role;
}

export type Tense =
  | "present"
  | "now"
  | "past"
  | "future"
  | "perfect"
  | "habitual"
  | "conditional"
  /** It would be so, or would have been: барар едім, баруым керек еді. */
  | "unreal"
  /** Since some time and still: үйреніп жүрмін. */
  | "lasting";
export type Mood =
  | "plain"
  | "want"
  | "can"
  | "must"
  | "like"
  | "order"
  | "let"
  | "may"
  /** It is possible: келуі мүмкін. */
  | "might";

/** How it is known that something is so: it turned out, it seems, it is supposed. */
export type Evidence = "екен" | "сияқты" | "шығар";

export type Predicate =
  | { readonly kind: "verb"; readonly lemma: string }
  | { readonly kind: "is"; readonly what: Phrase }
  | { readonly kind: "is-so"; readonly word: string; readonly before?: readonly string[] }
  | { readonly kind: "is-at"; readonly where: Complement }
  | { readonly kind: "has"; readonly what: Phrase }
  | { readonly kind: "there-is"; readonly what: Phrase }
  | { readonly kind: "needs"; readonly what: Phrase }
  | { readonly kind: "fragment" };

export interface Ask {
  readonly word: string;
  readonly at: "subject" | "object" | "adverb" | "time" | "within";
}

/** How a clause hangs on another one. */
export type Link =
  /** If it is so: келсе. */
  | "condition"
  /** Although it is so: келсе де. */
  | "concession"
  /** When it is so: келгенде. */
  | "when"
  /** After it: келгеннен кейін. */
  | "after"
  /** Since it: келгеннен бері. */
  | "since"
  /** Before it: келмес бұрын. */
  | "before"
  /** That it is so, as what is known or told: келгенін. */
  | "known"
  /** Said of a noun: келген. */
  | "relative"
  /** What for: келуге. */
  | "purpose"
  /** So that somebody may: келуі үшін. */
  | "aim"
  /** What one does it for oneself: келу үшін. */
  | "goal"
  /** And then: келіп. */
  | "then"
  /** It fell to somebody: келуге тура келді. */
  | "befell"
  /** It would be so: келер еді. */
  | "would"
  /** Until it is so: келгенше. */
  | "until"
  /** To do it, as what is wanted, begun or forgotten, in the case that verb asks for: келуді. */
  | "deed"
  /** As soon as it is so: келген бойда. */
  | "at-once"
  /** So much so that something follows: шаршағаны сонша. */
  | "so-much"
  /** Every time it is so: келген сайын. */
  | "whenever"
  /** As if it were so: келген сияқты. */
  | "as-if"
  /** And not do it: келудің орнына. */
  | "instead"
  /** What one thinks or talks of doing: келу туралы. */
  | "topic"
  /** So one thinks or hopes: келеді деп. */
  | "thought";

/** What a simple sentence says, free of any language's word order. */
export interface Clause {
  readonly subject?: Phrase;
  readonly predicate: Predicate;
  readonly tense: Tense;
  readonly mood: Mood;
  readonly negative: boolean;
  readonly question: boolean;
  /** A question word in the place of a part: қайда, кім, не…; `within` when the predicate holds it. */
  readonly ask?: Ask | undefined;
  readonly complements: readonly Complement[];
  readonly times: readonly string[];
  readonly manners: readonly string[];
  /** How the clause hangs on another; it is then no sentence of its own. */
  readonly link?: Link;
  /** In the middle of it, in the past: ұйықтап жатты. */
  readonly going?: boolean;
  /** The case that what is known stands in; an object where none is named: келгеніне қуану. */
  readonly knownIn?: Case;
  readonly evidence?: Evidence;
  /** It is cried out: қандай әдемі! */
  readonly exclaimed?: boolean;
  /** Of the subject as of others: мен де. */
  readonly also?: boolean;
  /** Its subject is said in the clause beside it. */
  readonly silent?: boolean;
  /** Clauses that hang on this one, each by its link. */
  readonly hanging?: readonly Clause[];
  /** A clause beside it, with what joins the two: бірақ, өйткені. */
  readonly next?: { readonly word: string; readonly clause: Clause };
  /** A deed as its subject: темекі шегу зиян. */
  readonly doing?: Clause;
  /** Who is spoken to. */
  readonly called?: { readonly phrase: Phrase; readonly isFirst: boolean };
  /** Its subject is what is new, and stands before the verb: үйде қонақтар отыр. */
  readonly newSubject?: boolean;
}

/** The person a phrase is spoken of in. */
export const personOf = (phrase: Phrase | undefined): Person =>
  phrase?.kind === "pronoun" ? phrase.person : "3";

/** What is right is not the one who says it but what is said: сенікі дұрыс. */
const SAID_BY: Readonly<Record<Person, string>> = {
  "1s": "менікі",
  "2s": "сенікі",
  "2f": "сіздікі",
  "3": "оныкі",
  "3p": "олардікі",
  "1p": "біздікі",
  "2p": "сендердікі",
  "2pf": "сіздердікі",
};

/** The subject of "is right" for somebody. */
export const inTheRight = ({ person }: PronounPhrase): PronounPhrase => ({
  kind: "pronoun",
  lemma: SAID_BY[person],
  person: "3",
});

/** The pronoun of a person as a phrase. */
export const pronoun = (person: Person): PronounPhrase => ({
  kind: "pronoun",
  lemma: PRONOUN[person],
  person,
});
