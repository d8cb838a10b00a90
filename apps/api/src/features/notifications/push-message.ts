import { type Language, say } from "#api/messages/messages.ts";

/** What a browser shows of a day's reminder (`showPushes` of the service worker reads it). */
export interface PushMessage {
  readonly title: string;
  readonly body: string;
  readonly url: string;
  readonly tag: string;
  readonly lang: string;
}

/** @param daysToExam of whoever prepares for an examination; null of others */
export const reminderMessage = (language: Language, daysToExam: number | null): PushMessage => ({
  title: say(language, "mail_reminder_subject"),
  body:
    daysToExam === null
      ? say(language, "mail_reminder_text")
      : say(language, "mail_reminder_exam", { days: daysToExam }),
  url: daysToExam === null ? "/lessons" : "/exams",
  tag: "daily-reminder",
  lang: language === "kz" ? "kk" : language,
});
