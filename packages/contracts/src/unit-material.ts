import Type from "typebox";
import { LocalisedText } from "./language.ts";
import { LessonLevel, NoteSpan } from "./lessons.ts";

const nullable = <Part extends Type.TSchema>(part: Part) => Type.Union([part, Type.Null()]);
const line = Type.Array(NoteSpan);
const Lines = Type.Object({ en: line, ru: line, kz: line });

/** What is wrong with a form or a sentence. */
const Slip = Type.Union([
  Type.Literal("letter"),
  Type.Literal("harmony"),
  Type.Literal("suffix"),
  Type.Literal("case"),
  Type.Literal("person"),
  Type.Literal("number"),
  Type.Literal("possessive"),
  Type.Literal("tense"),
  Type.Literal("negation"),
  Type.Literal("order"),
  Type.Literal("word"),
  Type.Literal("missing-word"),
  Type.Literal("extra-word"),
]);

const WordMaterial = Type.Object({
  id: Type.Integer(),
  kz: Type.String(),
  pos: Type.String(),
  meaning: LocalisedText,
  /** Every accepted translation, in small letters. */
  accepted: Type.Array(Type.String()),
  /** Address below `/assets/`. */
  picture: nullable(Type.String()),
});

const TaughtWord = Type.Object({
  ...WordMaterial.properties,
  transcription: Type.String(),
  example: LocalisedText,
  /** Ids of words of `pool`. */
  confusable: Type.Array(Type.Integer()),
});

/** What a new word is shown with before its session begins. */
export type FirstWord = Pick<
  Type.Static<typeof TaughtWord>,
  "kz" | "picture" | "transcription" | "meaning" | "example"
>;

const SentenceToken = Type.Object({
  text: Type.String(),
  /** The same as a tile: the first word of a sentence in small letters, where it is no name. */
  tile: Type.String(),
  before: Type.String(),
  after: Type.String(),
  word: nullable(Type.Integer()),
  /** Forms that are wrong here. */
  wrong: Type.Array(
    Type.Object({ text: Type.String(), slip: Slip, point: nullable(Type.String()) }),
  ),
});

const SentenceMaterial = Type.Object({
  /** `s61-4` a sentence, `d61-2` a turn, `e61-12` a word's example, `story-3`. */
  id: Type.String(),
  kz: Type.String(),
  en: Type.String(),
  ru: Type.String(),
  tokens: Type.Array(SentenceToken),
  tiles: Type.Object({ en: Type.Array(Type.String()), ru: Type.Array(Type.String()) }),
  /** Other accepted Kazakh wordings. */
  also: Type.Array(Type.String()),
  /** Other orders of its tokens, by their places, that are right. */
  orders: Type.Array(Type.Array(Type.Integer())),
  /** What every order of its tokens keeps; null where it is not asked for in order. */
  fixed: nullable(
    Type.Object({
      heads: Type.Array(Type.Integer()),
      phrases: Type.Array(Type.Array(Type.Integer())),
    }),
  ),
  points: Type.Array(Type.String()),
  chunk: Type.Boolean(),
});

const OptionId = Type.Union([
  Type.Literal("a"),
  Type.Literal("b"),
  Type.Literal("c"),
  Type.Literal("d"),
]);

const QuestionMaterial = Type.Object({
  id: Type.String(),
  question: LocalisedText,
  options: Type.Array(Type.Object({ id: OptionId, text: LocalisedText })),
  correct: OptionId,
  explanation: LocalisedText,
});

const DialogueMaterial = Type.Object({
  titles: LocalisedText,
  setting: LocalisedText,
  speakers: Type.Array(Type.Object({ key: Type.String(), name: LocalisedText })),
  turns: Type.Array(Type.Object({ ...SentenceMaterial.properties, speaker: Type.String() })),
  questions: Type.Array(QuestionMaterial),
});

const LessonMaterial = Type.Object({
  id: Type.Integer(),
  level: LessonLevel,
  titles: LocalisedText,
  cover: Type.String(),
  words: Type.Array(TaughtWord),
  points: Type.Array(Type.String()),
  dialogue: nullable(DialogueMaterial),
  sentences: Type.Array(SentenceMaterial),
});

const DrillForm = Type.Object({ form: Type.String(), label: Type.String() });

/** A form with how it is made: `explain` of the language engine. */
const Explanation = Type.Object({
  form: Type.String(),
  stem: Type.String(),
  reasons: Type.Array(Type.Unknown()),
  suffixes: Type.Array(
    Type.Object({
      id: Type.String(),
      surface: Type.String(),
      template: Type.String(),
      reasons: Type.Array(Type.Unknown()),
      word: Type.String(),
    }),
  ),
});

const PointMaterial = Type.Object({
  id: Type.String(),
  titles: LocalisedText,
  summary: Lines,
  tasks: Type.Array(
    Type.Object({
      id: Type.String(),
      kind: Type.Union([
        Type.Literal("build-form"),
        Type.Literal("transform"),
        Type.Literal("choose-form"),
      ]),
      task: Type.Object({
        lemma: Type.String(),
        en: Type.String(),
        ru: Type.String(),
        from: nullable(DrillForm),
        to: Type.String(),
        answers: Type.Array(Type.String()),
        explanation: Type.Optional(Explanation),
        choices: nullable(Type.Array(DrillForm)),
      }),
    }),
  ),
  mistakes: Type.Array(
    Type.Object({
      id: Type.String(),
      tokens: Type.Array(
        Type.Object({ text: Type.String(), before: Type.String(), after: Type.String() }),
      ),
      at: Type.Integer(),
      right: Type.String(),
      others: Type.Array(Type.String()),
      slip: Slip,
      why: Lines,
    }),
  ),
});

/** `GET /path/units/{id}/`: all that sessions of a unit are made of (`UnitMaterial` of packages/learning). */
export const UnitMaterial = Type.Object({
  /** Of the content it was made from. */
  version: Type.String(),
  id: Type.String(),
  number: Type.Integer(),
  level: LessonLevel,
  titles: LocalisedText,
  goal: LocalisedText,
  lessons: Type.Array(LessonMaterial),
  points: Type.Array(PointMaterial),
  known: Type.Array(Type.Integer()),
  pool: Type.Array(WordMaterial),
  story: nullable(
    Type.Object({
      titles: LocalisedText,
      sentences: Type.Array(SentenceMaterial),
      questions: Type.Array(QuestionMaterial),
    }),
  ),
  checkpoint: Type.Object({ items: Type.Integer(), points: Type.Array(Type.String()) }),
});
export type UnitMaterial = Type.Static<typeof UnitMaterial>;
