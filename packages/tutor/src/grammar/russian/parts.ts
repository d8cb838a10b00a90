import type { Gender } from "../../russian/inflect.ts";
import type { VerbReading } from "../../russian/readings.ts";
import type { Ask, Person, Tense } from "../clause.ts";
import type { Constituent } from "./constituent.ts";
import type { Placed } from "./prepositions.ts";

/** Where a part of a clause stands, and how unusual it is to read it so. */
interface At {
  readonly from: number;
  readonly to: number;
  readonly cost: number;
}

/** A verb with what Kazakh says for it, the likeliest first. */
export interface VerbPart extends At {
  readonly kind: "verb";
  readonly reading: VerbReading;
  readonly lemma: string;
  readonly kz: readonly string[];
}

/** What somebody is like: холодно, готов, красивая, лучше. */
export interface StatePart extends At {
  readonly kind: "state";
  readonly word: string;
  readonly gender?: Gender | "p";
  /** «Холодно» may be how something is done as well. */
  readonly adverb: boolean;
  readonly more: boolean;
  /** A form that only tells what somebody is like: готов. */
  readonly short: boolean;
  readonly before: readonly string[];
}

/** What may or must be: надо, можно, должен. */
export interface ModalPart extends At {
  readonly kind: "modal";
  readonly mood: "must" | "may";
  readonly negative: boolean;
  /** Of whom it is said in the nominative: должен; of the thing that is needed: нужна. */
  readonly gender?: Gender | "p";
  readonly thing: boolean;
  readonly tense?: Tense;
}

/** A part of a clause: the parts stand in any order. */
export type Part =
  | ({ readonly kind: "phrase" } & At & Constituent)
  | ({ readonly kind: "placed" } & At & Placed)
  | ({ readonly kind: "with-whom" } & At & Pick<Constituent, "phrase" | "own">)
  | VerbPart
  | StatePart
  | ModalPart
  | ({ readonly kind: "time"; readonly kz: string } & At)
  | ({ readonly kind: "manner"; readonly kz: string } & At)
  | ({ readonly kind: "ask"; readonly ask: Ask } & At)
  | ({
      readonly kind: "be";
      readonly tense: "past" | "future" | "infinitive";
      readonly person?: Person;
    } & At)
  | ({ readonly kind: "age"; readonly years: string } & At)
  /** What one feels: грустно, стыдно. */
  | ({
      readonly kind: "felt";
      readonly kz: string;
      readonly of?: string;
      readonly much: boolean;
    } & At)
  | ({
      readonly kind:
        | "not"
        | "there-is"
        | "no"
        | "let-us"
        | "may-it"
        | "would"
        | "this"
        | "also"
        | "self"
        | "asks"
        | "skip";
    } & At);

export type PartOf<Kind extends Part["kind"]> = Extract<Part, { kind: Kind }>;
