import type { Person } from "@tilashar/clause";
import type { Both, VerbRendering } from "./rendering.ts";

/** What a noun is like; how much of it. */
export interface Quality extends Both {
  readonly degree?: "very" | "most" | "more";
}

/** A thing of a sentence, free of any language's endings. */
export interface Thing {
  readonly lemma: string;
  readonly say: Both;
  /** A pronoun's person. */
  readonly person?: Person | "3p";
  /** Whom a pronoun of the third person stands for, where it was said. */
  readonly of?: Thing;
  readonly asks?: "who" | "what";
  /** Nobody, something, all: what neither has an article nor a plural. */
  readonly indefinite?: boolean;
  readonly name: boolean;
  readonly plural: boolean;
  readonly owner?: Thing | undefined;
  readonly qualities: readonly Quality[];
  readonly determiner?: string | undefined;
  /** A word of the dictionary, or figures. */
  readonly count?: string | undefined;
  /** The accusative ending tells that it is known. */
  readonly definite: boolean;
  readonly relative?: Meaning | undefined;
  /** Where it is: үстелдегі кітап. */
  readonly at?: Part | undefined;
  /** What it is measured by: бір кесе шай. */
  readonly measure?: Thing | undefined;
  /** Бәріміз: all of us. */
  readonly all?: boolean;
  /** Өзім: by oneself. */
  readonly self?: boolean;
  /** Досым екеуміз: who does it together with the speaker. */
  readonly together?: Thing;
  /** Тағы: besides those there are. */
  readonly further?: boolean;
  /** Named right before the verb of coming or being, behind the place: бізге қонақ келді. */
  readonly fresh?: boolean;
  /** Ғана: it alone. */
  readonly only?: boolean;
  /** Who it is besides its name: әнші Дана. */
  readonly title?: Thing | undefined;
  /** Another thing before it: ана мен әке. */
  readonly beside?: { readonly by: Both; readonly thing: Thing } | undefined;
  /** Де: it, too. */
  readonly also?: boolean;
}

/** How a thing hangs on its verb: a case, or a postposition. */
export interface Part {
  readonly role: "OBJ" | "DAT" | "LOC" | "ABL" | "INS" | { readonly after: Both };
  readonly thing: Thing;
  /** The whole of it as a list or a table has it. */
  readonly told?: Both;
}

export type Link =
  | "if"
  | "when"
  | "while"
  | "after"
  | "before"
  | "until"
  | "since"
  | "whenever"
  | "because"
  | "although"
  | "however-much"
  | "no-matter"
  | "for"
  | "as"
  | "without"
  | "and";

/** When or how often it is done; a time that has lasted until now. */
export interface Time extends Both {
  readonly lasts?: boolean;
  /** How long it was done. */
  readonly long?: boolean;
}

/** What is said: of a deed, a state, having, being somewhere. */
export type Predicate =
  | { readonly kind: "deed"; readonly verb: VerbRendering }
  | { readonly kind: "likes"; readonly who: Thing }
  | { readonly kind: "is"; readonly what: Thing }
  | {
      readonly kind: "is-so";
      readonly lemma: string;
      readonly quality: Both;
      readonly than?: Thing;
      readonly very?: Both;
      /** Үш жас кіші: by how many years. */
      readonly years?: number;
      /** Болып кетті: it has become so. */
      readonly became?: boolean;
      /** Қымбатырақ: more so than something that is not named. */
      readonly more?: boolean;
    }
  | { readonly kind: "is-at"; readonly where: Part }
  /** Қайда, қалай, қандай, қашан. */
  | { readonly kind: "is-where"; readonly asks: Both }
  | { readonly kind: "is-owned"; readonly owner: Thing }
  /** Көмегіңізге рақмет; кешіккенім үшін кешіріңіз. */
  | { readonly kind: "thanks"; readonly sorry?: boolean }
  /** Of so many years or months; of how many, where they are asked for. */
  | {
      readonly kind: "is-aged";
      readonly years: number | undefined;
      readonly unit?: "month";
    }
  | { readonly kind: "has"; readonly owner: Thing }
  /** Жұмыс көп: there is much of it. */
  | { readonly kind: "exists"; readonly many?: "көп" | "аз" }
  | { readonly kind: "needs"; readonly who: Thing | undefined };

/** What is known, said, liked, begun: another sentence inside. */
export interface Content {
  readonly kind: "that" | "to" | "ing" | "wished";
  readonly meaning: Meaning;
  /** Whether Russian has the deed as a whole. */
  readonly whole?: boolean;
}

/** A simple sentence with those that hang on it. */
export interface Meaning {
  readonly subject?: Thing | undefined;
  /** What is said of a deed or of a fact: to read is useful. */
  readonly about?: Content | undefined;
  readonly predicate: Predicate;
  readonly tense:
    | "present"
    | "now"
    | "going"
    | "past"
    | "before-then"
    | "used"
    | "perfect"
    | "coming"
    | "order"
    | "let-us"
    | "shall-i"
    | "wish";
  readonly mood: "plain" | "can" | "want" | "must" | "may" | "might";
  /** Only supposed: would. */
  readonly supposed?: boolean | undefined;
  readonly negative: boolean;
  readonly question: boolean;
  /** A question word of place, time or manner: where, когда. */
  readonly asks?: Both | undefined;
  readonly parts: readonly Part[];
  /** Of time and frequency, and of manner and degree. */
  readonly times: readonly Time[];
  readonly manners: readonly Both[];
  readonly links: readonly { readonly kind: Link; readonly meaning: Meaning }[];
  readonly content?: Content | undefined;
  /** What the speaker holds of it: it seems, perhaps. */
  readonly stance?: Both | undefined;
  /** Inside another sentence, where words stand as they are told and not as news. */
  readonly inside?: boolean;
  readonly please: boolean;
  /** The sentence after this one, with what joins them. */
  readonly next?: { readonly by: Both; readonly meaning: Meaning } | undefined;
}

/** Thrown inside the package where a word or its place is not understood; the sentence is then left alone. */
export class NotUnderstood extends Error {}

/** A pronoun of a person. */
export const pronounOf = (person: NonNullable<Thing["person"]>, of?: Thing): Thing => ({
  lemma: "",
  say: { en: "", ru: "" },
  person,
  ...(of && { of }),
  name: false,
  plural: false,
  definite: false,
  qualities: [],
});
