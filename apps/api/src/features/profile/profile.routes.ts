import {
  achievementsEndpoints,
  type ProfileCourse,
  type ProfileStats,
  profileEndpoints,
} from "@tilashar/contracts";
import { questionsOf } from "@tilashar/learning";
import type { FastifyPluginAsync } from "fastify";
import type { LessonCatalogue } from "#api/features/lessons/index.ts";
import type { LessonProgress } from "#api/features/progress/index.ts";
import type { Guard } from "#api/plugins/authentication.ts";
import { register } from "#api/plugins/register.ts";
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
  words,
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
    words,
    freezes: streak.freezes,
    activeDays,
    todayDone,
  };
}

/** Null for a lesson that has left the course. */
function toCourse(
  { id, lessonId, bestScore, completed }: LessonProgress,
  catalogue: LessonCatalogue,
): ProfileCourse | null {
  const covered = catalogue.lessonOf(lessonId);
  if (covered === undefined) return null;
  const { lesson, cover } = covered;
  return {
    id,
    lesson_id: lessonId,
    titles: { ...lesson.titles },
    lang_level: lesson.level,
    img: cover,
    completed,
    progress: completed ? 1 : Math.min(1, (bestScore ?? 0) / questionsOf(lesson.words.length)),
  };
}

export function profileRoutes(
  service: ProfileService,
  catalogue: LessonCatalogue,
  guard: Guard,
): FastifyPluginAsync {
  return async (app) => {
    register(app, profileEndpoints.stats, async (request) =>
      toStats(await service.stats(guard.viewer(request).accountId)),
    );

    register(app, profileEndpoints.courses, async (request) => {
      const courses = await service.courses(guard.viewer(request).accountId);
      return courses
        .map((progress) => toCourse(progress, catalogue))
        .filter((course) => course !== null);
    });

    register(app, achievementsEndpoints.activity, async (request) => {
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
    });
  };
}
