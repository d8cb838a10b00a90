export { reportsRoutes } from "./reports.routes.ts";
export { makeReportsService } from "./reports.service.ts";
