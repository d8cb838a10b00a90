import type { Day } from "@tilashar/learning";
import type { Mail } from "#api/features/mail/index.ts";
import { say } from "#api/messages/messages.ts";
import type { DueLearner } from "./notification-settings.repository.ts";

export interface NoticeLinks {
  publicUrl: string;
  unsubscribeToken: string;
}

/** The Kazakh word of a day and what it means in the language of the mail. */
export interface WordToMeet {
  kazakh: string;
  meaning: string;
}

function noticeMail(
  { email, language }: DueLearner,
  { publicUrl, unsubscribeToken }: NoticeLinks,
): Pick<Mail, "to" | "language" | "footer" | "footerLink" | "listUnsubscribe"> {
  return {
    to: email,
    language,
    footer: say(language, "mail_notice_footer"),
    footerLink: {
      label: say(language, "mail_notice_unsubscribe"),
      url: `${publicUrl}/unsubscribe/${unsubscribeToken}`,
    },
    listUnsubscribe: `${publicUrl}/api/notifications/unsubscribe/${unsubscribeToken}/`,
  };
}

/**
 * An invitation for a day on which nothing was done yet. Nothing in it counts what was missed.
 *
 * @param daysToExam of whoever prepares for an examination; null of others
 */
export function reminderMail(
  learner: DueLearner,
  day: Day,
  { word, daysToExam }: { word: WordToMeet | null; daysToExam: number | null },
  links: NoticeLinks & { staleAt: number },
): Mail {
  const { language, username } = learner;
  return {
    ...noticeMail(learner, links),
    key: `reminder ${learner.accountId} ${day}`,
    staleAt: links.staleAt,
    subject: say(language, "mail_reminder_subject"),
    paragraphs: [
      say(language, "mail_reminder_hello", { username }),
      ...(word === null
        ? []
        : [
            say(language, word.meaning === "" ? "mail_reminder_word_kz" : "mail_reminder_word", {
              ...word,
            }),
          ]),
      daysToExam === null
        ? say(language, "mail_reminder_text")
        : say(language, "mail_reminder_exam", { days: daysToExam }),
    ],
    action: {
      label: say(language, "mail_reminder_action"),
      url: `${links.publicUrl}/${daysToExam === null ? "lessons" : "exams"}`,
    },
    purpose: "daily reminder",
  };
}

/** Last week in numbers. */
export function summaryMail(
  learner: DueLearner,
  week: { monday: Day; points: number; days: number; words: number },
  links: NoticeLinks,
): Mail {
  const { language, username } = learner;
  return {
    ...noticeMail(learner, links),
    key: `summary ${learner.accountId} ${week.monday}`,
    subject: say(language, "mail_summary_subject"),
    paragraphs: [
      say(language, "mail_reminder_hello", { username }),
      [
        say(language, "mail_summary_days", { days: week.days }),
        say(language, "mail_summary_points", { points: week.points }),
        say(language, "mail_summary_words", { words: week.words }),
      ].join("\n"),
      say(language, "mail_summary_text"),
    ],
    action: { label: say(language, "mail_summary_action"), url: `${links.publicUrl}/profile` },
    purpose: "weekly summary",
  };
}
