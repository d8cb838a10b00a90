import { createHash } from "node:crypto";
import { ClauseJudge, type CutWord, fixedOrder, otherOrders } from "@tilashar/clause";
import {
  type Course,
  type Lesson,
  type LocalisedLine,
  type PictureManifest,
  pointOfSuffix,
  type Question,
  type Trilingual,
  type Unit,
  type Word,
} from "@tilashar/course";
import type { Glosser } from "@tilashar/course/gloss";
import type { SentenceBank } from "@tilashar/course/sentences";
import type {
  DialogueMaterial,
  LessonMaterial,
  QuestionMaterial,
  SentenceMaterial,
  StoryMaterial,
  Texts,
  UnitMaterial,
} from "../material.ts";
import { pointMaterial } from "./point-material.ts";
import {
  capitalsOf,
  foldSentence,
  type SentencePlace,
  sentenceMaterial,
} from "./sentence-material.ts";
import { taughtWords, wordMaterial } from "./word-material.ts";

/** What units are made from. */
export interface MaterialParts {
  readonly course: Course;
  readonly glosser: Glosser;
  readonly bank: SentenceBank;
  readonly pictures: PictureManifest;
}

/** Words of earlier units that come back in a unit's pairs and choices. */
const KNOWN = 40;
/** A unit whose file says nothing of its checkpoint is asked so much. */
const CHECKPOINT_ITEMS = 12;
const CHECKPOINT_POINTS = 8;

/** Makes all units' materials, in the order of study. */
export function unitMaterials(parts: MaterialParts): UnitMaterial[] {
  const { course, bank } = parts;
  const pointsOf = new Map<string, string[]>();
  for (const { id } of course.grammar) {
    for (const { kz } of bank.showing(id)) pointsOf.set(kz, [...(pointsOf.get(kz) ?? []), id]);
  }
  const capitals = capitalsOf(bank.sentences.flatMap(({ en, ru }) => [en, ru]));
  const reached = new Reached();
  const judge = new ClauseJudge(course.government, course.calques, course.usage, course.slips);
  const ordersOf = (words: readonly CutWord[]) => otherOrders(judge, words);
  const fixedOrderOf = (words: readonly CutWord[]) => fixedOrder(judge, words);
  return course.units.map((unit, place) =>
    makeUnit(unit, place + 1, { ...parts, pointsOf, capitals, reached, ordersOf, fixedOrderOf }),
  );
}

/** What the course has taught as far as it has been read. */
class Reached {
  readonly points = new Set<string>();
  /** Lesson words by dictionary form. */
  readonly words = new Map<string, Word>();

  teach(words: readonly Word[], points: readonly string[]): void {
    for (const word of words) this.words.set(word.kz.toLowerCase(), word);
    for (const point of points) this.points.add(point);
  }
}

interface UnitParts extends MaterialParts {
  readonly pointsOf: ReadonlyMap<string, readonly string[]>;
  readonly capitals: ReadonlySet<string>;
  readonly reached: Reached;
  readonly ordersOf: SentencePlace["ordersOf"];
  readonly fixedOrderOf: SentencePlace["fixedOrderOf"];
}

function makeUnit(unit: Unit, number: number, parts: UnitParts): UnitMaterial {
  const { course, glosser, pictures, reached } = parts;
  const known = [...reached.words.values()].slice(-KNOWN).reverse();
  const lessons = unit.lessons.flatMap((id) => {
    const lesson = course.lessonById.get(id);
    return lesson === undefined ? [] : [makeLesson(lesson, parts)];
  });
  const points = [...new Set(lessons.flatMap((lesson) => lesson.points))];
  const asked = unit.checkpoint?.points ?? points.slice(0, CHECKPOINT_POINTS);
  const taught = new Set([...reached.words.values()].map(({ kz }) => kz));
  const confusable = lessons.flatMap(({ words }) => words.flatMap((word) => word.confusable));
  const pooled = new Set([...known.map(({ id }) => id), ...confusable]);
  const material: Omit<UnitMaterial, "version"> = {
    id: unit.id,
    number,
    level: unit.level,
    titles: { ...unit.titles },
    goal: { ...unit.goal },
    lessons,
    points: [...new Set([...points, ...asked])].flatMap((id) => {
      const point = course.grammarById.get(id);
      return point === undefined ? [] : [pointMaterial(point, course, glosser, taught)];
    }),
    known: known.map(({ id }) => id),
    pool: [...pooled].flatMap((id) => {
      const word = course.wordById.get(id);
      return word === undefined ? [] : [wordMaterial(word, pictures)];
    }),
    story: makeStory(unit, parts),
    checkpoint: { items: unit.checkpoint?.items ?? CHECKPOINT_ITEMS, points: [...asked] },
  };
  const version = createHash("sha256").update(JSON.stringify(material)).digest("base64url");
  return { version: version.slice(0, 16), ...material };
}

function makeLesson(lesson: Lesson, parts: UnitParts): LessonMaterial {
  const { course, pictures, reached } = parts;
  const ahead = (lesson.ahead ?? []).flatMap((id) => course.wordById.get(id) ?? []);
  const fresh = ahead.filter(({ id, kz }) => reached.words.get(kz.toLowerCase())?.id !== id);
  const words = [...lesson.words, ...fresh];
  reached.teach(words, lesson.grammar);
  const place = placeOf(lessonTexts(lesson), lesson.chunks ?? [], parts);
  return {
    id: lesson.id,
    level: lesson.level,
    titles: { ...lesson.titles },
    cover: pictures.lessons[lesson.id] ?? "",
    words: taughtWords(words, lesson, course, pictures),
    points: [...lesson.grammar],
    dialogue: makeDialogue(lesson, place),
    sentences: [
      ...(lesson.sentences ?? []).map((sentence, at) =>
        sentenceMaterial(`s${lesson.id}-${at + 1}`, sentence, place),
      ),
      ...lesson.words.map(({ id, example }) =>
        sentenceMaterial(`e${lesson.id}-${id % 100}`, example, place),
      ),
    ],
  };
}

const lessonTexts = ({ words, sentences = [], dialogue }: Lesson): string[] => [
  ...words.map(({ example }) => example.kz),
  ...sentences.map(({ kz }) => kz),
  ...(dialogue?.turns ?? []).map(({ kz }) => kz),
];

function placeOf(
  texts: readonly string[],
  chunks: readonly string[],
  { course, glosser, pointsOf, capitals, reached, ordersOf, fixedOrderOf }: UnitParts,
): SentencePlace {
  const taught = new Set(reached.points);
  return {
    glosser,
    names: glosser.namesIn(texts),
    words: new Map([...reached.words].map(([kz, { id }]) => [kz, id])),
    pointOf: (suffix) => pointOfSuffix(course, suffix)?.id ?? null,
    pointsOf: (kz) => (pointsOf.get(kz) ?? []).filter((id) => taught.has(id)),
    chunks: new Set(chunks.map(foldSentence)),
    ordersOf,
    fixedOrderOf,
    capitals,
  };
}

function makeDialogue({ id, dialogue }: Lesson, place: SentencePlace): DialogueMaterial | null {
  if (dialogue === undefined) return null;
  return {
    titles: { ...dialogue.titles },
    setting: { ...dialogue.setting },
    speakers: dialogue.speakers.map(({ key, name }) => ({ key, name: { ...name } })),
    turns: dialogue.turns.map((turn, at) => ({
      ...sentenceMaterial(`d${id}-${at + 1}`, turn, place),
      speaker: turn.speaker,
    })),
    questions: dialogue.questions.map((question, at) => toQuestion(question, `q${id}-${at + 1}`)),
  };
}

function makeStory({ story }: Unit, parts: UnitParts): StoryMaterial | null {
  if (story === undefined) return null;
  const place = placeOf(
    story.sentences.map(({ kz }) => kz),
    [],
    parts,
  );
  return {
    titles: { ...story.titles },
    sentences: story.sentences.map(
      (sentence, at): SentenceMaterial => sentenceMaterial(`story-${at + 1}`, sentence, place),
    ),
    questions: story.questions.map((question, at) => toQuestion(question, `story-q${at + 1}`)),
  };
}

function toQuestion(
  { question, options, correct, explanation }: Question,
  id: string,
): QuestionMaterial {
  return {
    id,
    question: inEach(question),
    options: (["a", "b", "c", "d"] as const).map((letter) => ({
      id: letter,
      text: inEach(options[letter]),
    })),
    correct,
    explanation: { ...explanation },
  };
}

const inEach = (line: Readonly<LocalisedLine>): Texts =>
  typeof line === "string" ? { en: line, ru: line, kz: line } : { ...(line as Trilingual) };
