export { makeNoticePlanner } from "./notice-planner.ts";
export { notificationsRoutes } from "./notifications.routes.ts";
export { makeNotificationsService } from "./notifications.service.ts";
export { publicAddressOf } from "./push-address.ts";
export { servePush } from "./push-notices.ts";
export { makeUnsubscribeTokens } from "./unsubscribe-token.ts";
export { deriveVapidKeys } from "./vapid-keys.ts";
