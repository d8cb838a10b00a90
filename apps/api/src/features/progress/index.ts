export { listActiveDays } from "./activity-days.repository.ts";
export { countCompletedLessons, findProgress, listProgress } from "./lesson-progress.repository.ts";
export { progressRoutes } from "./progress.routes.ts";
export { makeProgressService } from "./progress.service.ts";
export type { LessonProgress } from "./saved-lesson.model.ts";
