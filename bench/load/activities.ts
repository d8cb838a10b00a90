import { randomUUID } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Answer, Call, Send } from "./client.ts";
import { type BenchLearner, newLearner, signIn } from "./learners.ts";

/** What there is to ask for, read from the server itself. */
interface Course {
  lessons: { id: number }[];
  words: string[];
  readings: { id: number }[];
  films: { id: number }[];
}

export interface Activity {
  name: string;
  /** How often, of the sum of all. */
  weight: number;
  /** @returns the answers, all of which should be well */
  do(context: ActivityContext): Promise<Answer[]>;
}

export interface ActivityContext {
  send: Send;
  learner: BenchLearner;
  course: Course;
  /** From 0 up to 1, the same in each run. */
  random(): number;
}

const root = join(import.meta.dirname, "../..");
const fixtures = join(root, "packages/speech/fixtures");
const recordings = readdirSync(fixtures)
  .filter((name) => name.endsWith(".wav"))
  .map((name) => ({ word: name.split("-")[0] as string, wav: readFileSync(join(fixtures, name)) }));

const picture = readFileSync(join(root, "apps/web/public/icons/any-512.png"));

const languages = ["en", "ru", "kz"];
const screens = ["/", "/lessons", "/read", "/watch", "/learn", "/about", "/login", "/review"];
screens.push("/word-of-the-day", "/proficiency-test", "/privacy", "/learn/harmony");
const questions = ["ат", "kitap", "вода", "привет", "кітаптарымызда", "house", "алма", "zzqq"];
const messages = [
  "How do I say I am going home?",
  "кітап көпше түрде",
  "Что значит рахмет?",
  "Мен мектепке барамын",
  "Check: Мен үйде барамын",
  "Теперь во множественном числе?",
  "quiz me",
];

/** Asks the server what it teaches. */
export async function readCourse(send: Send): Promise<Course> {
  const list = async (path: string) => (await send({ path })).json() as { id: number }[];
  const lessons = await list("/api/lessons-materials");
  const details = await Promise.all(
    lessons.slice(0, 25).map(async ({ id }) => {
      const answer = await send({ path: `/api/lessons-materials/${id}/` });
      return answer.json() as { words: { word_kz: string }[] };
    }),
  );
  return {
    lessons,
    words: details.flatMap(({ words }) => words.map(({ word_kz }) => word_kz)),
    readings: await list("/api/reading-materials"),
    films: await list("/api/watching-materials"),
  };
}

const compressed = { "accept-encoding": "gzip, deflate, br" };

function pick<T>(values: readonly T[], { random }: Pick<ActivityContext, "random">): T {
  return values[Math.floor(random() * values.length)] as T;
}

/** One request as an activity. */
function one(name: string, weight: number, call: (context: ActivityContext) => Call): Activity {
  return { name, weight, do: async (context) => [await context.send(call(context))] };
}

const own = (name: string, weight: number, paths: readonly string[]) =>
  one(name, weight, (context) => ({
    path: `/api/${pick(paths, context)}`,
    token: context.learner.access,
    headers: compressed,
  }));

const posted = (
  name: string,
  weight: number,
  path: string,
  body: (context: ActivityContext) => object,
) =>
  one(name, weight, (context) => ({
    method: "POST",
    path: `/api/${path}`,
    token: context.learner.access,
    body: body(context),
  }));

function multipart(parts: Record<string, string | { file: Buffer; type: string }>): Call {
  const boundary = "----bench";
  const body = Buffer.concat([
    ...Object.entries(parts).flatMap(([name, part]) => [
      Buffer.from(
        `--${boundary}\r\ncontent-disposition: form-data; name="${name}"${typeof part === "string" ? "" : `; filename="x"\r\ncontent-type: ${part.type}`}\r\n\r\n`,
      ),
      typeof part === "string" ? Buffer.from(part) : part.file,
      Buffer.from("\r\n"),
    ]),
    Buffer.from(`--${boundary}--\r\n`),
  ]);
  const headers = { "content-type": `multipart/form-data; boundary=${boundary}` };
  return { path: "", headers, body };
}

/** Everything the product is for, as often as learners do it, but for sign-ins, which come far more often than in life. */
export const activities: readonly Activity[] = [
  one("a page", 20, (context) => {
    const { course } = context;
    const path = pick(
      [
        pick(screens, context),
        `/lessons/${pick(course.lessons, context).id}`,
        `/reading/${pick(course.readings, context).id}`,
        `/watching/${pick(course.films, context).id}`,
      ],
      context,
    );
    return { path, headers: { ...compressed, cookie: `language=${pick(languages, context)}` } };
  }),
  one("a content call", 20, (context) => {
    const { course } = context;
    const path = pick(
      [
        "lessons-materials",
        `lessons-materials/${pick(course.lessons, context).id}/`,
        "reading-materials",
        `reading-materials/${pick(course.readings, context).id}/`,
        "watching-materials",
        "word-of-the-day",
        "glossary",
        "test/questions/",
        "openapi.json",
      ],
      context,
    );
    return { path: `/api/${path}`, headers: compressed };
  }),
  own("a profile call", 25, [
    "auth/session/",
    "profile/stats/",
    "profile/courses/",
    "profile/activity/",
    "profile/achievements/",
    "profile/achievements/stats/",
    "profile/leaderboard/?filter=week",
    "profile/leaderboard/user_position/",
    "review/queue",
    "review/forecast",
    "reading-materials/known/",
    "profile/today/",
  ]),
  {
    name: "a finished quiz",
    weight: 8,
    async do(context) {
      const { send, learner, course } = context;
      const token = learner.access;
      const body = { lesson_id: pick(course.lessons, context).id, attempt: randomUUID() };
      const saved = await send({
        method: "POST",
        path: "/api/profile/saved-lessons/",
        token,
        body,
      });
      const claimed = await send({
        method: "POST",
        path: "/api/profile/leaderboard/add_points/",
        token,
        body: { points: 10 },
      });
      return [saved, claimed];
    },
  },
  posted("a review", 6, "review/answers", (context) => ({
    answers: [
      {
        attempt: randomUUID(),
        item: `word:${pick(context.course.words, context)}`,
        kind: "meaning",
        rating: pick([1, 2, 3, 3, 4], context),
        at: new Date().toISOString(),
        ms: 4000,
      },
    ],
  })),
  posted("a harmony round", 2, "profile/harmony-rounds/", () => ({
    attempt: randomUUID(),
    answers: [{ stem: "кітап", suffix: "plural", given: "кітаптар" }],
  })),
  own(
    "a search",
    4,
    questions.map((text) => `search?q=${encodeURIComponent(text)}`),
  ),
  one("a sound", 5, (context) => ({
    path: `/assets/voice/3/${pick(["aizhan", "daulet"], context)}/${pick(["normal", "slow"], context)}.mp3?text=${encodeURIComponent(pick(context.course.words, context))}`,
  })),
  one("a recording", 1, (context) => {
    const { word, wav } = pick(recordings, context);
    const audio = { file: wav, type: "audio/wav" };
    return {
      ...multipart({ word, language: "en", audio }),
      method: "POST",
      path: "/api/check-pronunciation/",
      token: context.learner.access,
    };
  }),
  posted("a message to the tutor", 0.6, "chat/", (context) => ({
    message: pick(messages, context),
    language: pick(languages, context),
  })),
  {
    name: "a sign-in",
    weight: 0.5,
    async do({ send, learner }) {
      const { email } = learner;
      const tokens = await signIn(send, email);
      // A registration at the same time may have made somebody else of the learner.
      if (learner.email === email) Object.assign(learner, tokens);
      return [];
    },
  },
  {
    name: "a registration",
    weight: 0.2,
    async do({ send, learner }) {
      Object.assign(learner, await newLearner(send));
      return [];
    },
  },
  one("a new picture", 0.2, ({ learner: { email, username, access } }) => ({
    ...multipart({ email, username, profile_image: { file: picture, type: "image/png" } }),
    method: "PUT",
    path: "/api/profile/update-profile/",
    token: access,
  })),
  own("an export", 0.2, ["profile/export/"]),
];
