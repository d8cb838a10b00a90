import type { Mail } from "#api/features/mail/index.ts";
import { type Language, say } from "#api/messages/messages.ts";
import type { Measure } from "./measure.model.ts";

/** What a measure means for its person, in a sentence of their language. */
export function measureSentence(
  language: Language,
  { kind, endedAt, oldName }: Measure,
  username: string,
): string {
  if (kind === "renamed") {
    return say(language, "measure_renamed", { name: oldName ?? "", username });
  }
  const ended = endedAt !== null;
  if (kind === "hidden") return say(language, ended ? "measure_unhidden" : "measure_hidden");
  return say(language, ended ? "measure_readmitted" : "measure_suspended");
}

/** Why it was done; what a moderator wrote stands as it was written. */
export const measureReason = (
  language: Language,
  { reason, note }: Pick<Measure, "reason" | "note">,
): string => [say(language, `measure_reason_${reason}`), note].filter(Boolean).join(" ");

/** Tells a person what was done about them and why. */
export function measureMail(
  to: { email: string; username: string; language: Language },
  measure: Measure,
  contactUrl: string,
): Mail {
  const { email, username, language } = to;
  const ended = measure.endedAt !== null && measure.kind !== "renamed";
  return {
    key: `measure ${measure.id} ${ended ? "ended" : "made"}`,
    to: email,
    language,
    subject: say(language, "mail_measure_subject"),
    paragraphs: [
      say(language, "mail_reset_hello", { username }),
      measureSentence(language, measure, username),
      ...(ended ? [] : [measureReason(language, measure), say(language, "mail_measure_objection")]),
    ],
    ...(!ended && { action: { label: say(language, "mail_measure_action"), url: contactUrl } }),
    purpose: "measure of a moderator",
  };
}
