export { contactRoutes } from "./contact.routes.ts";
export { makeContactService } from "./contact.service.ts";
export { contactInboxRoutes } from "./contact-inbox.routes.ts";
export { makeContactInbox } from "./contact-inbox.service.ts";
