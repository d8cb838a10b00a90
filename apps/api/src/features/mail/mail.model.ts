import type { Language } from "#api/messages/messages.ts";

/** A mail as its sender thinks of it; how it looks is the template's business. */
export interface Mail {
  /** Used once and for all: a second mail under the same key is not sent. */
  key: string;
  /** One address, as the account has it. */
  to: string;
  language: Language;
  subject: string;
  paragraphs: string[];
  /** The one thing to do. */
  action?: { label: string; url: string };
  /** Small print under the letter, such as why one gets it. */
  footer?: string;
  /** A link for the small print, such as the page on which these mails are ended. */
  footerLink?: { label: string; url: string };
  /** Takes a POST by which a mail program ends such mails with one click (RFC 8058). */
  listUnsubscribe?: string;
  /** From this instant on (milliseconds since the epoch) it would be of no use, and is not sent. */
  staleAt?: number;
  /** What the place is called beside the product's name, as it stands when the mail leaves. */
  place?: string;
  /** What it is for, in the log: `password reset`. */
  purpose: string;
}
