import { createECDH, randomBytes } from "node:crypto";
import { makeUnsubscribeTokens } from "#api/features/notifications/index.ts";
import { deriveKey } from "#api/session-secret.ts";
import type { MailServer } from "../mail-server.ts";
import type { ProviderAnswer } from "../oidc-provider.ts";
import { softwareAuthenticator } from "../software-authenticator.ts";
import type { Learner, TestApi } from "../test-api.ts";
import { asSent, type Examples, type ExampleWorld } from "./world.ts";

/** Accounts, ways to sign in, settings and what is sent to a learner. */
export const accountCalls = {
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
} satisfies Examples;

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
