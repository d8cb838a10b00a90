import { ENGLISH_STATES, ENGLISH_VERB_PARTICLES } from "../english-words.ts";
import type { Quality } from "./tree.ts";

/** Words of the grammar that are no nouns, verbs or adjectives, whatever a dictionary says. */
export const GRAMMATICAL =
  /^(?:to|in|on|at|for|not|is|are|am|was|were|be|been|being|do|does|did|the|a|an|very|will|would|can|could|shall|should|may|might|must|i|me|he|him|she|we|us|they|them|it|you|my|your|his|her|its|our|their|no|with|without|and|or|but|if|than|that|this|these|those|who|whom|which|whose|what|where|when|why|how|of|from|by|as|so|too|there|some|any|every|each|all|many|much|more|most|never|one|ones|only|because|just|has|had|s|'s|,|into|about)$/;

/** Qualities that English has words of their own for, as states and not in the glossary. */
export const QUALITIES: Readonly<Record<string, Quality>> = {
  ...Object.fromEntries(Object.keys(ENGLISH_STATES).map((word) => [word, { word }])),
  sure: { word: "sure", kz: "сенімді" },
};
/** What is one's own: өз ауылым. */
export const OWN: Quality = { word: "own", kz: "өз" };
/** Nouns that are many without an ending. */
export const MANY = /^(?:people|police|clothes|cattle)$/;
/** What these words say of more and less is no quality. */
export const AMOUNT = /^(?:few|many|much)$/;
/** Before these a word that may tell a time tells what something is like: is late, very early. */
export const BEFORE_QUALITY = /^(?:am|is|are|was|were|be|been|very|too|so|not|little|bit)$/;
/** Marks a time that can only be ahead. */
export const AHEAD = "→";
/** Verbs whose particle tells what they mean. */
export const SPLIT: ReadonlySet<string> = new Set(
  ENGLISH_VERB_PARTICLES.map(([verb, particle]) => `${verb} ${particle}`),
);
/** Adverbs that change what a verb means, or stand beside one word of many. */
export const NO_MANNER =
  /^(?:up|down|off|on|out|in|over|by|away|through|along|around|about|across|past|only|even|still|yet|almost|enough|too|so|as|back|forward|round|under|behind|before|after|outside|inside|much|more|most|less|least|once|twice|half|all|no|ago|else|rather|quite|also|better|worse|either|neither|both|however|though|instead|like|just|ever|never|far|near|that|this|therefore|perhaps|maybe|right|left|straight)$/;
export const PARTICLES = /^(?:up|down|off|on|out|in|back|away|over|through|around)$/;
