export { reviewRoutes } from "./review.routes.ts";
export { makeReviewService, type ReviewService, type ReviewStanding } from "./review.service.ts";
export { makeReviewLog } from "./review-log.ts";
export { makeTakeLesson } from "./take-lesson.ts";
export { makeTakeSession, type TakeSession } from "./take-session.ts";
export { makeWeightsFitter } from "./weights-fitter.ts";
