import type { Language } from "@tilashar/contracts";

export interface Account {
  id: number;
  username: string;
  email: string;
  language: Language;
  /** IANA name; the learner's days are read from it. */
  timeZone: string;
  proficiencyLevel: "A" | "B" | "C" | null;
}

/** Who makes a request, as the access token says. */
export interface Viewer {
  accountId: number;
  /** The session family the token belongs to. */
  familyId: string;
}
