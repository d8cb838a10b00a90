import { existsSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import type { HandlePage } from "@tilashar/contracts";
import type { Course } from "@tilashar/course";
import { loadFilms } from "@tilashar/course/films/load";
import { ContentError, loadCourse } from "@tilashar/course/load";
import { loadLemmaCounts } from "@tilashar/course/load-lemmas";
import { loadPictures } from "@tilashar/course/load-pictures";
import { lazySentenceBank } from "@tilashar/course/load-sentences";
import { loadUnits } from "@tilashar/learning/load-units";
import type { FastifyInstance, FastifyServerOptions } from "fastify";
import { type AppParts, buildApp } from "./app.ts";
import { type Config, readConfig } from "./config.ts";
import type { Database } from "./db/database.ts";
import { openEmbeddedDatabase } from "./db/embedded-database.ts";
import { migrate } from "./db/migrate.ts";
import { openPostgresDatabase } from "./db/postgres-database.ts";
import { StartError } from "./errors.ts";
import { makePasswordHashing } from "./features/auth/index.ts";
import { readApprovedChanges } from "./features/editing/index.ts";
import { makeLessonCatalogue } from "./features/lessons/index.ts";
import { serveDevelopmentPages } from "./plugins/development-pages.ts";
import { servePages } from "./plugins/pages.ts";
import { serveStaticFiles } from "./plugins/static-files.ts";
import { keptSessionSecret } from "./session-secret.ts";
import { giveBackMemory } from "./threads/give-back-memory.ts";

const root = join(import.meta.dirname, "../../..");
const webFolder = join(root, "apps/web");
const pictures = join(root, "build/assets");

/** Requests that are already on their way to us arrive within this time and are still taken. */
const lastCallMs = 500;

/** Longer than any request may take; what is not answered by then never will be. */
const stopDeadlineMs = 25_000;

await start().catch(giveUp);

async function start(): Promise<void> {
  const config = readConfig(process.env, root);
  const addPages = config.production ? await builtPages() : developmentPages();
  const database = await openDatabase(config);
  try {
    await migrate(database);
    const content = readContent(
      config,
      await readApprovedChanges(database, config.contentDir, warn),
    );
    const app = await buildApp({
      config,
      database,
      ...content,
      hashing: await makePasswordHashing(),
      sessionSecret: config.sessionSecret ?? keptSessionSecret(config.dataDir),
      logger: loggerOptions(config),
      addPages,
    });
    await listen(app.server, config);
    stopOnSignal(app.server, database, () => app.announceStop());
    giveBackMemory();
  } catch (error) {
    await database.close();
    throw error;
  }
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
      }),
    },
  } as NonNullable<FastifyServerOptions["logger"]>;
}

function warn(line: string): void {
  console.error(JSON.stringify({ level: 40, msg: line }));
}

/** The course with what editors have approved, or, should that break it, as its files have it. */
function courseWith(
  options: Parameters<typeof loadCourse>[0],
  approved: ReadonlyMap<string, string>,
) {
  try {
    return loadCourse({ ...options, instead: approved });
  } catch (error) {
    if (approved.size === 0 || !(error instanceof ContentError)) throw error;
    warn(`approved changes are left out: ${error.message}`);
    return loadCourse(options);
  }
}

function readContent(
  { contentDir, contentLenient }: Config,
  approved: ReadonlyMap<string, string>,
) {
  const contentFiles = { contentDir, cacheFile: join(root, ".cache/content.json") };
  const options = { ...contentFiles, lenient: contentLenient, warn };
  const course = courseWith(options, approved);
  try {
    const addresses = loadPictures(pictures);
    const units = loadUnits(join(root, "build"));
    return {
      course,
      contentFiles,
      lemmas: loadLemmaCounts(join(root, "build")),
      sentences: sentenceBank(course, approved.size === 0 ? null : options),
      units,
      pictures: addresses,
      films: loadFilms(pictures),
      picturesFolder: pictures,
      catalogue: makeLessonCatalogue(course, addresses, units),
    };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartError(`The course is not built (${reason}). Run: npm run build`);
  }
}

/** Built from the files: an approved change of a sentence joins it when the files hold the change. */
function sentenceBank(course: Course, filesAlone: Parameters<typeof loadCourse>[0] | null) {
  const folder = join(root, "build");
  const bank = lazySentenceBank(course, folder);
  if (filesAlone === null) return bank;
  let built: ReturnType<typeof bank> | undefined;
  return () => {
    built ??= lazySentenceBank(loadCourse(filesAlone), folder)();
    return built;
  };
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
    servePages(app, handlePage, context);
  };
}

function developmentPages(): AddPages {
  return async (app, context) => {
    await serveStaticFiles(app, { client: null, pictures, publicUrl: context.publicUrl });
    await serveDevelopmentPages(app, webFolder, context);
  };
}

async function listen(app: FastifyInstance, { host, port }: Config): Promise<void> {
  try {
    // The framework tells an address per network; people need one line.
    const { level } = app.log;
    app.log.level = "silent";
    await app.listen({ host, port });
    app.log.level = level;
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
  const address = app.server.address();
  const bound = typeof address === "object" && address !== null ? address.port : port;
  const line = `Tilashar is ready: http://localhost:${bound}`;
  if (process.stdout.isTTY) console.log(line);
  else app.log.info(line);
}

/** Finishes what has been asked, takes nothing new, and goes. */
function stopOnSignal(app: FastifyInstance, database: Database, announceStop: () => void): void {
  let asked = false;
  const stop = async (signal: NodeJS.Signals) => {
    if (asked) return;
    asked = true;
    app.log.info(`${signal}: stopping`);
    announceStop();
    const deadline = setTimeout(() => {
      app.log.error("requests are still open at the deadline; leaving them");
      process.exit(1);
    }, stopDeadlineMs);
    deadline.unref();
    try {
      await pause(lastCallMs);
      await app.close();
      await database.close();
      process.exit(0);
    } catch (error) {
      app.log.error({ err: error }, "stopping failed");
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
