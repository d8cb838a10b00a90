export { makeCredentialsService } from "./credentials.service.ts";
export { settingsRoutes } from "./settings.routes.ts";
export { makeSettingsService } from "./settings.service.ts";
