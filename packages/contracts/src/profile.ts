import Type from "typebox";
import { EarnedAchievement } from "./achievements.ts";
import { endpoint } from "./endpoint.ts";
import { finishedWork } from "./finished-work.ts";
import { LocalisedText } from "./language.ts";
import { LessonLevel } from "./lessons.ts";

/** `GET /profile/stats/`. */
export const ProfileStats = Type.Object({
  totalPoints: Type.Integer(),
  lessonsCompleted: Type.Integer(),
  streakDays: Type.Integer(),
  longestStreak: Type.Integer(),
  proficiency: Type.Union([
    Type.Object({
      name: Type.Union([
        Type.Literal("Beginner"),
        Type.Literal("Intermediate"),
        Type.Literal("Advanced"),
      ]),
      level: Type.Union([Type.Literal("A"), Type.Literal("B"), Type.Literal("C")]),
    }),
    Type.Null(),
  ]),
  dueReviews: Type.Integer(),
  /** The learner's words by how well they are known: never asked, under ten days, under 45, longer. */
  words: Type.Object({
    fresh: Type.Integer(),
    weak: Type.Integer(),
    fair: Type.Integer(),
    strong: Type.Integer(),
  }),
  /** Freezes in hand: each lets one missed day pass by itself. */
  freezes: Type.Integer(),
  /** Days that counted for the streak, ever. */
  activeDays: Type.Integer(),
  /** Today already counts. */
  todayDone: Type.Boolean(),
});
export type ProfileStats = Type.Static<typeof ProfileStats>;

/** An entry of `GET /profile/courses/`, newest first. */
export const ProfileCourse = Type.Object({
  id: Type.Integer(),
  lesson_id: Type.Integer(),
  titles: LocalisedText,
  lang_level: LessonLevel,
  img: Type.String(),
  /** A quiz of it was passed: 70 % right of what it asked. */
  completed: Type.Boolean(),
  /** 1 for a completed lesson, else the best score as a share of the lesson's questions. */
  progress: Type.Number(),
});
export type ProfileCourse = Type.Static<typeof ProfileCourse>;

/**
 * One graded answer of a quiz. `question` is the question's id, `{word_id}:{type}`;
 * `given` is what the learner chose or assembled at the last Check, as Repeat may mend a wrong answer.
 */
export const QuizAnswer = Type.Object({
  question: Type.String({ maxLength: 64 }),
  given: Type.String({ maxLength: 200 }),
});
export type QuizAnswer = Type.Static<typeof QuizAnswer>;

/** `POST /profile/saved-lessons/`. `attempt` makes a resend idempotent. */
export const SaveLessonRequest = Type.Object({
  lesson_id: Type.Integer({ minimum: 1, maximum: 2147483647 }),
  answers: Type.Optional(Type.Array(QuizAnswer, { maxItems: 200 })),
  ...finishedWork,
  /** The script Kazakh was shown in, when it was not Cyrillic. */
  script: Type.Optional(Type.Union([Type.Literal("latin"), Type.Literal("arabic")])),
});
export type SaveLessonRequest = Type.Static<typeof SaveLessonRequest>;

export const SaveLessonResponse = Type.Object({
  id: Type.Integer(),
  lesson_id: Type.Integer(),
  /** What a claim on this save can earn at most, after the day's repeat rule. */
  worth: Type.Integer(),
  /** Correct answers when answers were sent, else null. */
  score: Type.Union([Type.Integer(), Type.Null()]),
  /** What this quiz has completed. */
  achievements: Type.Array(EarnedAchievement),
});
export type SaveLessonResponse = Type.Static<typeof SaveLessonResponse>;

export const profileEndpoints = {
  stats: endpoint({
    method: "GET",
    path: "/profile/stats/",
    tag: "Profile",
    summary: "Points, lessons, streak and level",
    access: "required",
    response: ProfileStats,
  }),
  courses: endpoint({
    method: "GET",
    path: "/profile/courses/",
    tag: "Profile",
    summary: "Lessons under way, the latest first",
    access: "required",
    response: Type.Array(ProfileCourse),
  }),
  saveLesson: endpoint({
    method: "POST",
    path: "/profile/saved-lessons/",
    tag: "Profile",
    summary: "Save a finished quiz",
    description:
      "Answers are graded here. The same `attempt` sent again changes nothing and gets the same answer.",
    access: "required",
    body: SaveLessonRequest,
    response: SaveLessonResponse,
  }),
};
