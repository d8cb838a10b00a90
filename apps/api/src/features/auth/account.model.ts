import type { Language } from "#api/messages/messages.ts";
import type { Role } from "#api/privileges.ts";
import type { EmailStanding } from "./email-standing.repository.ts";

export interface Account {
  id: number;
  username: string;
  email: string;
  emailStanding: EmailStanding;
  /** Mail servers refuse what is sent to the address. */
  emailRefused: boolean;
  language: Language;
  /** IANA name; the learner's days are read from it. */
  timeZone: string;
  proficiencyLevel: "A" | "B" | "C" | null;
  roles: readonly Role[];
  /** Its owner may not come in for the time being. */
  suspended: boolean;
  /** What moderators did about it that its owner has not seen. */
  unreadNotices: number;
}
