import Type from "typebox";
import { EarnedAchievement } from "./achievements.ts";
import { endpoint } from "./endpoint.ts";
import { Attempt, finishedWork } from "./finished-work.ts";
import { LocalisedText } from "./language.ts";
import { LessonLevel } from "./lessons.ts";
import { UnitMaterial } from "./unit-material.ts";

const UnitId = Type.String({
  maxLength: 60,
  description: "The unit's name, as `a-01-first-sounds`.",
});

/** Steps of a lesson: sessions, and `check`, its quiz. */
export const StepId = Type.Union([
  Type.Literal("meet-1"),
  Type.Literal("meet-2"),
  Type.Literal("meet-3"),
  Type.Literal("meet-4"),
  Type.Literal("meet-5"),
  Type.Literal("meet-6"),
  Type.Literal("notice"),
  Type.Literal("talk"),
  Type.Literal("use"),
  Type.Literal("check"),
]);
export type StepId = Type.Static<typeof StepId>;

const FirstWords = Type.Optional(
  Type.Array(Type.String(), {
    description: "The first headwords of a step of new words, which tell it from the others.",
  }),
);

export const PathStep = Type.Object({
  id: StepId,
  kind: Type.Union([
    Type.Literal("meet"),
    Type.Literal("notice"),
    Type.Literal("talk"),
    Type.Literal("use"),
    Type.Literal("check"),
  ]),
  done: Type.Boolean(),
  words: FirstWords,
});
export type PathStep = Type.Static<typeof PathStep>;

/** What to do next: a step of a lesson (`check` is its quiz), or what ends a unit. */
export const PathNext = Type.Union([
  Type.Object({
    what: Type.Literal("step"),
    unit: Type.String(),
    lesson: Type.Integer(),
    step: StepId,
    words: FirstWords,
  }),
  Type.Object({ what: Type.Literal("story"), unit: Type.String() }),
  Type.Object({ what: Type.Literal("checkpoint"), unit: Type.String() }),
]);
export type PathNext = Type.Static<typeof PathNext>;

export const PathLesson = Type.Object({
  id: Type.Integer(),
  titles: LocalisedText,
  /** Address of the cover below `/assets/`. */
  cover: Type.String(),
  num_words: Type.Integer(),
  /** All its sessions are done, or its quiz was passed. */
  completed: Type.Boolean(),
  steps: Type.Array(PathStep),
});
export type PathLesson = Type.Static<typeof PathLesson>;

/** A reading or film that belongs to a unit. */
export const PathReference = Type.Object({
  id: Type.Integer(),
  titles: LocalisedText,
  cover: Type.String(),
});

export const PathUnit = Type.Object({
  /** Its place on the path, from 1. */
  number: Type.Integer(),
  id: Type.String(),
  level: LessonLevel,
  titles: LocalisedText,
  /** One sentence: what one can do after it. */
  goal: LocalisedText,
  lessons: Type.Array(PathLesson),
  story: Type.Union([Type.Object({ titles: LocalisedText, done: Type.Boolean() }), Type.Null()]),
  checkpoint: Type.Object({
    items: Type.Integer(),
    passed: Type.Boolean(),
    /** Right first answers of the best try, out of `items`; null before the first. */
    best: Type.Union([Type.Integer(), Type.Null()]),
  }),
  /** Its checkpoint is passed, or all its lessons are complete. */
  completed: Type.Boolean(),
  readings: Type.Array(PathReference),
  films: Type.Array(PathReference),
  /** File stems of phrase topics, with their titles. */
  phrases: Type.Array(Type.Object({ id: Type.String(), titles: LocalisedText })),
  /** A scene of the tutor. */
  talk: Type.Union([Type.String(), Type.Null()]),
});
export type PathUnit = Type.Static<typeof PathUnit>;

/** `GET /path`. A guest gets it with nothing done. */
export const Path = Type.Object({
  units: Type.Array(PathUnit),
  /** Null when everything is done. */
  next: Type.Union([PathNext, Type.Null()]),
});
export type Path = Type.Static<typeof Path>;

/** What of a unit a session was about. */
export const SessionSubject = Type.Union([
  Type.Object({
    what: Type.Literal("step"),
    lesson: Type.Integer({ minimum: 1, maximum: 9999 }),
    step: Type.Exclude(StepId, Type.Literal("check")),
  }),
  Type.Object({ what: Type.Literal("story") }),
  Type.Object({ what: Type.Literal("checkpoint") }),
]);

/** `POST /profile/sessions/`. `attempt` makes a resend idempotent. */
export const FinishedSessionRequest = Type.Object({
  ...finishedWork,
  attempt: Attempt,
  unit: UnitId,
  subject: SessionSubject,
  /** What the session was planned by. */
  seed: Type.String({ minLength: 1, maxLength: 64 }),
  /** All answers in the order they were given; the first to an item is the one that pays. */
  answers: Type.Array(
    Type.Object({
      item: Type.String({ maxLength: 120 }),
      /** Null where the item was skipped. */
      given: Type.Union([
        Type.Array(Type.String({ maxLength: 200 }), { maxItems: 60 }),
        Type.Null(),
      ]),
    }),
    { maxItems: 200 },
  ),
});
export type FinishedSessionRequest = Type.Static<typeof FinishedSessionRequest>;

export const FinishedSessionResponse = Type.Object({
  /** Right first answers out of those that were asked. */
  right: Type.Integer(),
  asked: Type.Integer(),
  /** Points credited now. */
  awarded: Type.Integer(),
  /** Of a checkpoint: 80 % were right. Null of other sessions. */
  passed: Type.Union([Type.Boolean(), Type.Null()]),
  /** What is complete now. */
  completed: Type.Object({ step: Type.Boolean(), lesson: Type.Boolean(), unit: Type.Boolean() }),
  next: Type.Union([PathNext, Type.Null()]),
  /** Achievements it completed. */
  achievements: Type.Array(EarnedAchievement),
});
export type FinishedSessionResponse = Type.Static<typeof FinishedSessionResponse>;

export const pathEndpoints = {
  path: endpoint({
    method: "GET",
    path: "/path",
    tag: "Path",
    summary: "The units in order, and what to do next",
    access: "optional",
    response: Path,
  }),
  unit: endpoint({
    method: "GET",
    path: "/path/units/{id}/",
    tag: "Path",
    summary: "All that the sessions of a unit are made of",
    description: "The same for everyone; the browser plans sessions from it, with a seed.",
    access: "public",
    params: Type.Object({ id: UnitId }),
    response: UnitMaterial,
  }),
  finishSession: endpoint({
    method: "POST",
    path: "/profile/sessions/",
    tag: "Path",
    summary: "Send a finished session",
    description:
      "The session is planned again from its seed and its answers are graded here. A right first answer pays a point, up to 60 a day; the same `attempt` sent again changes nothing and gets the same answer.",
    access: "required",
    body: FinishedSessionRequest,
    response: FinishedSessionResponse,
  }),
};
