import type { Government } from "../government.ts";
import type { Parse } from "../parse.ts";
import { classesOf, headKey, isClassKey, nounKey, type Usage } from "../usage/usage.ts";
import type { Reading } from "../word/reading.ts";
import { LIGHT, MEASURES } from "../word/word-lists.ts";

interface Doubt {
  readonly at: number;
  readonly why: string;
}

/** What the parse doubts and the rest of the sentence, or what the content shows, makes plain. */
export const stillDoubted = (
  parse: Parse,
  government: Government,
  usage: Usage,
): readonly Doubt[] => parse.doubts.filter((doubt) => !isSettled(doubt, parse, government, usage));

function isSettled(doubt: Doubt, parse: Parse, government: Government, usage: Usage): boolean {
  switch (doubt.why) {
    case "noun before noun":
      return isOneThingOfOurs(doubt.at, parse, usage);
    case "dative that the verb is not known to take":
      return (
        isInsteadOf(doubt.at, parse) ||
        isByItself(doubt.at, parse) ||
        isShownGoal(doubt.at, parse, government, usage)
      );
    case "a postposition ends the sentence":
      return isWhatItIsAbout(doubt.at, parse);
    default:
      return false;
  }
}

/** телефон нөміріңіз, қазақ тілім: one thing of somebody, телефон нөмірі of nobody. */
function isOneThingOfOurs(at: number, { words }: Parse, usage: Usage): boolean {
  const modifier = words[at]?.reading;
  const thing = words[at + 1]?.reading;
  return (
    modifier !== undefined &&
    thing?.owner !== undefined &&
    usage.isCompound(modifier.lemma, thing.lemma)
  );
}

/** оқудың орнына ойнады: instead of something whatever is done. */
export const isInsteadOf = (
  at: number,
  { tokens, words }: Pick<Parse, "tokens" | "words">,
): boolean =>
  tokens[at]?.lower === "орнына" &&
  words.some(({ head, reading }) => head === at && reading.case === "GEN");

/** өз алдына жұмыс істейді: on one's own. */
const isByItself = (at: number, { tokens }: Parse): boolean =>
  tokens[at]?.lower === "алдына" && tokens[at - 1]?.lower === "өз";

/** So many of a class show that another of it goes there, too. */
const SHOWN = 3;

/** мектепке апарды, үстелге қойды: the very noun, or others of its class, beside an object of the very verb. */
function isShownGoal(at: number, parse: Parse, government: Government, usage: Usage): boolean {
  const word = parse.words[at];
  const verb = word && parse.words[word.head]?.reading;
  // Nobody has read what is quoted
  if (!word || verb?.kind !== "verb" || verb.lemma === "деу") return false;
  const key = headKey(verb);
  const noun = nounKey(word.reading);
  if (!isClassKey(noun) && usage.hasSeen(key, "DAT", noun))
    return !isTaken(verb.lemma, word.reading, government);
  // мектепке алды: what is taken and given may be so for many reasons, and is hardly brought there
  if (LIGHT.has(verb.lemma)) return false;
  const classes = classesOf(word.reading, government);
  const hasObject = parse.words.some(
    (one, place) => place !== at && one.head === word.head && one.reading.case === "ACC",
  );
  return hasObject && usage.ofClasses(key, "DAT", classes) >= SHOWN;
}

/** мектепке алды: taken somewhere is алып барды. */
const isTaken = (verb: string, { lemma }: Reading, government: Government): boolean =>
  verb === "алу" && government.isOf(lemma, "place");

/** Бұл фильм не туралы, сыйлық сен үшін, жұмыс үшке дейін: said of a subject. */
const SAID_OF = /^(?:туралы|жайлы|жайында|үшін|дейін|сай)$/;
const isWhatItIsAbout = (at: number, { words }: Parse): boolean =>
  SAID_OF.test(words[at]?.reading.lemma ?? "") &&
  // отыз километр туралы: about so much is no theme
  !MEASURES.has(words[at - 1]?.reading.lemma ?? "") &&
  words.some(({ head, relation }) => head === at && relation === "subject");
