import { spokenWav } from "#api/features/studio/testing/spoken-wav.ts";
import type { Learner, TestApi } from "../test-api.ts";
import { asSent, attempt, type Examples, type ExampleWorld, keeper } from "./world.ts";

/** What editors and speakers make of the course. */
export const makingCalls = {
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
} satisfies Examples;

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
