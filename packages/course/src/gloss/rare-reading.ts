import type { Candidate } from "@tilashar/kazakh";

const isNumeral = ({ upos }: Candidate) => upos === "NUM";
const isVerb = ({ upos }: Candidate) => upos === "VERB";
const isConverb = ({ features }: Candidate) => features.VerbForm === "Conv";

const isIntent = ({ suffixes }: Candidate) => suffixes.at(-1)?.id === "inten";
const isOwned = ({ suffixes }: Candidate) => suffixes[0]?.id === "pss3";
const isAdjective = ({ upos }: Candidate) => upos === "ADJ";
const isCry = ({ upos }: Candidate) => upos === "INTJ";

/** Cases of он that are also cases of ол. */
const tenOrThat = new Set(["онда", "оннан", "онға"]);

const isWish = ({ features }: Candidate) => features.Mood === "Des";
const isYours = ({ upos, features }: Candidate) =>
  upos === "NOUN" && features["Person[psor]"] === "2";
const isYouAre = ({ suffixes, upos }: Candidate) =>
  upos === "NOUN" && suffixes.length === 1 && suffixes[0]?.id === "cop2f";

/** What stands around a word, as far as its rarer readings need it. */
export interface RareSurroundings {
  /** The words beside it; empty where there is none. */
  readonly before: string;
  readonly after: string;
  /** Words before it inside the clause's punctuation. */
  readonly clause: readonly string[];
  /** Punctuation or the end follows at once. */
  readonly closes: boolean;
  /** The likeliest reading is made with -сыз, "without": мұғалімсіз, but not жұмыссыз of the dictionary or келесіз. */
  readonly isWithout: boolean;
}

/** Words that follow what a clause says of its subject. */
const afterPredicate = new Set("ма ме ба бе па пе ғой қой".split(" "));

/**
 * Some forms have a reading so rare that the engine does not list it, but that their neighbours make
 * certain: "at ten o'clock" (сағат онда), "go on staying" (қала беру), "you are a teacher" (сіз мұғалімсіз).
 *
 * @returns which readings are meant; null when there is nothing to say
 */
export function rareReading(
  text: string,
  { before, after, clause, closes, isWithout }: RareSurroundings,
): ((one: Candidate) => boolean) | null {
  const word = text.toLowerCase();
  if (tenOrThat.has(word) && before.toLowerCase() === "сағат") return isNumeral;
  // After a converb, "take": сатып ал
  if (word === "ал" && /[ыі]п$/.test(before)) return isVerb;
  // Meaning to: бармақ болды, not a thumb
  if (/[мбп][ае][қк]$/.test(word) && /^бол(?:ды|ған|ып|са)/.test(after)) return isIntent;
  // One's own thought is no game: өз ойын айтты
  if (word === "ойын" && before.toLowerCase() === "өз") return isOwned;
  // "Let it": ағып тұрсын
  if (word === "тұрсын" && /п$/.test(before)) return isVerb;
  // "May it be comfortable"; about something else, it says that of a noun before it
  if (word === "жайлы" && after.toLowerCase() === "болсын") return isAdjective;
  // "Oh!"
  if (word === "ой" && closes && clause.every((one) => one.trim() === "")) return isCry;
  // What nearly happened: құлай жаздады; "spent the summer" has no converb before it
  if (/^жазда/.test(after.toLowerCase())) return isConverb;
  if (word === "қала" && /^бер(?:е|ді|ген|іп|у|се|м)/.test(after)) return isConverb;
  // Before "comes", a wish: ішкім келеді
  if (/[ғқгк][ыі]/.test(word) && /^кел(?:е|ме|д|г)/.test(after)) return isWish;
  // What somebody has, not a request: жөтеліңіз бар ма
  if (/ң[ыі]з$/.test(word) && /^(?:бар|жоқ)$/.test(after)) return isYours;
  const ends = closes || afterPredicate.has(after.toLowerCase());
  if (isWithout && ends && clause.some((one) => one.toLowerCase() === "сіз")) return isYouAre;
  return null;
}
