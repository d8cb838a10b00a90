import { randomBytes } from "node:crypto";
import { join } from "node:path";
import { PassThrough } from "node:stream";
import { loadFilms } from "@tilashar/course/films/load";
import { lazyKazakhWords } from "@tilashar/course/kazakh-words";
import { loadCourse } from "@tilashar/course/load";
import { loadLemmaCounts } from "@tilashar/course/load-lemmas";
import { loadPictures } from "@tilashar/course/load-pictures";
import { lazySentenceBank } from "@tilashar/course/load-sentences";
import { loadUnits } from "@tilashar/learning/load-units";
import { LEARNT_FILE } from "@tilashar/tutor";
import type { InjectOptions, LightMyRequestResponse } from "fastify";
import { afterAll, beforeAll, describe } from "vitest";
import { type App, type AppParts, buildApp } from "#api/app.ts";
import type { MetricsAccess } from "#api/config.ts";
import type { Database } from "#api/db/database.ts";
import { migrate } from "#api/db/migrate.ts";
import { makePasswordHashing } from "#api/features/auth/index.ts";
import { openTutorWorker } from "#api/features/chat/index.ts";
import { openCourseDesk } from "#api/features/editing/index.ts";
import type { OutsideServices } from "#api/outside-services.ts";
import type { ProviderSettings } from "#api/sign-in-providers.ts";
import { migratedPlace, type Place } from "./fresh-database.ts";
import { rememberingArgon2 } from "./remembering-argon2.ts";
import { sampleCatalogue } from "./sample-catalogue.ts";

interface Answer {
  status: number;
  // biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every shape.
  body: any;
  headers: LightMyRequestResponse["headers"];
  text: string;
}

type Method = NonNullable<InjectOptions["method"]>;

interface CallOptions {
  token?: string;
  headers?: Record<string, string>;
  /** The client's address. */
  from?: string;
}

export interface Learner {
  id: number;
  username: string;
  email: string;
  password: string;
  access: string;
  refresh: string;
}

export interface TestApi {
  app: App;
  database: Database;
  place: Place;
  sessionSecret: string;
  /** Everything that was logged, one JSON object a line. */
  log(): string;
  call(method: Method, path: string, body?: unknown, options?: CallOptions): Promise<Answer>;
  /** Ends the application and starts it anew on the same data, as an upgrade does. */
  restart(): Promise<void>;
  /** A new account with its first session. */
  learner(changes?: Record<string, unknown>): Promise<Learner>;
}

interface SuiteOptions extends Partial<Pick<AppParts, "addPages">> {
  rateLimits?: boolean;
  publicUrl?: string;
  metrics?: MetricsAccess;
  /** New addresses are asked for by a link. */
  confirmEmails?: boolean;
  /** Recordings of speech are kept when a learner agrees. */
  speechCollect?: boolean;
  /** OpenID Connect providers that people may sign in with. */
  signInProviders?: readonly ProviderSettings[];
  /** Where the database is backed up once a day; by default it is not. */
  backupDir?: string;
  /** Servers of others, such as a local one that speaks SMTP. */
  outside?: Partial<OutsideServices>;
}

const nothingOutside: OutsideServices = {
  mail: { smtpUrl: null, from: "Tilashar <no-reply@tilashar.example>" },
  bot: null,
  push: null,
  llm: null,
  asr: null,
  tts: null,
};

const root = join(import.meta.dirname, "../../../..");

/** The suite's course stays as it was read: front.test.ts and course-swap.db.test.ts put others in its place. */
const courseState = { servedSince: new Date().toISOString(), changes: 0, failure: null };
const servedForGood: AppParts["served"] = {
  changes: new Set(),
  leftOut: new Map(),
  state: () => courseState,
  reload: async () => courseState,
};

/** Lessons are three small ones of our own; everything else is the course as it is. */
function readContent() {
  const contentFiles = {
    contentDir: join(root, "content"),
    cacheFile: join(root, ".cache/content.json"),
  };
  const course = loadCourse(contentFiles);
  const learntFile = join(root, "build", LEARNT_FILE);
  return {
    course,
    courseWords: lazyKazakhWords(course),
    contentFiles,
    sentences: lazySentenceBank(course, join(root, "build")),
    units: loadUnits(join(root, "build")),
    lemmas: loadLemmaCounts(join(root, "build")),
    pictures: loadPictures(join(root, "build/assets")),
    films: loadFilms(join(root, "build/assets")),
    picturesFolder: join(root, "build/assets"),
    learntFile,
    threads: {
      // The thread reads its program from sources here, which takes a busy machine longer than the build's.
      tutor: openTutorWorker({ course, learntFile, deadlineMs: 40_000 }),
      desk: openCourseDesk(contentFiles),
    },
  };
}

/** Read once for all files that one process tests, and so are the threads that know it: nothing changes it. */
let content: ReturnType<typeof readContent> | undefined;
function realContent() {
  content ??= readContent();
  return content;
}

export const goodPassword = "bota-qozy-2026";
let made = 0;

/** Runs a suite twice: on a fresh embedded database and on a fresh database of a real PostgreSQL. */
export function onBothDatabases(
  title: string,
  suite: (api: () => TestApi) => void,
  options: SuiteOptions = {},
): void {
  describe.each(["sqlite", "postgres"] as const)(`${title} (%s)`, (dialect) => {
    let api: TestApi | undefined;
    beforeAll(async () => {
      const { place, database } = await migratedPlace(dialect);
      api = await startApi(place, database, options);
    });
    afterAll(async () => {
      await api?.app.server.close();
      await api?.database.close();
      await api?.place.remove();
    });
    suite(() => {
      if (api === undefined) throw new Error("The suite has not started.");
      return api;
    });
  });
}

export async function startTestApi(place: Place, options: SuiteOptions = {}): Promise<TestApi> {
  const database = await place.open();
  await migrate(database);
  return startApi(place, database, options);
}

async function startApi(place: Place, database: Database, options: SuiteOptions): Promise<TestApi> {
  const sessionSecret = randomBytes(48).toString("base64url");
  const logged: string[] = [];
  const stream = new PassThrough();
  stream.on("data", (chunk: Buffer) => logged.push(chunk.toString()));
  const start = async (): Promise<App> => {
    const app = await buildApp({
      config: {
        publicUrl: options.publicUrl ?? "http://localhost:3000",
        contactEmail: null,
        trustProxy: false,
        rateLimits: options.rateLimits ?? false,
        dataDir: place.dataDir,
        backupDir: options.backupDir ?? null,
        metrics: options.metrics ?? { kind: "off" },
        confirmEmails: options.confirmEmails ?? false,
        speechCollect: options.speechCollect ?? false,
        signInProviders: options.signInProviders ?? [],
        outside: { ...nothingOutside, ...options.outside },
      },
      database,
      ...realContent(),
      served: servedForGood,
      catalogue: sampleCatalogue,
      hashing: await makePasswordHashing(undefined, rememberingArgon2),
      sessionSecret,
      logger: { level: "debug", stream },
      ...(options.addPages ? { addPages: options.addPages } : {}),
    });
    await app.server.ready();
    return app;
  };
  let app = await start();

  const call: TestApi["call"] = async (method, path, body, { token, headers, from } = {}) => {
    const answer = await app.server.inject({
      method,
      url: `/api${path}`,
      headers: { ...(token === undefined ? {} : { authorization: `Bearer ${token}` }), ...headers },
      ...(body === undefined ? {} : { payload: body as string | object }),
      ...(from === undefined ? {} : { remoteAddress: from }),
    });
    const isJson = String(answer.headers["content-type"]).startsWith("application/json");
    return {
      status: answer.statusCode,
      body: isJson && answer.body !== "" ? JSON.parse(answer.body) : null,
      headers: answer.headers,
      text: answer.body,
    };
  };

  async function learner(changes: Record<string, unknown> = {}): Promise<Learner> {
    made += 1;
    const registration = {
      username: `learner-${made}`,
      email: `learner-${made}@example.test`,
      password: goodPassword,
      password2: goodPassword,
      ...changes,
    };
    const registered = await call("POST", "/auth/register/", registration);
    if (registered.status !== 201) throw new Error(`Not registered: ${registered.text}`);
    const { email, password } = registration as { email: string; password: string };
    const { body } = await call("POST", "/auth/token/", { email, password });
    return { ...registered.body, password, access: body.access, refresh: body.refresh };
  }

  return {
    get app() {
      return app;
    },
    async restart() {
      await app.server.close();
      app = await start();
    },
    database,
    place,
    sessionSecret,
    call,
    learner,
    log: () => logged.join(""),
  };
}
