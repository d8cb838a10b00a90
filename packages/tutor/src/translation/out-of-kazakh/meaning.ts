import type { Person } from "@tilashar/clause";
import type { Both, VerbRendering } from "./rendering.ts";

/** A thing of a sentence, free of any language's endings. */
export interface Thing {
  readonly lemma: string;
  readonly say: Both;
  /** A pronoun's person. */
  readonly person?: Person | "3p";
  readonly asks?: "who" | "what";
  readonly name: boolean;
  readonly plural: boolean;
  readonly owner?: Thing | undefined;
  readonly qualities: readonly Both[];
  readonly determiner?: string | undefined;
  readonly count?: string | undefined;
  /** The accusative ending tells that it is known. */
  readonly definite: boolean;
  readonly relative?: Meaning | undefined;
}

/** How a thing hangs on its verb: a case, or a postposition. */
export interface Part {
  readonly role: "OBJ" | "DAT" | "LOC" | "ABL" | "INS" | { readonly after: Both };
  readonly thing: Thing;
}

export type Link = "if" | "when" | "after" | "before" | "because" | "although" | "for";

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
    }
  | { readonly kind: "is-at"; readonly where: Part }
  | { readonly kind: "is-where" }
  | { readonly kind: "has"; readonly owner: Thing }
  | { readonly kind: "exists" }
  | { readonly kind: "needs"; readonly who: Thing | undefined };

/** A simple sentence with those that hang on it. */
export interface Meaning {
  readonly subject?: Thing | undefined;
  readonly predicate: Predicate;
  readonly tense:
    | "present"
    | "now"
    | "going"
    | "past"
    | "used"
    | "perfect"
    | "coming"
    | "order"
    | "let-us"
    | "shall-i";
  readonly mood: "plain" | "can" | "want" | "must" | "may";
  readonly negative: boolean;
  readonly question: boolean;
  /** A question word of place, time or manner: where, когда. */
  readonly asks?: Both | undefined;
  readonly parts: readonly Part[];
  /** Of time and frequency, and of manner and degree. */
  readonly times: readonly Both[];
  readonly manners: readonly Both[];
  readonly links: readonly { readonly kind: Link; readonly meaning: Meaning }[];
  readonly please: boolean;
  /** The sentence after this one, with what joins them. */
  readonly next?: { readonly by: Both; readonly meaning: Meaning } | undefined;
}

/** Thrown inside the package where a word or its place is not understood; the sentence is then left alone. */
export class NotUnderstood extends Error {}
