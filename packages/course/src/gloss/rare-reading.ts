import type { Candidate } from "@tilashar/kazakh";

const isNumeral = ({ upos }: Candidate) => upos === "NUM";
const isVerb = ({ upos }: Candidate) => upos === "VERB";
const isConverb = ({ features }: Candidate) => features.VerbForm === "Conv";

/** Cases of он that are also cases of ол. */
const tenOrThat = new Set(["онда", "оннан", "онға"]);

/**
 * Some forms have a reading so rare that the engine does not list it, but that their neighbours make
 * certain: "at ten o'clock" (сағат онда), "go on staying" (қала беру).
 *
 * @returns which readings are meant; null when there is nothing to say
 */
export function rareReading(
  text: string,
  before: string,
  after: string,
): ((one: Candidate) => boolean) | null {
  const word = text.toLowerCase();
  if (tenOrThat.has(word) && before.toLowerCase() === "сағат") return isNumeral;
  // After a converb, "take": сатып ал
  if (word === "ал" && /[ыі]п$/.test(before)) return isVerb;
  if (word === "қала" && /^бер(?:е|ді|ген|іп|у|се|м)/.test(after)) return isConverb;
  return null;
}
