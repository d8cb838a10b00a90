import type { Ask, Evidence, Link, Mood, Person, Tense } from "../clause.ts";

/**
 * What the parser makes of an English sentence: a tree of English words in their grammatical places. Which Kazakh word
 * each is, and in which case, is not decided here.
 */
export interface Sentence {
  readonly subject?: Noun;
  /** The subject is a deed: swimming is good. */
  readonly doing?: Deed;
  readonly deed: Deed;
  readonly tense: Tense;
  readonly mood: Mood;
  readonly negative: boolean;
  readonly question?: boolean;
  /** Going on at some time in the past. */
  readonly going?: boolean;
  /** "There is": what follows is there. */
  readonly there?: boolean;
  readonly ask?: Ask;
  /** What is asked about stands in front: which book, whom. */
  readonly asked?: Noun;
  /** Clauses that hang on this one. */
  readonly hanging?: readonly Hanging[];
  readonly next?: { readonly word: string; readonly sentence: Sentence };
  /** Who is spoken to. */
  readonly called?: { readonly noun: Noun; readonly isFirst: boolean };
  /** "Would": it is only thought of. */
  readonly isWould?: boolean;
  /** "May" of what is possible or allowed, as its subject tells. */
  readonly isMay?: boolean;
  /** The form the verb has by its subject: he goes, they go. */
  readonly agrees?: "base" | "third";
  readonly also?: boolean;
  /** Denied by its subject or not at all: nobody any more. */
  readonly isDeniedBySubject?: boolean;
  /** How it is known: it turns out, it seems, perhaps. */
  readonly evidence?: Evidence;
  /** The words that tell so. */
  readonly knownBy?: string;
  /** It is cried out: what a beautiful place! */
  readonly exclaimed?: boolean;
}

export interface Hanging {
  readonly link: Link;
  readonly sentence: Sentence;
  /** The words that begin it. */
  readonly word?: string;
}

/** A verb with everything that stands in its phrase. */
export interface Deed {
  /** As the glossary knows it: "look for". */
  readonly verb: string;
  readonly form: VerbForm;
  readonly objects: readonly Noun[];
  readonly preps: readonly Prep[];
  /** Kazakh of times and manners, which are the same wherever they stand. */
  readonly times: readonly string[];
  readonly manners: readonly string[];
  /** How long, in Kazakh. */
  readonly lasts?: string;
  /** What something is, becomes or looks like. */
  readonly quality?: Quality;
  readonly noun?: Noun;
  /** What it is compared with: than Y. */
  readonly than?: Noun;
  /** What one wants, tries, begins to do. */
  readonly to?: Deed;
  readonly isGerund?: boolean;
  /** What for. */
  readonly purpose?: Deed;
  /** What is known, thought or told. */
  readonly that?: Sentence;
  /** What colour something is given. */
  readonly colour?: Quality;
  /** A preposition whose noun stands in front: what … about. */
  readonly left?: string;
  readonly isPassive?: boolean;
  /** A manner tells where it is. */
  readonly isPlace?: boolean;
  readonly isGoing?: boolean;
  readonly mood?: Mood;
  readonly tense?: Tense;
  readonly negative?: boolean;
  /** What it takes of time, in Kazakh. */
  readonly takes?: string;
  /** Who does it and nobody else, where that is said: drew it herself. */
  readonly by?: Person;
  /** Done at any time up to now: have you ever. */
  readonly isTried?: boolean;
  /** Done and then this: came and sat. */
  readonly before?: Deed;
  /** The Kazakh verb, where the grammar itself knows it. */
  readonly kz?: string;
  /** The verb of the clause beside it, taken up again: if you want to, but he can't. */
  readonly isSame?: boolean;
}

export type VerbForm = "base" | "third" | "past" | "participle" | "ing";

/** A noun phrase. */
export interface Noun {
  /** As the glossary knows it; nothing of a pronoun. */
  readonly text: string;
  readonly person?: Person;
  /** Which of others it is: he or she. */
  readonly gender?: "m" | "f";
  /** Its Kazakh, where the grammar itself knows it. */
  readonly kz?: string;
  readonly isName?: boolean;
  readonly plural?: boolean;
  readonly definite?: boolean;
  /** Some determiner stands before it. */
  readonly isDetermined?: boolean;
  /** Kazakh words before it: бұл, әр, барлық. */
  readonly words?: readonly string[];
  readonly qualities?: readonly Quality[];
  /** How many, in Kazakh. */
  readonly count?: string;
  readonly owner?: Person | Noun;
  /** What stands after "of": an owner, or what is measured. */
  readonly of?: Noun;
  readonly where?: Prep;
  /** What it is for: time to cook. */
  readonly to?: Deed;
  readonly relative?: Relative;
  /** What a named person is: my friend Erzhan. */
  readonly title?: Noun;
  /** A noun that tells of what kind it is: school bus. */
  readonly kind?: Noun;
  readonly and?: { readonly word: string; readonly noun: Noun };
  readonly asks?: "which" | "how-many" | "thing";
  /** One of several that are known is asked for. */
  readonly isOneOf?: boolean;
  readonly denied?: boolean;
  /** "Both" before it. */
  readonly isBoth?: boolean;
  /** Where it is, by a Kazakh word before it. */
  readonly placed?: string;
  /** "Some" before it: of a subject these are not all of them. */
  readonly isSome?: boolean;
}

export interface Quality {
  readonly word: string;
  /** Its Kazakh, where it is known: a number's place, a participle. */
  readonly kz?: string;
  /** How much so, in Kazakh. */
  readonly degree?: string;
  readonly rank?: "more" | "most";
  readonly and?: Quality;
  /** What it is as well, though one would not think so: old but kind. */
  readonly but?: Quality;
  /** The other thing it may be, where that is asked. */
  readonly or?: Quality;
}

export interface Prep {
  readonly prep: string;
  readonly noun?: Noun;
  readonly doing?: Deed;
  /** It stands before the subject. */
  readonly isFirst?: boolean;
}

/** A clause that tells which one is meant. */
export interface Relative {
  readonly sentence: Sentence;
  /** The place its noun has within it. */
  readonly gap: "subject" | "object" | "place";
}

/** What is said of a subject, with its auxiliaries read. */
export type Said = Omit<Sentence, "subject" | "doing">;

/** A bare verb. */
export const deedOf = (verb: string, form: VerbForm): Deed => ({
  verb,
  form,
  objects: [],
  preps: [],
  times: [],
  manners: [],
});

/** What "to be" does. */
export const BEING: Deed = deedOf("be", "base");

/** A verb with what it is done to. */
export const withObjects = (verb: Deed, ...objects: Noun[]): Deed => ({ ...verb, objects });
