import Type from "typebox";
import { EarnedAchievement } from "./achievements.ts";
import { endpoint } from "./endpoint.ts";
import { finishedWork } from "./finished-work.ts";
import { GrammarLink } from "./grammar.ts";
import { LocalisedText } from "./language.ts";
import { LessonLevel, LessonSummary } from "./lessons.ts";

/** An option as it is shown. */
export const TestOption = Type.Enum(["A", "B", "C", "D"]);
export type TestOption = Type.Static<typeof TestOption>;

/** The usual sitting asks its 25 questions at once, the precise one in stages of 9, 8 and 8. */
export const TestMode = Type.Enum(["standard", "precise"]);
export type TestMode = Type.Static<typeof TestMode>;

/** Names a sitting: which questions are drawn and in which order options are shown follow from it. */
export const TestForm = Type.String({ pattern: "^[0-9A-Za-z-]{1,64}$" });

export const TestQuestionsQuery = Type.Object({
  form: Type.Optional(TestForm),
  mode: Type.Optional(TestMode),
  /** Questions of the last sittings that this browser knows of, joined by commas, oldest first. */
  avoid: Type.Optional(Type.String({ pattern: "^(\\d{1,6}(,\\d{1,6}){0,99})?$" })),
  /** The precise sitting so far, as `1008A,1009,1010C`: without a letter where nothing was chosen. */
  so_far: Type.Optional(Type.String({ pattern: "^(\\d{1,6}[A-D]?(,\\d{1,6}[A-D]?){0,24})?$" })),
});
export type TestQuestionsQuery = Type.Static<typeof TestQuestionsQuery>;

/** What a question examines. */
export const TestSkill = Type.Enum([
  "vocabulary",
  "case",
  "possessive",
  "person",
  "tense",
  "harmony",
  "syntax",
  "reading",
  "listening",
]);
export type TestSkill = Type.Static<typeof TestSkill>;

/** An entry of `GET /test/questions/`. Texts are in the language asked for where they are not Kazakh anyway. */
export const TestQuestion = Type.Object({
  id: Type.Integer(),
  question_text: Type.String(),
  option_a: Type.String(),
  option_b: Type.String(),
  option_c: Type.String(),
  option_d: Type.String(),
  correct_option: TestOption,
  skill: TestSkill,
  level: LessonLevel,
  /** The Kazakh text that a reading question is about. */
  passage: Type.Union([Type.String(), Type.Null()]),
  /** The Kazakh that a listening question is about, for the voice to say; in quiet mode it is shown. */
  listening: Type.Union([Type.String(), Type.Null()]),
  /** `question_text` in every language; the same in all where it is Kazakh. */
  question: LocalisedText,
  /** The four options as they are shown, in every language. */
  options: Type.Array(LocalisedText),
  /** Why the right option is right. */
  explanation: LocalisedText,
  /** The point of grammar that is asked; null where none is. */
  point: Type.Union([GrammarLink, Type.Null()]),
});
export type TestQuestion = Type.Static<typeof TestQuestion>;

export const TestAnswer = Type.Object(
  {
    id: Type.Integer({ minimum: 1, maximum: 999_999 }),
    /** The letter as it was shown; null: nothing was chosen. */
    option: Type.Union([TestOption, Type.Null()]),
  },
  { additionalProperties: false },
);
export type TestAnswer = Type.Static<typeof TestAnswer>;

/** `POST /test/results/`: all 25 answers. `attempt` makes a resend idempotent. */
export const TestResultsRequest = Type.Object({
  answers: Type.Array(TestAnswer, { minItems: 25, maxItems: 25 }),
  /** What the questions were asked for with; without it the order of options is that of a plain request. */
  form: Type.Optional(TestForm),
  mode: Type.Optional(TestMode),
  ...finishedWork,
});
export type TestResultsRequest = Type.Static<typeof TestResultsRequest>;

/** What 25 answers say about ability, beside the official letter. */
export const TestEstimate = Type.Object({
  /** The most probable level. */
  level: Type.Enum(["A", "B", "C"]),
  /** How probable each level is; their sum is 1. */
  probabilities: Type.Object({ A: Type.Number(), B: Type.Number(), C: Type.Number() }),
  /** Share of questions of all levels that would be answered right, in per cent. */
  domain: Type.Integer(),
  /** Where that share lies with a probability of 80 %. */
  low: Type.Integer(),
  high: Type.Integer(),
});
export type TestEstimate = Type.Static<typeof TestEstimate>;

/** A level as the profile stores it. */
const LevelName = Type.Object({
  name: Type.Enum(["Beginner", "Intermediate", "Advanced"]),
  level: Type.Enum(["A", "B", "C"]),
});

export const SkillResult = Type.Object({
  skill: Type.Enum(["vocabulary", "forms", "sentence", "reading", "listening"]),
  right: Type.Integer(),
  total: Type.Integer(),
});
export type SkillResult = Type.Static<typeof SkillResult>;

/** A question that was not answered right, with what was chosen. */
export const MissedTestQuestion = Type.Object({
  ...TestQuestion.properties,
  given: Type.Union([TestOption, Type.Null()]),
});
export type MissedTestQuestion = Type.Static<typeof MissedTestQuestion>;

export const TestResultsResponse = Type.Object({
  mode: TestMode,
  /** Right answers out of `total`. */
  score: Type.Integer(),
  total: Type.Integer(),
  /** What the level follows from: right answers in per cent, or in a precise sitting the domain score. */
  percentage: Type.Integer(),
  level: LevelName,
  estimate: TestEstimate,
  /** Skills with at least four questions. */
  skills: Type.Array(SkillResult),
  wrong: Type.Array(MissedTestQuestion),
  /** The three to do next. */
  lessons: Type.Array(LessonSummary),
  /** The unit at which the path opens by it: its level's first, one before which all is likely known, or one that
   * teaches a point that was missed. */
  opens: Type.Union([
    Type.Object({
      unit: Type.String(),
      /** The unit's place on the path, from 1. */
      number: Type.Integer(),
      title: LocalisedText,
      because: Type.Enum(["beginning", "known", "missed"]),
      point: Type.Union([GrammarLink, Type.Null()]),
    }),
    Type.Null(),
  ]),
  /** Kept as the learner's level; a guest's result is not. */
  saved: Type.Boolean(),
  achievements: Type.Array(EarnedAchievement),
});
export type TestResultsResponse = Type.Static<typeof TestResultsResponse>;

export const proficiencyTestEndpoints = {
  questions: endpoint({
    method: "GET",
    path: "/test/questions/",
    tag: "Proficiency test",
    summary: "The 25 questions of a sitting",
    description:
      "Drawn at random: 8 A, 9 B and 8 C; 15 of vocabulary and grammar, 10 about texts that are read or heard; none of a learner's last two sittings. The same `form` draws the same and shows options in the same order. With `mode=precise` the next stage of 9, 8 and 8, by the answers `so_far`.",
    access: "optional",
    query: TestQuestionsQuery,
    response: Type.Array(TestQuestion),
  }),
  results: endpoint({
    method: "POST",
    path: "/test/results/",
    tag: "Proficiency test",
    summary: "Grade a sitting",
    description:
      "Answers are graded here. The letter is by right answers in per cent (up to 40 A, up to 75 B, above C), in a precise sitting by the domain score. A learner's level is kept; the same `attempt` sent again changes nothing and gets the same answer.",
    access: "optional",
    body: TestResultsRequest,
    response: TestResultsResponse,
  }),
};
