export { securityContactRoutes } from "./security-contact.routes.ts";
