import { knownReadings } from "../text/chat-spelling.ts";
import type { HeardWord } from "./heard.ts";
import type { HeardSentence } from "./understand-talk.ts";

/** How sure it is that somebody tells of their own life, so that nothing is asked for, whatever the words name. */
export const OWN_STATEMENT = 0.954;

/** What somebody wishes to do with a tutor: «Өткен шақты қайталағым келеді» asks for it. */
const OF_LEARNING =
  /^(?:қайталау|жаттығу|үйрену|білу|сөйлесу|сөйлеу|ойнау|тексеру|жаттау|айту|сұрау)$/u;

/** «Барамын», «жақсымын» */
const isOfFirst = ({ lower }: HeardWord): boolean =>
  knownReadings(lower).some(
    ({ features: { VerbForm, Person, Mood } }) =>
      Person === "1" && (VerbForm === undefined || (VerbForm === "Fin" && Mood === "Ind")),
  );

/** A noun of the learner's own: телефоным, итімді. */
const isOwn = ({ lower }: HeardWord): boolean =>
  knownReadings(lower).some(
    ({ features }) => features.VerbForm === undefined && features["Person[psor]"] === "1",
  );

const wishesToLearn = (words: readonly HeardWord[]): boolean =>
  words.some(
    ({ lower }) =>
      /[ғгқк][ыі](?:м|мыз|міз)$/u.test(lower) &&
      knownReadings(lower).some(({ lemma }) => OF_LEARNING.test(lemma)),
  );

/** Somebody tells of themselves or of theirs, in the first person or of something of their own, and asks nothing. */
export const isOwnStatement = (heard: readonly HeardSentence[]): boolean =>
  heard.every(({ kazakh, asks, words }) => kazakh && !asks && !wishesToLearn(words)) &&
  heard.some(
    ({ words }) => words.length > 2 && words.some((word) => isOfFirst(word) || isOwn(word)),
  );
