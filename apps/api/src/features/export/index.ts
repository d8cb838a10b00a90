export { exportRoutes } from "./export.routes.ts";
export { makeExportService } from "./export.service.ts";
