export { type LaidChanges, listApprovedIds, readApprovedChanges } from "./approved-changes.ts";
export { type CourseDesk, openCourseDesk } from "./course-desk.ts";
export { editingRoutes } from "./editing.routes.ts";
export { makeEditingService } from "./editing.service.ts";
export type { LeftOut } from "./proposal.model.ts";
