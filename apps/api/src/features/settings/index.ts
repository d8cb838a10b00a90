export { makeCredentialsService } from "./credentials.service.ts";
export { deleteOldEmailChanges } from "./email-changes.repository.ts";
export { settingsRoutes } from "./settings.routes.ts";
export { makeSettingsService } from "./settings.service.ts";
