export { houseRoutes } from "./house.routes.ts";
export { makeHouseService } from "./house.service.ts";
export { listBackups } from "./house-status.ts";
export { makeLearnersService } from "./learners.service.ts";
