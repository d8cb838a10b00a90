export { type LessonCatalogue, makeLessonCatalogue } from "./lesson-catalogue.ts";
export { lessonsRoutes } from "./lessons.routes.ts";
export { warmCatalogue } from "./warm-catalogue.ts";
