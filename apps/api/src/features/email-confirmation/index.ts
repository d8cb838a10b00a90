export { emailConfirmationRoutes } from "./email-confirmation.routes.ts";
export { type EmailConfirmation, makeEmailConfirmation } from "./email-confirmation.service.ts";
export { deleteExpiredConfirmations } from "./email-confirmations.repository.ts";
