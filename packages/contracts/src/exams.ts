import Type from "typebox";
import { EarnedAchievement } from "./achievements.ts";
import { MessageResponse } from "./auth.ts";
import { endpoint } from "./endpoint.ts";
import { Attempt, finishedWork } from "./finished-work.ts";
import { LocalisedText } from "./language.ts";

const nullable = <Part extends Type.TSchema>(part: Part) => Type.Union([part, Type.Null()]);

/** A level of the Common European Framework. */
export const ExamLevel = Type.Enum(["a1", "a2", "b1", "b2", "c1"]);
export type ExamLevel = Type.Static<typeof ExamLevel>;

/** What an item is of. */
export const ExamPart = Type.Enum(["listening", "grammar", "reading", "constitution", "history"]);
export type ExamPart = Type.Static<typeof ExamPart>;

const ExamSlug = Type.String({
  pattern: "^[a-z]{1,30}$",
  description: "residence, kaztest, citizenship; or practice",
});
const MockName = Type.String({ pattern: "^[a-c]?[1-9]$", description: "a number, or a level" });
const Day = Type.String({ pattern: "^\\d{4}-\\d{2}-\\d{2}$" });

const ExamSection = Type.Object({
  id: Type.String(),
  titles: LocalisedText,
  parts: Type.Array(Type.Object({ part: ExamPart, items: Type.Integer() })),
  items: Type.Integer(),
  /** Right answers it asks for. */
  pass: Type.Integer(),
  minutes: Type.Integer(),
  /** How often a passage may be heard; null where nothing is. */
  plays: nullable(Type.Integer()),
});

const ListedMock = Type.Object({
  mock: Type.String(),
  level: ExamLevel,
  version: Type.String(),
  minutes: Type.Integer(),
  items: Type.Integer(),
});

/** An examination as a card shows it. */
export const ExamSummary = Type.Object({
  slug: Type.String(),
  titles: LocalisedText,
  about: LocalisedText,
  /** When its rules were last read, and by when to read them again. */
  seen: Day,
  look_again: Day,
  levels: Type.Array(ExamLevel),
  minutes: Type.Integer(),
  sections: Type.Array(ExamSection),
  /** Right answers in all that it asks for beside those of each section. */
  pass_whole: nullable(Type.Integer()),
  mocks: Type.Array(ListedMock),
});
export type ExamSummary = Type.Static<typeof ExamSummary>;

/** What we have read of an examination's rules. */
export const ExamFact = Type.Object({
  about: Type.Enum([
    "who",
    "form",
    "time",
    "pass",
    "retake",
    "price",
    "validity",
    "registration",
    "law",
  ]),
  text: LocalisedText,
  /** False where sources differ, are second hand, or say nothing. */
  certain: Type.Boolean(),
  sources: Type.Array(
    Type.Object({
      url: Type.String(),
      title: Type.String(),
      published: nullable(Day),
      seen: Day,
    }),
  ),
});
export type ExamFact = Type.Static<typeof ExamFact>;

/** A task for writing or speaking: the learner compares the own answer with the models and rates it. */
export const ExamTask = Type.Object({
  id: Type.Integer(),
  level: ExamLevel,
  kind: Type.Enum(["writing", "speaking"]),
  minutes: Type.Integer(),
  /** From and to; null where the other is given. */
  words: nullable(Type.Array(Type.Integer())),
  seconds: nullable(Type.Array(Type.Integer())),
  task: LocalisedText,
  models: Type.Array(
    Type.Object({ quality: Type.Enum(["solid", "excellent"]), kz: Type.String() }),
  ),
  remarks: nullable(LocalisedText),
  criteria: Type.Array(LocalisedText),
});
export type ExamTask = Type.Static<typeof ExamTask>;

/** How often a level's items of Kazakh need a point: the shares of a level sum to at most 1. */
const PointShare = Type.Object({
  level: ExamLevel,
  point: Type.String(),
  title: LocalisedText,
  share: Type.Number(),
});

export const ExamDetail = Type.Object({
  ...ExamSummary.properties,
  facts: Type.Array(ExamFact),
  points: Type.Array(PointShare),
  tasks: Type.Array(ExamTask),
  /** Items for practice that stand in no mock, by level: mocks of `practice`. */
  practice: Type.Array(ListedMock),
});
export type ExamDetail = Type.Static<typeof ExamDetail>;

const OptionLetter = Type.Enum(["a", "b", "c", "d"]);

const MockItem = Type.Object({
  id: Type.Integer(),
  part: ExamPart,
  level: nullable(ExamLevel),
  passage: nullable(Type.String()),
  question: LocalisedText,
  options: Type.Object({
    a: LocalisedText,
    b: LocalisedText,
    c: LocalisedText,
    d: LocalisedText,
  }),
  correct: OptionLetter,
  explanation: LocalisedText,
  /** The sentence of its passage that holds the answer. */
  key: nullable(Type.String()),
  point: nullable(Type.Object({ id: Type.String(), title: LocalisedText })),
  /** What an item about law or history follows. */
  source: nullable(
    Type.Object({
      titles: LocalisedText,
      url: nullable(Type.String()),
      article: nullable(Type.Integer()),
    }),
  ),
});

const MockPassage = Type.Object({
  id: Type.String(),
  part: ExamPart,
  kind: Type.String(),
  title: nullable(Type.String()),
  lines: Type.Array(Type.Object({ who: Type.String(), kz: Type.String() })),
  text: nullable(Type.String()),
});

/** `GET /exams/{slug}/mocks/{mock}/`: a whole mock with its key (`ExamMock` of packages/learning). */
export const ExamMock = Type.Object({
  exam: Type.String(),
  mock: Type.String(),
  level: ExamLevel,
  version: Type.String(),
  titles: LocalisedText,
  passWhole: nullable(Type.Integer()),
  sections: Type.Array(
    Type.Object({
      id: Type.String(),
      titles: LocalisedText,
      minutes: Type.Integer(),
      pass: Type.Integer(),
      plays: nullable(Type.Integer()),
      passages: Type.Array(MockPassage),
      items: Type.Array(MockItem),
    }),
  ),
});
export type ExamMock = Type.Static<typeof ExamMock>;

/** Answers to items of one kind: what readiness is computed from (`ExamTally` of packages/learning). */
const ExamTally = Type.Object({
  part: ExamPart,
  level: nullable(ExamLevel),
  point: nullable(Type.String()),
  right: Type.Integer(),
  answers: Type.Integer(),
});

const SectionMark = Type.Object({
  id: Type.String(),
  right: Type.Integer(),
  answered: Type.Integer(),
  of: Type.Integer(),
  pass: Type.Integer(),
  passed: Type.Boolean(),
});

/** A mock that was taken, as it was marked then. */
export const ExamResult = Type.Object({
  attempt: Attempt,
  exam: Type.String(),
  mock: Type.String(),
  level: ExamLevel,
  /** The learner's day on which it was finished. */
  day: Day,
  seconds: Type.Integer(),
  right: Type.Integer(),
  of: Type.Integer(),
  passed: Type.Boolean(),
  sections: Type.Array(SectionMark),
  tally: Type.Array(ExamTally),
});
export type ExamResult = Type.Static<typeof ExamResult>;

/** What a learner prepares for. */
export const ExamGoal = Type.Object(
  { exam: ExamSlug, level: ExamLevel, day: Day },
  { additionalProperties: false },
);
export type ExamGoal = Type.Static<typeof ExamGoal>;

/** `GET /profile/exams/`: from it the browser computes readiness and plan, for guests from what it keeps itself. */
export const OwnExams = Type.Object({
  goal: nullable(ExamGoal),
  /** The last 30, the newest first. */
  results: Type.Array(ExamResult),
  /** What the last placement test says of the learner's Kazakh; null before the first. */
  known: nullable(Type.Object({ ability: Type.Number(), error: Type.Number() })),
});
export type OwnExams = Type.Static<typeof OwnExams>;

/** `POST /profile/exam-results/`. `attempt` makes a resend idempotent. */
export const ExamResultRequest = Type.Object(
  {
    ...finishedWork,
    attempt: Attempt,
    exam: ExamSlug,
    mock: MockName,
    /** What was chosen; items that were left out are wrong. */
    answers: Type.Array(
      Type.Object(
        { item: Type.Integer({ minimum: 1, maximum: 999_999 }), option: OptionLetter },
        { additionalProperties: false },
      ),
      { maxItems: 400 },
    ),
  },
  { additionalProperties: false },
);
export type ExamResultRequest = Type.Static<typeof ExamResultRequest>;

export const ExamResultResponse = Type.Object({
  result: ExamResult,
  /** Achievements it completed. */
  achievements: Type.Array(EarnedAchievement),
});
export type ExamResultResponse = Type.Static<typeof ExamResultResponse>;

export const examsEndpoints = {
  list: endpoint({
    method: "GET",
    path: "/exams/",
    tag: "Examinations",
    summary: "The examinations that are prepared for",
    description:
      "Their rules as they were last seen, and the mocks there are. None is an official test.",
    access: "public",
    response: Type.Array(ExamSummary),
  }),
  exam: endpoint({
    method: "GET",
    path: "/exams/{slug}/",
    tag: "Examinations",
    summary: "One examination: its rules with their sources, tasks for writing and speaking",
    access: "public",
    params: Type.Object({ slug: ExamSlug }),
    response: ExamDetail,
  }),
  mock: endpoint({
    method: "GET",
    path: "/exams/{slug}/mocks/{mock}/",
    tag: "Examinations",
    summary: "A whole mock with its key",
    description:
      "The same for everyone: it is taken and marked in the browser, without the network.",
    access: "public",
    params: Type.Object({ slug: ExamSlug, mock: MockName }),
    response: ExamMock,
  }),
  own: endpoint({
    method: "GET",
    path: "/profile/exams/",
    tag: "Examinations",
    summary: "What the learner prepares for, and the mocks taken",
    access: "required",
    response: OwnExams,
  }),
  setGoal: endpoint({
    method: "PUT",
    path: "/profile/exam-goal/",
    tag: "Examinations",
    summary: "Choose an examination and its day",
    access: "required",
    body: ExamGoal,
    response: ExamGoal,
  }),
  deleteGoal: endpoint({
    method: "DELETE",
    path: "/profile/exam-goal/",
    tag: "Examinations",
    summary: "Prepare for no examination any more",
    access: "required",
    response: MessageResponse,
  }),
  finish: endpoint({
    method: "POST",
    path: "/profile/exam-results/",
    tag: "Examinations",
    summary: "Send a finished mock",
    description:
      "The answers are marked here. It pays no points, but makes an active day; the same `attempt` sent again changes nothing and gets the same answer.",
    access: "required",
    body: ExamResultRequest,
    response: ExamResultResponse,
  }),
};
