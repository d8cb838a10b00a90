import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import type { Endpoints } from "@tilashar/contracts";
import { rightAnswers } from "../sample-catalogue.ts";
import type { Learner, TestApi } from "../test-api.ts";
import { asSent, attempt, dayAhead, type Examples, type ExampleWorld, now } from "./world.ts";

/** Materials, progress, exams, reviews, own texts, speech and the tutor. */
export const learningCalls = {
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
  "POST /chat/prepare/": () => ({}),
  "POST /chat/": () => ({ body: { message: "How do you say bread?", language: "en", seed: 1 } }),
} satisfies Examples;

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
  const file = `../../../../../packages/speech/fixtures/${word}-${voice}.wav`;
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
