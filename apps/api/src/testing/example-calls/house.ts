import type { ReportRequest } from "@tilashar/contracts";
import type { TestApi } from "../test-api.ts";
import { attempt, type Examples, keeper } from "./world.ts";

/** Messages and reports, moderation, administration and health. */
export const houseCalls = {
  "POST /contact/": ({ learner }) => ({
    body: { name: "Айгүл", email: learner.email, comment: "Рақмет!" },
  }),
  "POST /reports/": () => ({ body: report() }),
  "GET /reports/mine/": () => ({}),
  "GET /moderation/reports/": async ({ api }) => ({
    query: {},
    by: await keeper(api, "editor"),
  }),
  "POST /moderation/reports/{id}/closing/": async ({ api }) => ({
    params: { id: await reportIn(api) },
    body: { outcome: "mended", answer: "Thank you!" },
    by: await keeper(api, "editor"),
  }),
  "GET /moderation/people-reports/": async ({ api }) => ({
    query: {},
    by: await keeper(api, "moderator"),
  }),
  "POST /moderation/people-reports/{id}/closing/": async ({ api, learner }) => ({
    params: { id: await reportIn(api, { kind: "person", subject: String(learner.id) }) },
    body: { outcome: "acted" },
    by: await keeper(api, "moderator"),
  }),
  "GET /moderation/people/": async ({ api, learner }) => ({
    query: { name: learner.username },
    by: await keeper(api, "moderator"),
  }),
  "GET /moderation/people/{id}/": async ({ api, learner }) => ({
    params: { id: learner.id },
    by: await keeper(api, "moderator"),
  }),
  "POST /moderation/people/{id}/renaming/": async ({ api }) => ({
    params: { id: (await api.learner()).id },
    body: { reason: "name", note: "Please choose a kinder one." },
    by: await keeper(api, "moderator"),
  }),
  "POST /moderation/people/{id}/hiding/": async ({ api }) => ({
    params: { id: (await api.learner()).id },
    body: { reason: "cheating" },
    by: await keeper(api, "moderator"),
  }),
  "POST /moderation/people/{id}/suspension/": async ({ api }) => ({
    params: { id: (await api.learner()).id },
    body: { reason: "advertising" },
    by: await keeper(api, "moderator"),
  }),
  "POST /moderation/measures/{id}/ending/": async ({ api }) => ({
    params: { id: await measureIn(api) },
    body: { reason: "It was a mistake." },
    by: await keeper(api, "moderator"),
  }),
  "GET /moderation/contact-messages/": async ({ api }) => ({
    query: {},
    by: await keeper(api, "moderator"),
  }),
  "POST /moderation/contact-messages/{id}/closing/": async ({ api }) => ({
    params: { id: await contactMessageIn(api) },
    body: { note: "Answered by mail." },
    by: await keeper(api, "moderator"),
  }),
  "GET /profile/notices/": () => ({}),
  "POST /profile/notices/seen/": () => ({}),
  "GET /sign-up/": () => ({}),
  "GET /admin/settings/": async ({ api }) => ({ by: await keeper(api, "admin") }),
  "PUT /admin/settings/": async ({ api }) => ({
    body: {
      name: "№ 5 мектеп",
      operator: "School No. 5, Almaty",
      imprint: "",
      sign_up: "open",
      domains: [],
    },
    by: await keeper(api, "admin"),
  }),
  "GET /admin/invitations/": async ({ api }) => ({ by: await keeper(api, "admin") }),
  "POST /admin/invitations/": async ({ api }) => ({
    body: { note: "Айгүл, 7B" },
    by: await keeper(api, "admin"),
  }),
  "DELETE /admin/invitations/{id}/": async ({ api }) => ({
    params: { id: await invitationIn(api) },
    by: await keeper(api, "admin"),
  }),
  "POST /admin/learners/search/": async ({ api, learner }) => ({
    body: { email: learner.email },
    by: await keeper(api, "admin"),
  }),
  "POST /admin/learners/{id}/reset-mail/": async ({ api, learner }) => ({
    params: { id: learner.id },
    by: await keeper(api, "admin"),
  }),
  "GET /admin/status/": async ({ api }) => ({ by: await keeper(api, "admin") }),
  "GET /admin/usage/": async ({ api }) => ({ by: await keeper(api, "admin") }),
  "POST /admin/course/reload/": async ({ api }) => ({ by: await keeper(api, "admin") }),
  "GET /admin/roles/": async ({ api }) => ({ by: await keeper(api, "admin") }),
  "GET /admin/acts/": async ({ api }) => ({ query: {}, by: await keeper(api, "admin") }),
  "GET /health/live": () => ({}),
  "GET /health/ready": () => ({}),
} satisfies Examples;

/** What somebody finds wrong. */
const report = (changes: Partial<ReportRequest> = {}): ReportRequest => ({
  attempt: attempt(),
  kind: "sentence",
  subject: `Мен үйдемін. ${attempt()}`,
  quote: "Мен үйдемін.",
  page: "/lessons/1",
  reason: "translation",
  suggestion: "I am at home.",
  ...changes,
});

/** An open report, by its number. */
async function reportIn(api: TestApi, changes: Partial<ReportRequest> = {}): Promise<number> {
  const sent = report(changes);
  await api.call("POST", "/reports/", sent);
  const { id } = await api.database.queries
    .selectFrom("reports")
    .select("id")
    .where("attempt", "=", sent.attempt)
    .executeTakeFirstOrThrow();
  return id;
}

/** An unused invitation, by its number. */
async function invitationIn(api: TestApi): Promise<number> {
  const { access } = await keeper(api, "admin");
  await api.call("POST", "/admin/invitations/", { note: "" }, { token: access });
  const { body } = await api.call("GET", "/admin/invitations/", undefined, { token: access });
  return body.invitations[0].id;
}

/** A measure in force, by its number. */
async function measureIn(api: TestApi): Promise<number> {
  const { access } = await keeper(api, "moderator");
  const { id } = await api.learner();
  const { body } = await api.call(
    "POST",
    `/moderation/people/${id}/hiding/`,
    { reason: "cheating" },
    { token: access },
  );
  return body.measures[0].id;
}

/** An open contact message, by its number. */
async function contactMessageIn(api: TestApi): Promise<number> {
  await api.call("POST", "/contact/", { name: "Айгүл", email: "a@example.test" });
  const { id } = await api.database.queries
    .selectFrom("contact_messages")
    .select("id")
    .orderBy("id", "desc")
    .executeTakeFirstOrThrow();
  return id;
}
