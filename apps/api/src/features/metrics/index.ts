export { metricsRoutes } from "./metrics.routes.ts";
export { meterRequests } from "./request-meter.ts";
