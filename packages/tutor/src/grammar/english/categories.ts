import { ruleMaker } from "../chart/rule.ts";
import type { Deed, Hanging, Noun, Prep, Quality, Relative, Said, Sentence } from "./tree.ts";

/** The categories of the English grammar, each with what its readings are. */
export interface Categories {
  // Words
  N: Noun;
  Name: Noun;
  SubjectPronoun: Noun;
  ObjectPronoun: Noun;
  /** A word that is a whole noun phrase: everybody, this, you. */
  Phrase: Noun;
  Det: Partial<Noun>;
  Number: string;
  Ordinal: Quality;
  Adj: Quality;
  Degree: string;
  V: Deed;
  Be: "present" | "past";
  P: string;
  Particle: string;
  Place: string;
  /** Where something is, as a word before its noun. */
  PlaceOf: string;
  Time: string;
  Lasting: string;
  /** So much time, with nothing before it. */
  Amount: string;
  Manner: string;
  Asking: { readonly word: string; readonly at: "adverb" | "time" };
  // Phrases
  /** Adjectives with how much so. */
  AP: Quality;
  /** A noun with everything but its determiner. */
  NBar: Noun;
  NP: Noun;
  /** A noun phrase where something is done to it. */
  Obj: Noun;
  /** A noun phrase where it does something. */
  Subj: Noun;
  PP: Prep;
  /** Which one is meant. */
  Rel: Relative;
  VP: Deed;
  /** "to" and a verb. */
  To: Deed;
  /** What follows "to be". */
  Comp: Deed;
  /** What is said of a subject, its auxiliaries read. */
  Pred: Said;
  /** A question behind its question word: do you live here. */
  Inverted: Sentence;
  /** A clause that hangs on another. */
  Sub: Hanging;
  /** Half of "the more …, the more …". */
  MoreSo: Sentence;
  S: Sentence;
  Question: Sentence;
  Order: Sentence;
  /** Everything that is said. */
  Text: Sentence;
}

/** Builds a rule of the English grammar. */
export const rule = ruleMaker<Categories>();
