export type { Mail } from "./mail.model.ts";
export { type QueueMail, serveMail } from "./serve-mail.ts";
