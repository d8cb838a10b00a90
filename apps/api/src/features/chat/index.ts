export { chatRoutes } from "./chat.routes.ts";
export { makeChatService } from "./chat.service.ts";
export { makeModelBudget } from "./model-budget.ts";
export { makeModelEngine } from "./model-engine.ts";
export { makeOfflineEngine } from "./offline-engine.ts";
export { sentenceCheckRoutes } from "./sentence-check.routes.ts";
export { openTutorWorker, type TutorWorker } from "./tutor-worker.ts";
