export { deleteOldCountedAttempts } from "./answer-counts.repository.ts";
export { makeLessonAdvice } from "./lesson-advice.ts";
export { makePathOpening } from "./path-opening.ts";
export { proficiencyTestRoutes } from "./proficiency-test.routes.ts";
export { makeProficiencyTestService } from "./proficiency-test.service.ts";
export { makeQuestionBank } from "./question-bank.ts";
