import {
  achievementsEndpoints,
  type ProfileCourse,
  type ProfileStats,
  profileEndpoints,
} from "@tilashar/contracts";
import { questionsOf } from "@tilashar/learning";
import type { FastifyPluginAsync } from "fastify";
import type { Account } from "#api/features/auth/index.ts";
import type { LessonCatalogue } from "#api/features/lessons/index.ts";
import type { LessonProgress } from "#api/features/progress/index.ts";
import { jsonParts } from "#api/plugins/answer-bytes.ts";
import type { Guard } from "#api/plugins/authentication.ts";
import type { KeptAnswers } from "#api/plugins/kept-answers.ts";
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
  keep: KeptAnswers<Account & { revision: number }>,
): FastifyPluginAsync {
  const sendStats = keep(async (account) => {
    const stats = await service.stats(account);
    return { parts: jsonParts(toStats(stats)), until: stats.until };
  });
  const sendCourses = keep(async ({ id }) => {
    const courses = (await service.courses(id)).flatMap(
      (progress) => toCourse(progress, catalogue) ?? [],
    );
    return { parts: jsonParts(courses) };
  });

  return async (app) => {
    register(app, profileEndpoints.stats, (request, reply) =>
      sendStats(request, reply, guard.viewer(request).accountId),
    );

    register(app, profileEndpoints.courses, (request, reply) =>
      sendCourses(request, reply, guard.viewer(request).accountId),
    );

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
