import { existsSync } from "node:fs";
import { flushCompileCache } from "node:module";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import type { HandlePage } from "@tilashar/contracts";
import { ContentError } from "@tilashar/course/load";
import type { FastifyBaseLogger, FastifyServerOptions } from "fastify";
import { type AppParts, buildApp } from "./app.ts";
import { type Config, readConfig } from "./config.ts";
import { type CourseKeeper, makeCourseKeeper } from "./course-keeper.ts";
import type { Database } from "./db/database.ts";
import { openEmbeddedDatabase } from "./db/embedded-database.ts";
import { migrate } from "./db/migrate.ts";
import { openPostgresDatabase } from "./db/postgres-database.ts";
import { StartError } from "./errors.ts";
import { makePasswordHashing } from "./features/auth/index.ts";
import { listApprovedIds, openCourseDesk } from "./features/editing/index.ts";
import { type Front, openFront } from "./front.ts";
import { serveDevelopmentPages } from "./plugins/development-pages.ts";
import { servePages } from "./plugins/pages.ts";
import { serveStaticFiles } from "./plugins/static-files.ts";
import { serveWebManifests } from "./plugins/web-manifests.ts";
import { type ReadCourse, readCourse } from "./read-course.ts";
import { keptSessionSecret } from "./session-secret.ts";
import { giveBackMemory } from "./threads/give-back-memory.ts";

const root = join(import.meta.dirname, "../../..");
const webFolder = join(root, "apps/web");
const pictures = join(root, "build/assets");

/** Requests that are already on their way to us arrive within this time and are still taken. */
const lastCallMs = 500;

/** Whoever waits for the server to be ready is answered before it puts itself in order. */
const settleMs = 1000;

/** Longer than any request may take; what is not answered by then never will be. */
const stopDeadlineMs = 25_000;

await start().catch(giveUp);

async function start(): Promise<void> {
  const config = readConfig(process.env, root);
  const addPages = config.production ? await builtPages() : developmentPages();
  const database = await openDatabase(config);
  try {
    await migrate(database);
    const read = (broken: "leave out" | "refuse") =>
      readCourse({ database, config, root, warn }, broken);
    const first = await read("leave out");
    const desk = openCourseDesk(first.parts.contentFiles);
    const front = openFront();
    const shared = {
      config,
      database,
      threads: { desk },
      hashing: await makePasswordHashing(),
      sessionSecret: config.sessionSecret ?? keptSessionSecret(config.dataDir),
      logger: loggerOptions(config),
      httpServer: front.server,
      addPages,
    };
    let keeper: CourseKeeper | null = null;
    const applicationOf = async ({ parts, changes, leftOut }: ReadCourse) => {
      const app = await buildApp({
        ...shared,
        ...parts,
        served: {
          changes,
          leftOut,
          // Nobody is answered before there is a keeper.
          state: () => (keeper as CourseKeeper).state(),
          reload: () => (keeper as CourseKeeper).reload(),
        },
      });
      await app.server.ready();
      return app;
    };
    const app = await applicationOf(first);
    await front.serve(app);
    keeper = makeCourseKeeper({
      readWith: first,
      approved: () => listApprovedIds(database),
      async replace() {
        const course = await read("refuse");
        course.parts.courseWords();
        const retired = front.serve(await applicationOf(course));
        // Nobody waits for it: what the old application has begun may take a while.
        void retired.then(giveBackMemory);
        return course;
      },
      log: app.server.log,
      now: Date.now,
    });
    // Before anybody asks: whoever asks for the first sound would wait for it, or who comes while it is found.
    first.parts.courseWords();
    await listen(front, app.server.log, config);
    keeper.watch();
    reloadOnSignal(keeper, () => desk.filesChanged());
    stopOnSignal({ front, keeper, database, log: app.server.log, stopDesk: () => desk.stop() });
    setTimeout(settle, settleMs).unref();
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** What a start leaves to be done when nobody waits for it. */
function settle(): void {
  // The first answer that may be compressed asks for it, and with it comes the whole of `fetch`.
  Reflect.get(globalThis, "Response");
  giveBackMemory();
  flushCompileCache?.();
}

function loggerOptions({ logLevel }: Config): NonNullable<FastifyServerOptions["logger"]> {
  return {
    level: logLevel,
    serializers: {
      // An error of a database names the values it refused: people's own data stays out of the log.
      err: (error: Error & { code?: unknown }) => ({
        type: error.name,
        message: error.message,
        code: error.code,
        stack: error.stack,
        causes: causesOf(error),
      }),
    },
  } as NonNullable<FastifyServerOptions["logger"]>;
}

/** Where each cause of an error, the nearest first, arose; their messages may hold what people wrote. */
function causesOf({ cause }: Error): string[] {
  if (!(cause instanceof Error)) return [];
  const frames = cause.stack?.split("\n").filter((line) => line.startsWith("    at ")) ?? [];
  return [[cause.name, ...frames].join("\n"), ...causesOf(cause)];
}

function warn(line: string): void {
  console.error(JSON.stringify({ level: 40, msg: line }));
}

function openDatabase({ databaseUrl, dataDir }: Config): Database | Promise<Database> {
  if (databaseUrl === null) return openEmbeddedDatabase(dataDir);
  return openPostgresDatabase(databaseUrl, (error) =>
    console.error(
      JSON.stringify({ level: 40, msg: `a connection to the database broke: ${error.message}` }),
    ),
  );
}

type AddPages = NonNullable<AppParts["addPages"]>;

async function builtPages(): Promise<AddPages> {
  const entry = join(webFolder, "build/server/server.js");
  if (!existsSync(entry)) {
    throw new StartError("The pages are not built. Run: npm run build");
  }
  // Read by libraries as they are loaded. Assigned this way because the bundler writes its own value in
  // place of the name.
  Object.assign(process.env, { NODE_ENV: "production" });
  const { handlePage } = (await import(entry)) as { handlePage: HandlePage };
  return async (app, context) => {
    const client = join(webFolder, "build/client");
    await serveStaticFiles(app, { client, pictures, publicUrl: context.publicUrl });
    serveWebManifests(app, { client, ...context });
    servePages(app, handlePage, context);
  };
}

function developmentPages(): AddPages {
  return async (app, context) => {
    await serveStaticFiles(app, { client: null, pictures, publicUrl: context.publicUrl });
    await serveDevelopmentPages(app, webFolder, context);
  };
}

async function listen(
  { server }: Front,
  log: FastifyBaseLogger,
  { host, port }: Config,
): Promise<void> {
  try {
    await new Promise<void>((resolve, reject) => {
      server.once("error", reject);
      server.listen({ host, port }, () => {
        server.off("error", reject);
        resolve();
      });
    });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === "EADDRINUSE") {
      throw new StartError(
        `Port ${port} is in use. Stop what listens there, or choose another with PORT=${port + 1}.`,
      );
    }
    if (code === "EACCES") {
      throw new StartError(`Port ${port} may not be opened by this user. Choose one above 1023.`);
    }
    if (code === "EADDRNOTAVAIL" || code === "ENOTFOUND") {
      throw new StartError(`HOST=${host} is no address of this machine. Use 127.0.0.1 or 0.0.0.0.`);
    }
    throw error;
  }
  const address = server.address();
  const bound = typeof address === "object" && address !== null ? address.port : port;
  const line = `Tilashar is ready: http://localhost:${bound}`;
  if (process.stdout.isTTY) console.log(line);
  else log.info(line);
}

/** Whoever has changed the course's files, and built them, has them served without a restart. */
function reloadOnSignal(keeper: CourseKeeper, filesChanged: () => void): void {
  process.on("SIGHUP", () => {
    filesChanged();
    void keeper.reload();
  });
}

interface Running {
  front: Front;
  keeper: CourseKeeper;
  database: Database;
  log: FastifyBaseLogger;
  stopDesk(): Promise<void>;
}

/** Finishes what has been asked, takes nothing new, and goes. */
function stopOnSignal({ front, keeper, database, log, stopDesk }: Running): void {
  let asked = false;
  const stop = async (signal: NodeJS.Signals) => {
    if (asked) return;
    asked = true;
    log.info(`${signal}: stopping`);
    front.announceStop();
    const deadline = setTimeout(() => {
      log.error("requests are still open at the deadline; leaving them");
      process.exit(1);
    }, stopDeadlineMs);
    deadline.unref();
    try {
      await keeper.stop();
      await pause(lastCallMs);
      await front.close();
      await stopDesk();
      await database.close();
      process.exit(0);
    } catch (error) {
      log.error({ err: error }, "stopping failed");
      process.exit(1);
    }
  };
  process.on("SIGTERM", stop);
  process.on("SIGINT", stop);
}

/** One line for a reason people can mend; the whole trace for one that is our fault. */
function giveUp(error: unknown): never {
  const expected = error instanceof StartError || error instanceof ContentError;
  console.error(expected ? error.message : error);
  process.exit(1);
}
