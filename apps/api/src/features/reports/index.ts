export { closeMendedReport, isOpenReport } from "./mended-report.ts";
export { reportsRoutes } from "./reports.routes.ts";
export { makeReportsService } from "./reports.service.ts";
