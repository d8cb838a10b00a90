import type { Deed, Sentence } from "./tree.ts";
import { SPLIT } from "./word-classes.ts";

/** "It takes courage to do it", "apply for a job": what nobody does, or does with no object of its own. */
export const isOfNoDoer = ({ subject }: Sentence, { verb, purpose, to, preps }: Deed): boolean =>
  (subject?.text === "it" &&
    /^(?:take|need|cost)$/.test(verb) &&
    (purpose !== undefined || to !== undefined)) ||
  (/^(?:ask|apply)$/.test(verb) && preps.some(({ prep }) => prep === "for"));

/** "Look" and "at" apart: the two together would mean another thing. */
export const isSplit = ({ verb, preps }: Deed): boolean =>
  preps.some(({ prep }) => /^(?:to|at|for|with)$/.test(prep) && SPLIT.has(`${verb} ${prep}`));
