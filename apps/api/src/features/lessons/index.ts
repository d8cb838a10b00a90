export { toLessonDetail, toLessonSummary } from "./lesson.wire.ts";
export {
  type LessonCatalogue,
  makeLessonCatalogue,
  type StudiedLesson,
} from "./lesson-catalogue.ts";
export { lessonsRoutes } from "./lessons.routes.ts";
