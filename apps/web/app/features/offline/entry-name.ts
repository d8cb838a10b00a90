import type { FinishedSessionRequest } from "@tilashar/contracts";
import type { Entry, Sendable } from "#app/lib/outbox/entry.ts";
import { stepName, unitEndName } from "#app/lib/path/step-name.ts";
import { m } from "#app/paraglide/messages.js";

const names: Partial<Record<Sendable, (entry: Entry) => string>> = {
  "POST /profile/saved-lessons/": ({ body }) =>
    m.offline_aside_quiz({ lesson: "lesson_id" in body ? Number(body.lesson_id) : "" }),
  "POST /profile/leaderboard/add_points/": () => m.offline_aside_points(),
  "POST /profile/sessions/": ({ body }) => sessionName(body as FinishedSessionRequest),
  "POST /watching-materials/{id}/watched/": () => m.offline_aside_film(),
  "POST /reading-materials/{id}/answers/": () => m.offline_aside_reading(),
  "POST /test/results/": () => m.test_title(),
  "POST /profile/exam-results/": () => m.exam_aside(),
  "POST /profile/harmony-rounds/": () => m.harmony_title(),
  "POST /speech-sets/": () => m.speech_title(),
  "POST /review/answers": () => m.review_title(),
  "POST /review/undo": () => m.review_title(),
  "POST /review/cards": () => m.words_title(),
  "POST /reports/": () => m.report_entry(),
  "PATCH /review/cards/{id}/": () => m.words_title(),
};

const sessionName = ({ subject }: FinishedSessionRequest): string =>
  subject.what === "step" ? stepName({ id: subject.step }) : unitEndName(subject.what);

/** What a learner did, in words. */
export function entryName(entry: Entry): string {
  return names[entry.endpoint]?.(entry) ?? m.offline_aside_other();
}
