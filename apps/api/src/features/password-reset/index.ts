export { passwordResetRoutes } from "./password-reset.routes.ts";
export { makePasswordResetService } from "./password-reset.service.ts";
export { deleteExpiredResets } from "./password-resets.repository.ts";
