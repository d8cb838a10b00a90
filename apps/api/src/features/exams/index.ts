export { makeExamCatalogue } from "./exam-catalogue.ts";
export { examDayOf } from "./exam-goals.repository.ts";
export { examsRoutes } from "./exams.routes.ts";
export { makeExamsService } from "./exams.service.ts";
export { toExamDetail, toExamSummary } from "./exams.wire.ts";
