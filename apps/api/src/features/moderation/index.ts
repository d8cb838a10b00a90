export { moderationRoutes } from "./moderation.routes.ts";
export { makeModerationService } from "./moderation.service.ts";
