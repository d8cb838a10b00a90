import type { Asked, Draft, Intent, Tools } from "../ask.ts";
import { saidBack } from "../going-on/say.ts";
import { askedAgain } from "../practice/quiz.ts";
import { isSceneOrExercise } from "../practice/waiting.ts";
import { wordAgain } from "./again.ts";
import { answerBack } from "./answer-back.ts";
import { change, changePerson } from "./change.ts";
import { changeOwner } from "./change-owner.ts";
import { chooseWord } from "./choose-word.ts";
import type { Executor } from "./executor.ts";
import { exemplify } from "./exemplify.ts";
import { fewerLines } from "./fewer.ts";
import { formsOfList } from "./forms-of-list.ts";
import { morePhrases } from "./more-phrases.ts";
import { moreWords } from "./more-words.ts";
import { questionsOfShown, translateShown, wordsOfShown } from "./of-text.ts";
import { ofTheme } from "./of-theme.ts";
import { oppositeWord, similarWords } from "./other-words.ts";
import { practise } from "./practise.ts";
import { sayQuantities } from "./quantities.ts";
import { readRequest } from "./read-request.ts";
import { replacedInText } from "./replaced-in-text.ts";
import { reshapeList, reshapePlan, reshapeQuiz } from "./reshape.ts";
import { sameAct, sameActOfWord, wordFor } from "./same-act.ts";
import { sameListing } from "./same-listing.ts";
import { askFor, sameWithOther, sayFurther, sayQuoted } from "./say.ts";
import { shorten } from "./shorten.ts";
import { slowLine } from "./slow-line.ts";
import { testOfLines } from "./test-of-lines.ts";
import { turnAll } from "./turn-all.ts";

const toldBack: Executor = (asked, read, tools) =>
  read.quoted.length > 0 ? undefined : saidBack(asked, tools);

const ofOtherOwner: Executor = (asked, read, tools) =>
  read.quoted.length > 0 ? undefined : changeOwner(asked, tools);

/** What can be done, the acts that name most first. */
const EXECUTORS: readonly Executor[] = [
  reshapePlan,
  ofTheme,
  testOfLines,
  sayQuoted,
  chooseWord,
  practise,
  answerBack,
  oppositeWord,
  similarWords,
  translateShown,
  questionsOfShown,
  wordsOfShown,
  reshapeList,
  formsOfList,
  fewerLines,
  slowLine,
  replacedInText,
  toldBack,
  shorten,
  exemplify,
  ofOtherOwner,
  turnAll,
  change,
  wordAgain,
  morePhrases,
  moreWords,
  sameListing,
  askFor,
  sameWithOther,
  sayFurther,
  sameAct,
  wordFor,
];
/** Longer messages are no request of a few parts. */
const MOST_WORDS = 14;
/** Surer than a rule that one word of the message sets off. */
const SURE = 0.9936;
/** What may be asked of the lines of a scene while it is played. */
const OF_SCENE: readonly Executor[] = [translateShown, wordsOfShown];
/** A first message has nothing on the table: only what names all it needs is read so. */
const OF_FIRST: readonly Executor[] = [
  sayQuoted,
  sayQuantities,
  oppositeWord,
  similarWords,
  exemplify,
  change,
  askFor,
];

/** A request read by its parts: an act, its object, named or on the table, and a manner. */
export const composedIntent: Intent = {
  name: "request",
  understand(asked, tools) {
    if (asked.words.length === 0 || asked.words.length > MOST_WORDS) return undefined;
    return { confidence: SURE, answer: () => done(executorsFor(asked, tools), asked, tools) };
  },
};

/** What a message may ask that goes on from the one before, where the rules for that know nothing of it. */
export const ellipticIntent: Intent = {
  name: "request",
  understand: (asked, tools) =>
    asked.history.length === 0 || asked.words.length > MOST_WORDS
      ? undefined
      : { confidence: BELOW_FOLLOW_UP, answer: () => done(ELLIPTIC, asked, tools) },
};
const ELLIPTIC: readonly Executor[] = [sameActOfWord, changePerson];
const BELOW_FOLLOW_UP = 0.895;

function done(executors: readonly Executor[], asked: Asked, tools: Tools): Draft | undefined {
  const read = readRequest(asked, tools);
  for (const execute of executors) {
    const draft = execute(asked, read, tools);
    if (draft) return draft;
  }
  return undefined;
}

/** While a quiz or a scene waits, what is written answers it, but for what asks for another. */
function executorsFor(asked: Asked, tools: Tools): readonly Executor[] {
  if (asked.history.length === 0) return OF_FIRST;
  if (askedAgain(asked.history, tools) !== undefined) return [reshapeQuiz];
  return isSceneOrExercise(asked.history, tools) ? OF_SCENE : EXECUTORS;
}
