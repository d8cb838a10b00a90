import { type ContentFile, type ContentKind, fileStem } from "../content-file/content-kind.ts";
import { LEVELS, type Level } from "../schema/common-fields.ts";
import { withAllMessages } from "./asked-messages.ts";
import type { Course, Lesson } from "./course.ts";
import { allExpressions } from "./expressions.ts";
import { foundById } from "./found-by-id.ts";
import { packFurther } from "./further-texts.ts";
import { deepFreeze } from "./immutable.ts";
import { readPatterns } from "./read-patterns.ts";
import { packSituations } from "./situation-texts.ts";

/** A word's id over the whole course, from its lesson and its number there. */
const wordId = (lessonId: number, n: number): number => lessonId * 100 + n;

/** Builds the course from files that passed `linkProblems`. Their data becomes part of it and is frozen. */
export function assembleCourse(files: readonly ContentFile[]): Course {
  const curriculum = ofKind(files, "curriculum")[0]?.data;
  const unitPlace = new Map(curriculum?.units.map((id, place) => [id, place]));
  const units = ofKind(files, "unit")
    .map(({ data }) => deepFreeze({ readings: [], films: [], phrases: [], proverbs: [], ...data }))
    .sort((a, b) => (unitPlace.get(a.id) ?? 0) - (unitPlace.get(b.id) ?? 0));
  const order = units.flatMap(({ id, lessons }) => lessons.map((lesson) => [lesson, id] as const));
  const lessonPlace = new Map(order.map(([lesson, unit], place) => [lesson, { place, unit }]));

  const lessons = ofKind(files, "lesson")
    .map(({ file, data }): Lesson => {
      const words = data.words.map(({ n, ...word }) => ({
        id: wordId(data.id, n),
        lessonId: data.id,
        ...word,
      }));
      const unit = lessonPlace.get(data.id)?.unit ?? "";
      return deepFreeze({ slug: fileStem(file), ...data, words, unit });
    })
    .sort((a, b) => (lessonPlace.get(a.id)?.place ?? 0) - (lessonPlace.get(b.id)?.place ?? 0));
  const readings = ofKind(files, "reading")
    .map(({ file, data }) => deepFreeze({ slug: fileStem(file), ...data }))
    .sort(byLevelAndId);
  const scenes = ofKind(files, "scene")
    .map(({ file, data }) => deepFreeze({ slug: fileStem(file), ...data }))
    .sort(byLevelAndId);
  const testQuestions = ofKind(files, "test")
    .flatMap(({ data }) =>
      data.questions.map((entry) => deepFreeze({ ...entry, level: data.level })),
    )
    .sort(byLevelAndId);
  const dayWords = ofKind(files, "dayWords")
    .flatMap(({ data }) => data.words.map((entry) => deepFreeze({ ...entry, month: data.month })))
    .sort((a, b) => a.month - b.month || a.day - b.day);
  const phraseTopics = ofKind(files, "phrases").map(({ file, data }) => {
    const slug = fileStem(file);
    const phrases = data.phrases.map((entry) => ({ id: `${slug}-${entry.n}`, ...entry }));
    return deepFreeze({ slug, ...data, phrases });
  });
  const proverbTopics = ofKind(files, "proverbs").map(({ file, data }) => {
    const slug = fileStem(file);
    const proverbs = data.proverbs.map((entry) => ({ id: `${slug}-${entry.n}`, ...entry }));
    return deepFreeze({ slug, ...data, proverbs });
  });

  const grammar = ofKind(files, "grammar")
    .map(({ data }) =>
      deepFreeze({ finds: [], tables: [], contrasts: [], mistakes: [], drills: [], ...data }),
    )
    .sort((a, b) => a.order - b.order || a.id.localeCompare(b.id));

  return Object.freeze({
    lessons: Object.freeze(lessons),
    readings: Object.freeze(readings),
    scenes: Object.freeze(scenes),
    testQuestions: Object.freeze(testQuestions),
    dayWords: Object.freeze(dayWords),
    phraseTopics: Object.freeze(phraseTopics),
    proverbTopics: Object.freeze(proverbTopics),
    grammar: Object.freeze(grammar),
    grammarNeeds: deepFreeze(ofKind(files, "grammarNeeds")[0]?.data.needs ?? []),
    themes: deepFreeze(curriculum?.themes ?? []),
    units: Object.freeze(units),
    exams: deepFreeze(
      ofKind(files, "exam")
        .map(({ data }) => data)
        .sort((a, b) => a.order - b.order),
    ),
    examItems: deepFreeze(ofKind(files, "examItems").map(({ data }) => data)),
    examTasks: deepFreeze(ofKind(files, "examTasks").flatMap(({ data }) => data.tasks)),
    care: deepFreeze(ofKind(files, "care")[0]?.data),
    careSaid: deepFreeze(ofKind(files, "careSaid").map(({ data }) => data)),
    careWords: deepFreeze(ofKind(files, "careWords")[0]?.data.groups ?? {}),
    tutor: Object.freeze({
      ...deepFreeze({
        topics: ofKind(files, "talkTopic").map(({ data }) => data),
        scenes: ofKind(files, "talkScene")
          .map(({ data }) => data)
          .sort((a, b) => levelPlace(a.level) - levelPlace(b.level) || a.id.localeCompare(b.id)),
        sceneAsides: ofKind(files, "sceneAsides").flatMap(({ data }) => data.asides),
        sceneWords: Object.assign(
          {},
          ...ofKind(files, "sceneAsides").map(({ data }) => data.words),
        ),
        sceneOtherwise: ofKind(files, "sceneAsides").find(({ data }) => data.otherwise)?.data
          .otherwise,
        smallTalk: ofKind(files, "smallTalk").flatMap(({ data }) => data.talks),
        requests: ofKind(files, "requests")[0]?.data.requests ?? [],
        requestParts: ofKind(files, "requests")[0]?.data.parts ?? [],
        appliedParts: ofKind(files, "requests")[0]?.data.applied ?? [],
        echoes: ofKind(files, "echoes")[0]?.data.echoes ?? [],
        tones: ofKind(files, "echoes")[0]?.data.tones ?? [],
        people: ofKind(files, "echoes")[0]?.data.people ?? [],
        life: ofKind(files, "life")[0]?.data ?? { tones: [], subjects: [] },
        told: ofKind(files, "told").map(({ data }) => data),
        idioms: ofKind(files, "idioms")[0]?.data.idioms ?? [],
        renderings: ofKind(files, "renderings")[0]?.data ?? {
          verbs: {},
          nouns: {},
          adjectives: {},
          adverbs: {},
          postpositions: {},
          questions: {},
          joining: {},
          leads: {},
          tags: {},
          addresses: {},
          warm: {},
          weather: {},
          stances: {},
          indefinites: {},
          infinitives: {},
          helpers: {},
          facts: {},
          passives: {},
          results: {},
          wholes: {},
        },
        meanings: ofKind(files, "meanings")[0]?.data.meanings ?? { en: {}, ru: {} },
        saidAlike: ofKind(files, "saidAlike")[0]?.data.alike ?? { en: [], ru: [] },
        expressions: allExpressions(ofKind(files, "expressions").map(({ data }) => data)),
        letters: ofKind(files, "letters")[0]?.data.letters ?? [],
        culture: ofKind(files, "culture").flatMap(({ data: { beside = [], subjects } }) =>
          subjects.map((subject) => ({ beside, ...subject })),
        ),
        grammarQuestions: ofKind(files, "grammarQuestions")[0]?.data ?? { points: [] },
        languageFacts: ofKind(files, "languageFacts").flatMap(({ data }) => data.facts),
        wordLists: ofKind(files, "wordLists")[0]?.data ?? {
          lists: [],
          asking: [],
          topics: {},
          opposites: [],
          situations: [],
        },
        contrasts: ofKind(files, "contrasts")[0]?.data ?? { endings: {}, contrasts: [] },
        wordPairs: ofKind(files, "wordPairs")[0]?.data.pairs ?? [],
        replies: ofKind(files, "replies")[0]?.data.replies ?? [],
        manners: ofKind(files, "replies")[0]?.data.manners ?? [],
        notes: ofKind(files, "notes").flatMap(({ data }) => data.notes ?? []),
        noteFacts: ofKind(files, "notes").flatMap(({ data }) => data.facts ?? []),
        helperVerbs: ofKind(files, "helperVerbs")[0]?.data.helpers ?? [],
        stories: ofKind(files, "tutorStories").flatMap(({ data }) => data.stories),
        texts: ofKind(files, "tutorTexts")[0]?.data.texts ?? {},
        asked: ofKind(files, "asked").map(({ data }) => withAllMessages(data)),
        askedAfter: ofKind(files, "askedAfter").map(({ data }) => data),
        askedPoints: ofKind(files, "askedPoints")[0]?.data.points ?? [],
        askedWords: ofKind(files, "askedWords")[0]?.data.groups ?? {},
        subjectWords: ofKind(files, "askedWords")[0]?.data.subjects ?? {},
        followUpWords: ofKind(files, "askedWords")[0]?.data.afterwards ?? {},
        patterns: readPatterns(ofKind(files, "patterns").map(({ data }) => data)),
        withins: ofKind(files, "withins")[0]?.data.withins ?? { en: [], ru: [] },
        weaves: ofKind(files, "weaves")[0]?.data.weaves ?? { en: [], ru: [] },
        frames: ofKind(files, "frames")[0]?.data.frames ?? [],
      }),
      further: packFurther(ofKind(files, "further").map(({ data }) => data)),
      situations: packSituations(ofKind(files, "situations").map(({ data }) => data)),
    }),
    government: deepFreeze(ofKind(files, "government")[0]?.data),
    usage: deepFreeze(ofKind(files, "usage")[0]?.data),
    calques: deepFreeze(ofKind(files, "calques").flatMap(({ data }) => data.calques)),
    slips: deepFreeze(ofKind(files, "slips").flatMap(({ data }) => data.slips)),
    exceptions: deepFreeze(ofKind(files, "exceptions")[0]?.data ?? { tokens: [], homonyms: [] }),
    ...foundById({ lessons, units, readings, scenes, grammar, testQuestions }),
  });
}

/** The files of one kind, in the order given. */
export function ofKind<K extends ContentKind>(
  files: readonly ContentFile[],
  kind: K,
): Extract<ContentFile, { kind: K }>[] {
  return files.filter((file): file is Extract<ContentFile, { kind: K }> => file.kind === kind);
}

const levelPlace = (level: Level): number => LEVELS.indexOf(level);

function byLevelAndId(
  a: { readonly level: Level; readonly id: number },
  b: { readonly level: Level; readonly id: number },
): number {
  return levelPlace(a.level) - levelPlace(b.level) || a.id - b.id;
}
