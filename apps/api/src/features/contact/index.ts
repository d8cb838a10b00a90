export { contactRoutes } from "./contact.routes.ts";
export { makeContactService } from "./contact.service.ts";
