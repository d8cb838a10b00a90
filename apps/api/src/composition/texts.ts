import type { PublicContent } from "@tilashar/contracts";
import { glossaryOf } from "@tilashar/course/gloss";
import { cardsRoutes, makeCardCatalogue } from "../features/cards/index.ts";
import { dictionaryRoutes, makeDictionary, toLooked } from "../features/dictionary/index.ts";
import { makeExamCatalogue, toExamDetail, toExamSummary } from "../features/exams/index.ts";
import {
  filmsRoutes,
  makeFilmCatalogue,
  makeFilmsService,
  toFilmDetail,
  toFilmSummary,
} from "../features/films/index.ts";
import {
  grammarRoutes,
  makeGrammarBook,
  toNeed,
  toPoint,
  toPointSummary,
} from "../features/grammar/index.ts";
import { lessonsRoutes, toLessonDetail, toLessonSummary } from "../features/lessons/index.ts";
import { guestPath, makePathCatalogue, toFirstWord } from "../features/path/index.ts";
import {
  makePhraseBook,
  toPhraseTopicDetail,
  toPhraseTopicSummary,
} from "../features/phrases/index.ts";
import {
  makeKnownWords,
  makeReadingCatalogue,
  makeReadingsService,
  readingsRoutes,
  toReadingDetail,
  toReadingSummary,
} from "../features/readings/index.ts";
import { searchRoutes } from "../features/search/index.ts";
import { securityContactRoutes } from "../features/security-contact/index.ts";
import { siteMapRoutes } from "../features/site-map/index.ts";
import {
  dayWordFeedRoutes,
  guestZone,
  makeDayWords,
  toDayWord,
  toPastDayWord,
  wordOfTheDayRoutes,
} from "../features/word-of-the-day/index.ts";
import type { Foundation } from "./foundation.ts";
import type { Area, FeatureParts } from "./parts.ts";

/** What there is to read and watch: lessons, texts, films, words of the day, and finding them. */
export function makeTexts(parts: FeatureParts, { asLearner, guard, recordEvent }: Foundation) {
  const { config, database, course, catalogue, now } = parts;
  const { publicUrl } = config;
  const cards = makeCardCatalogue(course, parts.pictures);
  const dayWords = makeDayWords({ course, pictures: parts.pictures, cards, now });
  const readings = makeReadingCatalogue(course, parts.pictures);
  const knownWords = makeKnownWords(course, parts.lemmas);
  const films = makeFilmCatalogue(course, parts.pictures, parts.films);
  const grammar = makeGrammarBook(course, parts.sentences);
  const dictionary = makeDictionary(course, parts.pictures, parts.sentences);
  const phrases = makePhraseBook(course);
  const exams = makeExamCatalogue(course);
  const path = makePathCatalogue(course, parts.pictures, parts.units);
  const rewarded = { asLearner, recordEvent };

  const area: Area = {
    routes: [
      lessonsRoutes(catalogue, database, guard, publicUrl),
      readingsRoutes({
        catalogue: readings,
        service: makeReadingsService(rewarded),
        knownWords,
        glossary: () => glossaryOf(course),
        database,
        guard,
        publicUrl,
      }),
      filmsRoutes({ catalogue: films, service: makeFilmsService(rewarded), guard, publicUrl }),
      wordOfTheDayRoutes(dayWords, database, guard, publicUrl),
      grammarRoutes(grammar, publicUrl),
      dictionaryRoutes(dictionary, publicUrl),
      searchRoutes(course, parts.lemmas, dictionary.readings),
    ],
    assets: [
      cardsRoutes(cards, parts.picturesFolder, publicUrl),
      siteMapRoutes(course, dictionary.lemmas, publicUrl),
      securityContactRoutes({ publicUrl, contactEmail: config.contactEmail, now }),
      dayWordFeedRoutes(dayWords, publicUrl),
    ],
  };
  /** The content calls without HTTP, for pages rendered in this process. */
  const content: PublicContent = {
    lessons: () => catalogue.lessons.map(toLessonSummary),
    lesson: (id) => shown(catalogue.studiedOf(id), toLessonDetail),
    readings: () => readings.readings.map(toReadingSummary),
    reading: (id) => shown(readings.readingOf(id), toReadingDetail),
    films: () => films.films.map(toFilmSummary),
    film: (id) => shown(films.filmOf(id), toFilmDetail),
    grammar: () => grammar.points.map(toPointSummary),
    grammarNeeds: () => grammar.needs.map(toNeed),
    grammarPoint: (id) => shown(grammar.pageOf(id), toPoint),
    phraseTopics: () => phrases.topics.map(toPhraseTopicSummary),
    phraseTopic(id) {
      const topic = phrases.topicOf(id);
      return topic ? toPhraseTopicDetail(topic) : null;
    },
    word: (typed) => toLooked(dictionary.look(typed)),
    dayWord(day) {
      const word = dayWords.on(day ?? dayWords.todayIn(guestZone), guestZone);
      return word && toDayWord(word);
    },
    pastDayWords: () => dayWords.past(guestZone).map(toPastDayWord),
    path: () => guestPath(path),
    firstWord: ({ unit, lesson, part }) => shown(path.firstWordOf(unit, lesson, part), toFirstWord),
    exams: () => exams.exams.map((exam) => toExamSummary(exam, exams)),
    exam: (slug) =>
      shown(
        exams.exams.find((one) => one.slug === slug),
        (exam) => toExamDetail(exam, exams, course),
      ),
    card: (kind, id) => cards.addresses(kind, String(id)),
  };
  return { area, content, exams, path, readings, films, knownWords, dayWords };
}

const shown = <Thing, Wire>(
  thing: Thing | undefined,
  toWire: (thing: Thing) => Wire,
): Wire | null => (thing === undefined ? null : toWire(thing));

export type Texts = ReturnType<typeof makeTexts>;
