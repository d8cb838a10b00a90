import type { Language } from "#api/messages/messages.ts";

export interface Account {
  id: number;
  username: string;
  email: string;
  language: Language;
  /** IANA name; the learner's days are read from it. */
  timeZone: string;
  proficiencyLevel: "A" | "B" | "C" | null;
}
