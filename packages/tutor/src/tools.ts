import { ClauseJudge } from "@tilashar/clause";
import { bothMeanings, type Glosser, glossaryOf, makeGlosser } from "@tilashar/course/gloss";
import { storedIndexes } from "@tilashar/kazakh";
import type { Tools } from "./ask.ts";
import { FurtherFinder } from "./further/further-finder.ts";
import { EnglishNouns } from "./grammar/english-noun-phrase.ts";
import { EnglishSentences } from "./grammar/english-sentence.ts";
import { RussianClauses } from "./grammar/russian/clause-reader.ts";
import { RussianNouns } from "./grammar/russian-noun-phrase.ts";
import { RussianSentences } from "./grammar/russian-sentence.ts";
import { printOf } from "./indexes/course-print.ts";
import { learnSenses } from "./learnt/learn-senses.ts";
import { learnWordings } from "./learnt/learn-wordings.ts";
import type { LearntModels } from "./learnt/learnt-models.ts";
import { SenseChoice } from "./learnt/sense-choice.ts";
import { WordingChoice } from "./learnt/wording-choice.ts";
import { Wordings } from "./learnt/wordings.ts";
import { Patterns } from "./patterns.ts";
import { PointFinder } from "./points/find-point.ts";
import { NearestPoints } from "./points/nearest-point.ts";
import { sentenceFinder } from "./points/sentences-of.ts";
import { AboutFinder } from "./recognise/about-finder.ts";
import { AnswerRecogniser } from "./recognise/answer-recogniser.ts";
import { FollowUpRecogniser } from "./recognise/follow-up-recogniser.ts";
import { KazakhRequests } from "./recognise/kazakh-requests.ts";
import { LifeRecogniser } from "./recognise/life-recogniser.ts";
import { Recogniser } from "./recognise/recogniser.ts";
import { SituationFinder } from "./situations/situation-finder.ts";
import { lifeHeard } from "./talk/life.ts";
import { RequestFinder } from "./talk/requests.ts";
import { readTopics } from "./talk/topics.ts";
import type { TaughtCourse } from "./taught-course.ts";
import { ChatSpelling } from "./text/chat-spelling.ts";
import { hasCyrillic } from "./text/fold.ts";
import { FrameWords } from "./text/frame-words.ts";
import { listedWays } from "./translation/out-of-kazakh/listed-ways.ts";
import { buildGlossary } from "./words/glossary.ts";
import { glossaryInContext } from "./words/glossary-in-context.ts";
import { KazakhReader } from "./words/kazakh-word.ts";
import { nameInCyrillic } from "./words/latin-name.ts";
import { memoryOf, rememberedLines } from "./words/sentence-memory.ts";
import { WordTopics } from "./words/word-topics.ts";

/** Builds the indexes over a course in which answers are looked up. */
export function makeTools(course: TaughtCourse, models: LearntModels): Tools {
  const lines = rememberedLines(course);
  const print = storedIndexes.isOpen ? printOf(course, lines) : undefined;
  const glossary = buildGlossary(course, print);
  const memory = memoryOf(lines, print);
  const spelling = new ChatSpelling(glossary.expressions, print);
  const reader = new KazakhReader(glossary, spelling);
  const recogniser = new Recogniser(course, models);
  const followUps = new FollowUpRecogniser(course, recogniser, models);
  const none: ReadonlyMap<string, string> = new Map();
  let glosser: Glosser | undefined;
  const judge = new ClauseJudge(course.government, course.calques, course.usage, course.slips);
  return {
    course,
    glossary,
    memory,
    spelling,
    judge,
    reader,
    glosser: () => (glosser ??= makeGlosser(glossaryOf(course), bothMeanings)),
    patterns: new Patterns(course),
    points: new PointFinder(course),
    nearestPoints: new NearestPoints(course),
    wordTopics: new WordTopics(course, print),
    situations: new SituationFinder(course),
    frameWords: new FrameWords(course),
    requests: new RequestFinder(course),
    recogniser,
    followUps,
    further: new FurtherFinder(course, followUps, models),
    about: new AboutFinder(course, models),
    answers: new AnswerRecogniser(course),
    kazakhRequests: new KazakhRequests(course, models),
    lifeRecogniser: new LifeRecogniser(course, lifeHeard(course.tutor.life), models),
    wordings: new WordingChoice(
      new Wordings(() =>
        models.made("wordings", () =>
          learnWordings(memory.lines, glossary, listedWays(course.tutor.renderings)),
        ),
      ),
    ),
    senses: new SenseChoice(
      new Wordings(() => models.made("senses", () => learnSenses(memory.lines, glossary))),
    ),
    sentencesOf: sentenceFinder(memory),
    topics: readTopics(course),
    say: (name, language, places = {}) => {
      const texts = course.tutor.texts[name];
      if (!texts) throw new Error(`content/tutor/texts.yaml has no ${name}`);
      return texts[language].replace(/\{([a-z]+)\}/g, (all, place: string) =>
        String(places[place] ?? all),
      );
    },
    nameInKazakh: (name) => (hasCyrillic(name) ? name : nameInCyrillic(name)),
    ...readersOf(glossary, judge.government, none),
    names: none,
  };
}

/** The same with the names of a message, which its grammar reads as nouns. */
export const withNames = (tools: Tools, names: ReadonlyMap<string, string>): Tools => ({
  ...tools,
  ...readersOf(tools.glossary, tools.judge.government, names),
  names,
});

/** The same for one sentence: its words are first what they are beside one another in the course's lines. */
export function inContext(tools: Tools, text: string, language: "en" | "ru"): Tools {
  const glossary = glossaryInContext(tools.glossary, tools.senses, text, language);
  return { ...tools, glossary, ...readersOf(glossary, tools.judge.government, tools.names) };
}

function readersOf(
  glossary: Tools["glossary"],
  government: Tools["judge"]["government"],
  names: ReadonlyMap<string, string>,
): Pick<Tools, "english" | "russian" | "russianClauses"> {
  const isName = (word: string) => names.get(word);
  return {
    english: new EnglishSentences(glossary, new EnglishNouns(glossary, isName)),
    russian: new RussianSentences(glossary, new RussianNouns(glossary, isName)),
    russianClauses: new RussianClauses(glossary, government, isName),
  };
}
