export { profileRoutes } from "./profile.routes.ts";
export { makeProfileService } from "./profile.service.ts";
