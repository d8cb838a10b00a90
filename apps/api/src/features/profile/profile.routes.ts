import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import { ActivityDay, ErrorResponse, ProfileCourse, ProfileStats } from "@tilashar/contracts";
import { questionsOf } from "@tilashar/learning";
import Type from "typebox";
import type { LessonCatalogue } from "#api/features/lessons/index.ts";
import type { LessonProgress } from "#api/features/progress/index.ts";
import type { Guard } from "#api/plugins/authentication.ts";
import type { LearnerStats, ProfileService } from "./profile.service.ts";

const levelNames = { A: "Beginner", B: "Intermediate", C: "Advanced" } as const;

function toStats({
  points,
  lessonsCompleted,
  streak,
  activeDays,
  todayDone,
  proficiencyLevel,
  dueReviews,
}: LearnerStats): ProfileStats {
  return {
    totalPoints: points,
    lessonsCompleted,
    streakDays: streak.days,
    longestStreak: streak.longest,
    proficiency: proficiencyLevel && {
      name: levelNames[proficiencyLevel],
      level: proficiencyLevel,
    },
    dueReviews,
    freezes: streak.freezes,
    activeDays,
    todayDone,
  };
}

/** Null for a lesson that has left the course. */
function toCourse(
  { id, lessonId, bestScore }: LessonProgress,
  catalogue: LessonCatalogue,
): ProfileCourse | null {
  const lesson = catalogue.summaryOf(lessonId);
  if (lesson === undefined) return null;
  return {
    id,
    lesson_id: lessonId,
    titles: { en: lesson.title_en, ru: lesson.title_ru, kz: lesson.title_kz },
    lang_level: lesson.lang_level,
    img: lesson.img,
    progress: Math.min(1, (bestScore ?? 0) / questionsOf(lesson.num_words)),
  };
}

export function profileRoutes(
  service: ProfileService,
  catalogue: LessonCatalogue,
  guard: Guard,
): FastifyPluginAsyncTypebox {
  return async (app) => {
    const shared = { tags: ["Profile"], security: [{ bearer: [] }] };

    app.get(
      "/profile/stats/",
      {
        onRequest: guard.required,
        schema: {
          ...shared,
          summary: "Points, lessons, streak and level",
          response: { 200: ProfileStats, "4xx": ErrorResponse },
        },
      },
      async (request) => toStats(await service.stats(guard.viewer(request).accountId)),
    );

    app.get(
      "/profile/courses/",
      {
        onRequest: guard.required,
        schema: {
          ...shared,
          summary: "Lessons under way, the latest first",
          response: { 200: Type.Array(ProfileCourse), "4xx": ErrorResponse },
        },
      },
      async (request) => {
        const courses = await service.courses(guard.viewer(request).accountId);
        return courses
          .map((progress) => toCourse(progress, catalogue))
          .filter((course) => course !== null);
      },
    );

    app.get(
      "/profile/activity/",
      {
        onRequest: guard.required,
        schema: {
          ...shared,
          summary: "The last 365 days",
          description: "Days are those of the learner's time zone, oldest first.",
          response: { 200: Type.Array(ActivityDay), "4xx": ErrorResponse },
        },
      },
      async (request) => {
        const year = await service.activity(guard.viewer(request).accountId);
        return year.map(({ day, points, lessons, reviews, seconds, active, frozen }) => ({
          date: day,
          points,
          lessons,
          reviews,
          minutes: Math.round(seconds / 60),
          active,
          frozen,
        }));
      },
    );
  };
}
