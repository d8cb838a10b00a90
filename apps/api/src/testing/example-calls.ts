import { createECDH, randomBytes, randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import type { Endpoint, Endpoints, ReportRequest } from "@tilashar/contracts";
import { makeUnsubscribeTokens } from "#api/features/notifications/index.ts";
import { makeNoteAct, makeRolesService } from "#api/features/roles/index.ts";
import { spokenWav } from "#api/features/studio/testing/spoken-wav.ts";
import type { Role } from "#api/privileges.ts";
import { deriveKey } from "#api/session-secret.ts";
import type { MailServer } from "./mail-server.ts";
import type { OidcProvider, ProviderAnswer } from "./oidc-provider.ts";
import { rightAnswers } from "./sample-catalogue.ts";
import { softwareAuthenticator } from "./software-authenticator.ts";
import type { Learner, TestApi } from "./test-api.ts";

/** What an example may ask of the world it is made in. */
export interface ExampleWorld {
  api: TestApi;
  /** Takes the mails of `api`. */
  mails: MailServer;
  /** The provider that `api` calls "local"; only where the calls of providers are made. */
  provider?: OidcProvider;
  /** Who makes the call unless the example names somebody else. */
  learner: Learner;
}

type Sent<Name extends Endpoint> = Omit<Endpoints[Name], "response"> & { by?: Learner };
type Example<Name extends Endpoint> = (world: ExampleWorld) => Sent<Name> | Promise<Sent<Name>>;

const attempt = randomUUID;
const now = () => new Date().toISOString();
const dayAhead = (days: number) =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** One call of each kind that must succeed, in one table: a call without an example is a type error. */
export const exampleCalls: { readonly [Name in Endpoint]: Example<Name> } = {
  "POST /auth/token/": ({ learner }) => ({
    body: { email: learner.email, password: learner.password },
  }),
  "POST /auth/token/refresh/": async ({ api }) => ({
    body: { refresh: (await api.learner()).refresh },
  }),
  "POST /auth/register/": () => {
    const name = `example-${randomBytes(4).toString("hex")}`;
    const password = randomBytes(12).toString("base64url");
    return {
      body: {
        username: name,
        email: `${name}@example.test`,
        password,
        password2: password,
        language_preference: "kz",
        time_zone: "Asia/Almaty",
      },
    };
  },
  "GET /auth/session/": () => ({}),
  "POST /auth/logout/": async ({ api }) => ({ body: { refresh: (await api.learner()).refresh } }),
  "GET /auth/sessions/": () => ({}),
  "DELETE /auth/sessions/{id}/": async ({ api }) => {
    const learner = await api.learner();
    const { body } = await api.call("GET", "/auth/sessions/", undefined, { token: learner.access });
    return { params: { id: body[0].id }, by: learner };
  },
  "DELETE /auth/sessions/": async ({ api }) => ({ by: await api.learner() }),
  "POST /auth/password-reset/": ({ learner }) => ({ body: { email: learner.email } }),
  "POST /auth/password-reset/confirm/": async ({ api, mails }) => {
    const { email } = await api.learner();
    await api.call("POST", "/auth/password-reset/", { email });
    const [, uid = "", token = ""] = await linkTo(
      mails,
      email,
      /\/reset-password\/(\d+)\/([\w-]+)/,
    );
    return { body: { uid, token, password: randomBytes(12).toString("base64url") } };
  },
  "POST /auth/email-confirmation/": () => ({}),
  "POST /auth/email-confirmation/confirm/": async ({ api, mails }) => {
    const { email } = await api.learner();
    const [, token = ""] = await linkTo(mails, email, /\/confirm-email#([\w-]+)/);
    return { body: { token } };
  },
  "POST /auth/passkeys/options/": () => ({}),
  "POST /auth/passkeys/sign-in/": async (world) => {
    const { key } = await passkeyOf(world);
    const { flow, options } = (await world.api.call("POST", "/auth/passkeys/options/")).body;
    return { body: { flow, response: key.sign(options.challenge) } };
  },
  "GET /profile/passkeys/": () => ({}),
  "POST /profile/passkeys/options/": () => ({ body: {} }),
  "POST /profile/passkeys/": async (world) => ({ body: (await newPasskey(world)).body }),
  "PATCH /profile/passkeys/{id}/": async (world) => ({
    params: { id: (await passkeyOf(world)).id },
    body: { name: "Телефон" },
  }),
  "DELETE /profile/passkeys/{id}/": async (world) => ({
    params: { id: (await passkeyOf(world)).id },
    body: {},
  }),
  "GET /auth/providers/": () => ({}),
  "POST /auth/providers/{provider}/": () => ({ params: { provider: "local" } }),
  "POST /auth/providers/sign-in/": async (world) => {
    const name = `newcomer-${randomBytes(4).toString("hex")}`;
    const begun = await world.api.call("POST", "/auth/providers/local/");
    const answer = { subject: name, email: `${name}@example.test`, name };
    return { body: cameBack(world, begun.body, answer) };
  },
  "GET /profile/providers/": () => ({}),
  "POST /profile/providers/{provider}/": () => ({ params: { provider: "local" }, body: {} }),
  "POST /profile/providers/": async (world) => providerAnswer(world, await world.api.learner()),
  "DELETE /profile/providers/{provider}/": async (world) => {
    const by = await world.api.learner();
    const { body } = await providerAnswer(world, by);
    await world.api.call("POST", "/profile/providers/", body, { token: by.access });
    return { by, params: { provider: "local" }, body: {} };
  },
  "POST /auth/email-undo/": async ({ api, mails }) => {
    const learner = await api.learner();
    await exampleUpdate(api, learner, `moved-${learner.email}`);
    const [, token = ""] = await linkTo(mails, learner.email, /\/email-undo#([\w-]+)/);
    return { body: { token } };
  },

  "GET /profile/settings/": () => ({}),
  "PUT /profile/update-profile/": ({ learner }) => ({ body: profileForm(learner, learner.email) }),
  "POST /profile/password-change/": async ({ api }) => {
    const learner = await api.learner();
    const new_password = randomBytes(12).toString("base64url");
    return { body: { current_password: learner.password, new_password }, by: learner };
  },
  "DELETE /profile/": async ({ api }) => {
    const learner = await api.learner();
    return { body: { password: learner.password }, by: learner };
  },
  "GET /profile/export/": () => ({}),
  "GET /profile/export/words.csv": () => ({}),

  "GET /profile/notifications-settings/": () => ({}),
  "PUT /profile/notifications-settings/": () => ({
    body: {
      daily_reminder: true,
      reminder_hour: 19,
      weekly_summary: false,
      quiet_days: [6, 7],
      timezone: "Asia/Almaty",
    },
  }),
  "GET /notifications/push-key/": () => ({}),
  "POST /profile/push-subscriptions/": () => {
    const pair = createECDH("prime256v1");
    pair.generateKeys();
    const keys = {
      p256dh: pair.getPublicKey("base64url"),
      auth: randomBytes(16).toString("base64url"),
    };
    return { body: { endpoint: "https://fcm.googleapis.com/fcm/send/example", keys } };
  },
  "DELETE /profile/push-subscriptions/": () => ({
    body: { endpoint: "https://fcm.googleapis.com/fcm/send/example" },
  }),
  "POST /notifications/unsubscribe/{token}/": ({ api, learner }) => {
    const tokens = makeUnsubscribeTokens(deriveKey(api.sessionSecret, "unsubscribe"));
    return { params: { token: tokens.issue(learner.id) } };
  },

  "GET /lessons-materials": () => ({}),
  "GET /lessons-materials/{id}/": () => ({ params: { id: 1 } }),
  "GET /reading-materials": () => ({}),
  "GET /reading-materials/known/": () => ({}),
  "GET /reading-materials/{id}/": async ({ api }) => ({ params: { id: await firstText(api) } }),
  "POST /reading-materials/{id}/answers/": async ({ api }) => ({
    params: { id: await firstText(api) },
    body: { answers: [{ number: 1, given: "a" }], attempt: attempt(), seconds: 90 },
  }),
  "GET /glossary": () => ({}),
  "GET /watching-materials": () => ({}),
  "GET /watching-materials/{id}/": async ({ api }) => ({ params: { id: await firstFilm(api) } }),
  "POST /watching-materials/{id}/watched/": async ({ api }) => ({
    params: { id: await firstFilm(api) },
    body: { attempt: attempt(), seconds: 60 },
  }),
  "GET /word-of-the-day": () => ({ query: {} }),
  "GET /word-of-the-day/archive": () => ({}),
  "GET /grammar": () => ({}),
  "GET /grammar/{id}/": async ({ api }) => ({ params: { id: await firstPoint(api) } }),
  "GET /dictionary/{lemma}/": () => ({ params: { lemma: "үйлер" } }),
  "GET /search": () => ({ query: { q: "нан" } }),

  "POST /profile/saved-lessons/": () => ({
    body: { lesson_id: 1, answers: rightAnswers(1), attempt: attempt(), seconds: 120 },
  }),
  "POST /profile/leaderboard/add_points/": async ({ api }) => {
    const learner = await api.learner();
    const save = { lesson_id: 2, answers: rightAnswers(2), attempt: attempt() };
    await api.call("POST", "/profile/saved-lessons/", save, { token: learner.access });
    return { body: { points: 5 }, by: learner };
  },
  "POST /profile/harmony-rounds/": () => ({
    body: {
      attempt: attempt(),
      answers: [{ stem: "кітап", suffix: "plural", given: "кітаптар" }],
      seconds: 20,
    },
  }),
  "GET /path": () => ({}),
  "GET /exams/": () => ({}),
  "GET /exams/{slug}/": () => ({ params: { slug: "residence" } }),
  "GET /exams/{slug}/mocks/{mock}/": () => ({ params: { slug: "residence", mock: "1" } }),
  "GET /profile/exams/": () => ({}),
  "PUT /profile/exam-goal/": () => ({
    body: { exam: "residence", level: "a1", day: dayAhead(60) },
  }),
  "DELETE /profile/exam-goal/": () => ({}),
  "POST /profile/exam-results/": () => ({
    body: {
      attempt: attempt(),
      exam: "residence",
      mock: "1",
      answers: [{ item: 40_001, option: "b" }],
    },
  }),
  "GET /path/units/{id}/": () => ({ params: { id: "a-01-first-sounds" } }),
  "POST /profile/sessions/": () => ({
    body: {
      attempt: attempt(),
      unit: "a-01-first-sounds",
      subject: { what: "step", lesson: 61, step: "meet-1" },
      seed: "example",
      answers: [{ item: "1:meet:6101", given: [] }],
      seconds: 200,
    },
  }),
  "GET /profile/stats/": () => ({}),
  "GET /profile/courses/": () => ({}),
  "GET /profile/activity/": () => ({}),
  "GET /profile/today/": () => ({}),
  "GET /profile/achievements/": () => ({}),
  "GET /profile/achievements/stats/": () => ({}),
  "GET /profile/leaderboard/": () => ({ query: { filter: "week", limit: 10 } }),
  "GET /profile/leaderboard/user_position/": () => ({ query: { filter: "month" } }),
  "GET /profile/leaderboard/neighbours/": () => ({ query: {} }),

  "GET /test/questions/": () => ({ query: { form: "example" } }),
  "POST /test/results/": async ({ api }) => {
    const { body } = await api.call("GET", "/test/questions/?form=example");
    const answers = (body as Endpoints["GET /test/questions/"]["response"]).map(
      ({ id, correct_option }) => ({ id, option: correct_option }),
    );
    return { body: { answers, form: "example", attempt: attempt(), seconds: 600 } };
  },

  "GET /review/queue": () => ({}),
  "POST /review/answers": () => ({
    body: {
      answers: [
        { attempt: attempt(), item: "word:нан", kind: "meaning", rating: 3, at: now(), ms: 4000 },
      ],
    },
  }),
  "POST /review/undo": () => ({ body: { attempts: [attempt()] } }),
  "POST /review/cards": () => ({ body: { cards: [{ kz: "кітап", source: "reading" }] } }),
  "PATCH /review/cards/{id}/": async (world) => ({
    params: { id: await cardOf(world, "дос") },
    body: { note: "менің досым" },
  }),
  "DELETE /review/cards/{id}/": async (world) => ({ params: { id: await cardOf(world, "үй") } }),
  "GET /review/words": () => ({ query: { show: "all", sort: "alphabet", limit: 20 } }),
  "GET /review/strengths": () => ({}),
  "GET /own-texts": () => ({}),
  "PUT /own-texts/{id}/": () => ({ params: { id: randomUUID() }, body: ownText() }),
  "GET /own-texts/{id}/": async (world) => ({ params: { id: await ownTextOf(world) } }),
  "DELETE /own-texts/{id}/": async (world) => ({ params: { id: await ownTextOf(world) } }),
  "POST /review/import": () => ({ body: { text: "тау\tmountain\nкөл\tlake", meanings: "en" } }),
  "GET /review/forecast": () => ({}),
  "GET /review/settings": () => ({}),
  "PUT /review/settings": () => ({
    body: { newPerDay: 10, reviewsPerDay: 100, vacation: null, kinds: ["meaning", "kazakh"] },
  }),

  "GET /get-word": () => ({ query: { missed: "ғ,ү" } }),
  "POST /check-pronunciation/": () => ({ body: recordingForm("сәлем", "f2") }),
  "POST /speech-sets/": async ({ api, learner }) => {
    const receipts: string[] = [];
    for (const [word, voice] of Object.entries(recordings).slice(0, 5)) {
      receipts.push((await checked(api, learner, word, voice)).receipt ?? "");
    }
    return { body: { receipts, seconds: 40 } };
  },
  "POST /speech-recordings/rating/": async ({ api, learner }) => {
    const { recording } = await checked(api, learner, "нан", "lp");
    return { body: { recording: recording ?? "", fair: true } };
  },
  "POST /speech-recordings/deletion/": async ({ api, learner }) => {
    const { recording } = await checked(api, learner, "нан", "lp");
    return { body: { recordings: [recording ?? ""] } };
  },
  "POST /sentence-checks/": () => ({ body: { sentence: "Мен мектепке барамын." } }),
  "POST /chat/": () => ({ body: { message: "How do you say bread?", language: "en", seed: 1 } }),
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
  "GET /edit/files/": async ({ api }) => ({
    query: { text: "Біздің отбасымыз" },
    by: await keeper(api, "editor"),
  }),
  "GET /edit/file/": async ({ api }) => ({
    query: { file: "lessons/a-002-family.yaml" },
    by: await keeper(api, "editor"),
  }),
  "POST /edit/check/": async ({ api }) => {
    const { file, path, text } = mend();
    return { body: { file, path, text }, by: await keeper(api, "editor") };
  },
  "POST /edit/proposals/": async ({ api }) => ({ body: mend(), by: await keeper(api, "editor") }),
  "GET /edit/proposals/": async ({ api }) => ({
    query: { state: "open" },
    by: await keeper(api, "editor"),
  }),
  "POST /edit/proposals/{id}/decision/": async ({ api }) => ({
    params: { id: await proposalOf(api, await keeper(api, "speaker")) },
    body: { decision: "refuse", answer: "Too formal." },
    by: await keeper(api, "editor"),
  }),
  "POST /edit/proposals/{id}/withdrawal/": async ({ api, learner }) => {
    const { body } = await api.call("GET", "/auth/session/", undefined, { token: learner.access });
    const by = body.acts.includes("propose a change") ? learner : await keeper(api, "editor");
    return { params: { id: await proposalOf(api, by) }, by };
  },
  "GET /studio/me/": () => ({}),
  "PUT /studio/consent/": async ({ api }) => ({
    body: consent,
    by: await keeper(api, "speaker"),
  }),
  "DELETE /studio/consent/": () => ({}),
  "GET /studio/next/": async ({ api }) => ({
    query: { skip: 3 },
    by: await keeper(api, "speaker"),
  }),
  "POST /studio/recordings/": async ({ api, learner }) => {
    const by = await speakerLike(api, learner);
    await api.call("PUT", "/studio/consent/", consent, { token: by.access });
    return { body: await studioForm(), by };
  },
  "GET /studio/mine/": () => ({ query: {} }),
  "GET /studio/mine/{id}/sound/": ownRecording,
  "DELETE /studio/mine/{id}/": ownRecording,
  "GET /studio/waiting/": async ({ api }) => ({ query: {}, by: await keeper(api, "moderator") }),
  "GET /studio/waiting/{id}/sound/": async (world) => ({
    params: (await ownRecording(world)).params,
    by: await keeper(world.api, "moderator"),
  }),
  "POST /studio/waiting/{id}/decision/": async (world) => ({
    params: (await ownRecording(world)).params,
    body: { decision: "approve" },
    by: await keeper(world.api, "moderator"),
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
};

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

/** A change of a text that the gate lets pass. */
const mend = () => ({
  attempt: attempt(),
  file: "lessons/a-002-family.yaml",
  path: "words[0].example.en",
  old: "Our family is big.",
  text: "Our family is large.",
  why: "Both are right; this is an example.",
});

/** A proposal that waits for a decision, by its number. */
async function proposalOf(api: TestApi, by: Learner): Promise<number> {
  const { body } = await api.call("POST", "/edit/proposals/", mend(), { token: by.access });
  return body.id;
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

/** A learner who holds a role, as an operator gives it. */
export async function trusted(api: TestApi, role: Role): Promise<Learner> {
  const learner = await api.learner();
  const { database } = api;
  const noteAct = makeNoteAct(Date.now);
  await makeRolesService({ database, noteAct }).grant(learner.email, role, "a test");
  return learner;
}

const keepers = new WeakMap<TestApi, Map<Role, Promise<Learner>>>();

/** Somebody who holds a role, the same for every example: an account costs a password's hash. */
function keeper(api: TestApi, role: Role): Promise<Learner> {
  const ofApi = keepers.get(api) ?? new Map<Role, Promise<Learner>>();
  keepers.set(api, ofApi);
  const known = ofApi.get(role) ?? trusted(api, role);
  ofApi.set(role, known);
  return known;
}

const consent = {
  version: 1,
  licence: "CC0-1.0",
  voice: "woman",
  region: "south",
  age: "thirties",
} as const;

/** The learner where they may give recordings, somebody else otherwise. */
async function speakerLike(api: TestApi, learner: Learner): Promise<Learner> {
  const { body } = await api.call("GET", "/auth/session/", undefined, { token: learner.access });
  return body.acts.includes("lend a voice") ? learner : keeper(api, "speaker");
}

/** A sentence of the course, each time a little louder or quieter: the same sound is not taken twice. */
async function studioForm(): Promise<FormData> {
  const text = "Мынау — кітап.";
  const form = new FormData();
  form.append("text", text);
  form.append("attempt", attempt());
  form.append("audio", new Blob([await spokenWav(text, { gain: 0.7 + Math.random() / 4 })]));
  return form;
}

/** A recording of a speaker's own that waits. */
async function ownRecording({ api }: ExampleWorld) {
  const by = await keeper(api, "speaker");
  await api.call("PUT", "/studio/consent/", consent, { token: by.access });
  const { payload, type } = await asSent(await studioForm());
  const { body } = await api.call("POST", "/studio/recordings/", payload, {
    token: by.access,
    headers: { "content-type": type },
  });
  return { params: { id: body.id as number }, by };
}

/** What a form looks like when a browser sends it. */
export async function asSent(form: FormData): Promise<{ payload: Buffer; type: string }> {
  const request = new Request("http://localhost/", { method: "POST", body: form });
  return {
    payload: Buffer.from(await request.arrayBuffer()),
    type: request.headers.get("content-type") ?? "",
  };
}

function profileForm({ username }: Learner, email: string): FormData {
  const form = new FormData();
  form.append("username", username);
  form.append("email", email);
  form.append("language_preference", "ru");
  return form;
}

async function exampleUpdate(api: TestApi, learner: Learner, email: string): Promise<void> {
  const { payload, type } = await asSent(profileForm(learner, email));
  await api.call("PUT", "/profile/update-profile/", payload, {
    token: learner.access,
    headers: { "content-type": type },
  });
}

async function linkTo(mails: MailServer, email: string, link: RegExp): Promise<string[]> {
  for (let count = 1; ; count += 1) {
    for (const mail of await mails.arrived(count)) {
      const found = mail.to?.some((one) => one.address === email) && link.exec(mail.text ?? "");
      if (found) return [...found];
    }
  }
}

async function firstPoint(api: TestApi): Promise<string> {
  return (await api.call("GET", "/grammar")).body[0].id;
}

async function firstText(api: TestApi): Promise<number> {
  return (await api.call("GET", "/reading-materials")).body[0].id;
}

async function firstFilm(api: TestApi): Promise<number> {
  return (await api.call("GET", "/watching-materials")).body[0].id;
}

async function cardOf({ api, learner }: ExampleWorld, kz: string): Promise<number> {
  const token = learner.access;
  await api.call("POST", "/review/cards", { cards: [{ kz, source: "reading" }] }, { token });
  const { body } = await api.call("GET", `/review/words?q=${encodeURIComponent(kz)}`, undefined, {
    token,
  });
  return body.words[0].id;
}

/** Real voices saying a word each, by word. */
const recordings = { сәлем: "f2", нан: "lp", мектеп: "linda", қара: "m5", бала: "pc" };

function recordingForm(word: string, voice: string): FormData {
  const file = `../../../../packages/speech/fixtures/${word}-${voice}.wav`;
  const form = new FormData();
  form.append("audio", new Blob([readFileSync(new URL(file, import.meta.url))]), "word.wav");
  form.append("word", word);
  form.append("language", "en");
  form.append("consent", "yes");
  return form;
}

async function checked(api: TestApi, { access }: Learner, word: string, voice: string) {
  const { payload, type } = await asSent(recordingForm(word, voice));
  const { body } = await api.call("POST", "/check-pronunciation/", payload, {
    token: access,
    headers: { "content-type": type },
  });
  return body as Endpoints["POST /check-pronunciation/"]["response"];
}

/** What a browser brings back from the provider. */
function cameBack(
  { provider }: ExampleWorld,
  { flow, url }: { flow: string; url: string },
  answer: ProviderAnswer,
) {
  if (provider === undefined) throw new Error("This world has no provider");
  return { flow, answer: provider.signIn(url, answer).toString() };
}

/** What a learner's browser sends to link an account at the provider. */
async function providerAnswer(world: ExampleWorld, by: Learner) {
  const token = by.access;
  const begun = await world.api.call("POST", "/profile/providers/local/", {}, { token });
  return { by, body: cameBack(world, begun.body, { subject: `linked-${by.id}` }) };
}

/** What a browser sends to keep a new passkey, with the key itself. */
async function newPasskey({ api, learner: { access: token } }: ExampleWorld) {
  const key = softwareAuthenticator("https://tilashar.example");
  const { body } = await api.call("POST", "/profile/passkeys/options/", {}, { token });
  const response = key.make(body.options.challenge);
  return { key, body: { flow: body.flow as string, response, name: "Ноутбук" } };
}

async function passkeyOf(world: ExampleWorld) {
  const { key, body } = await newPasskey(world);
  const { access: token } = world.learner;
  const { id } = (await world.api.call("POST", "/profile/passkeys/", body, { token })).body;
  return { key, id: id as number };
}

/** A text as a browser keeps it. */
const ownText = () => ({
  title: "Біздің үй",
  author: "",
  format: "txt",
  words: 3,
  content: gzipSync(JSON.stringify([{ title: "", paragraphs: ["Біз үйде тұрамыз."] }])).toString(
    "base64",
  ),
});

/** A text that the learner keeps, by its id. */
async function ownTextOf({ api, learner }: ExampleWorld): Promise<string> {
  const id = randomUUID();
  await api.call("PUT", `/own-texts/${id}/`, ownText(), { token: learner.access });
  return id;
}
